// The addresses of the app's screens, kept in the URL's fragment so that they work under any path and offline.
import type { GameId, OptionValues } from '../../games/game';
import { titles } from '../../games/titles';
import { PUZZLE_WAYS, type PuzzleWay } from '../../puzzles/attempt';

export type Opponent = 'computer' | 'person';

export type Route =
  | { readonly screen: 'home' }
  /** The newest unfinished game, or Home without one. */
  | { readonly screen: 'continue' }
  /**
   * The New game sheet over Home; without a game, for the first one. `options` are the rules to begin with, and `level` is that of
   * the computer, if they are given.
   */
  | {
      readonly screen: 'new';
      readonly game: GameId | null;
      readonly opponent: Opponent | null;
      readonly options?: OptionValues;
      readonly level?: number;
    }
  /** `ply` of the game is shown first, if it is given. */
  | { readonly screen: 'game'; readonly id: string; readonly ply?: number }
  | { readonly screen: 'analysis'; readonly id: string }
  /** The review of a finished game; `ply` is shown first, if it is given. */
  | { readonly screen: 'review'; readonly id: string; readonly ply?: number }
  /** One's own mistakes in a game, to find better moves; `ply` is that of the mistake to begin with. */
  | { readonly screen: 'better'; readonly id: string; readonly ply?: number }
  /** One's own last mistakes in all games. */
  | { readonly screen: 'mistakes' }
  /** Over Home: what to analyse. */
  | { readonly screen: 'analyse' }
  /** Setting up a position of a game; of the last one, without a game. */
  | { readonly screen: 'setUp'; readonly game: GameId | null }
  /** Drawing the board of a game that allows it; `board` is one to begin with, as text, if it is given. */
  | { readonly screen: 'draw'; readonly game: GameId | null; readonly board?: string }
  /** How a game is played under some options, as their texts say, or with none the standard game and what can be chosen. */
  | { readonly screen: 'learn'; readonly game: GameId; readonly options: OptionValues | null }
  /** Which game to learn. */
  | { readonly screen: 'learn'; readonly game: null }
  /** The lessons of a game, or one of them. */
  | { readonly screen: 'lessons'; readonly game: GameId; readonly lesson: string | null }
  /** Which game's puzzles to solve. */
  | { readonly screen: 'puzzles'; readonly game: null }
  /** The puzzles of a game, or one way to come by them; `of` is the theme, or the day of a daily puzzle. */
  | {
      readonly screen: 'puzzles';
      readonly game: GameId;
      readonly way: PuzzleWay | null;
      readonly of: string | null;
    }
  /** A game from elsewhere: the one in a link, or in a text that is given, or else one to be pasted or chosen. */
  | { readonly screen: 'open'; readonly link: string | null; readonly text?: string }
  /** All games; `query` chooses among them, see history/filter.ts. */
  | { readonly screen: 'history'; readonly query: string }
  | { readonly screen: 'statistics' }
  /** How far one has come in a game, or a choice of games. */
  | { readonly screen: 'progress'; readonly game: GameId | null }
  | { readonly screen: 'settings' }
  /** Credits, licences and version. */
  | { readonly screen: 'about' };

export const HOME: Route = { screen: 'home' };

/** What stands for the standard rules as somebody's choice. */
const STANDARD_QUERY = 'standard';

const optionsQuery = (options: OptionValues): string =>
  new URLSearchParams(options).toString() || STANDARD_QUERY;

function optionsIn(query: string): OptionValues | null {
  if (query === '') return null;
  return query === STANDARD_QUERY ? {} : Object.fromEntries(new URLSearchParams(query));
}

/** The route a fragment names; Home for anything unknown. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  const [screen, argument, further, last] = path.split('/');
  if (screen === 'settings' || screen === 'continue' || screen === 'statistics') return { screen };
  if (screen === 'about' || screen === 'analyse' || screen === 'mistakes') return { screen };
  if (screen === 'history') return { screen, query };
  if ((screen === 'game' || screen === 'review' || screen === 'better') && argument) {
    const ply = new URLSearchParams(query).get('ply') ?? '';
    const id = decodeArgument(argument);
    return /^\d{1,5}$/.test(ply) ? { screen, id, ply: Number(ply) } : { screen, id };
  }
  if (screen === 'analysis' && argument) return { screen, id: decodeArgument(argument) };
  if (screen === 'draw') {
    const game = titles.find(({ id }) => id === argument)?.id ?? null;
    return game && further ? { screen, game, board: decodeArgument(further) } : { screen, game };
  }
  if (screen === 'progress')
    return { screen, game: titles.find(({ id }) => id === argument)?.id ?? null };
  if (screen === 'set-up')
    return { screen: 'setUp', game: titles.find(({ id }) => id === argument)?.id ?? null };
  if (screen === 'open') {
    const text = argument ? null : new URLSearchParams(query).get('text');
    return { screen, link: argument ? decodeArgument(argument) : null, ...(text && { text }) };
  }
  if (screen === 'learn') {
    if (!argument) return { screen, game: null };
    const game = titles.find(({ id }) => id === argument);
    if (!game) return HOME;
    return { screen, game: game.id, options: optionsIn(query) };
  }
  if (screen === 'lessons') {
    const game = titles.find(({ id }) => id === argument);
    return game
      ? { screen, game: game.id, lesson: further ? decodeArgument(further) : null }
      : HOME;
  }
  if (screen === 'puzzles') {
    const game = titles.find(({ id }) => id === argument);
    if (!game) return { screen, game: null };
    const way = PUZZLE_WAYS.find((one) => one === further) ?? null;
    const of = way && last ? decodeArgument(last) : null;
    // A theme must be named.
    return { screen, game: game.id, way: way === 'theme' && !of ? null : way, of };
  }
  if (screen === 'new') {
    const given = new URLSearchParams(query);
    const opponent = given.get('opponent');
    const options = optionsIn(given.get('rules') ?? '');
    const level = given.get('level') ?? '';
    return {
      screen,
      game: titles.find((game) => game.id === argument)?.id ?? null,
      opponent: opponent === 'computer' || opponent === 'person' ? opponent : null,
      ...(options && { options }),
      ...(/^[1-8]$/.test(level) && { level: Number(level) }),
    };
  }
  return HOME;
}

/** The fragment of a route, `#` included. */
export function formatRoute(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'game':
    case 'review':
    case 'better': {
      const query = route.ply === undefined ? '' : `?ply=${route.ply}`;
      return `#/${route.screen}/${encodeArgument(route.id)}${query}`;
    }
    case 'analysis':
      return `#/analysis/${encodeArgument(route.id)}`;
    case 'draw':
      return ['#/draw', route.game, route.board && encodeArgument(route.board)]
        .filter(Boolean)
        .join('/');
    case 'setUp':
      return route.game ? `#/set-up/${route.game}` : '#/set-up';
    case 'open':
      if (route.link !== null) return `#/open/${encodeArgument(route.link)}`;
      return route.text ? `#/open?text=${encodeArgument(route.text)}` : '#/open';
    case 'learn': {
      if (!route.game) return '#/learn';
      const { options } = route;
      return `#/learn/${route.game}${options ? `?${optionsQuery(options)}` : ''}`;
    }
    case 'lessons':
      return `#/lessons/${route.game}${route.lesson ? `/${encodeArgument(route.lesson)}` : ''}`;
    case 'puzzles': {
      const parts = route.game === null ? [] : [route.game, route.way, route.of];
      const path = parts.flatMap((part) => (part ? [`/${encodeArgument(part)}`] : []));
      return `#/puzzles${path.join('')}`;
    }
    case 'new': {
      const { game, opponent, options, level } = route;
      const query = new URLSearchParams({
        ...(opponent && { opponent }),
        ...(options && { rules: optionsQuery(options) }),
        ...(level !== undefined && { level: `${level}` }),
      }).toString();
      return `#/new${game ? `/${game}` : ''}${query && `?${query}`}`;
    }
    case 'progress':
      return route.game ? `#/progress/${route.game}` : '#/progress';
    case 'history':
      return `#/history${route.query && `?${route.query}`}`;
    default:
      return `#/${route.screen}`;
  }
}

/** What other apps share with this one, by the manifest's `share_target`: the page's query. Null where nothing is shared. */
export function sharedRoute(search: string): Route | null {
  const query = new URLSearchParams(search);
  const given = ['text', 'url'].flatMap((name) => query.get(name)?.trim() || []);
  return given.length > 0 ? { screen: 'open', link: null, text: given.join('\n') } : null;
}

/** Replaces lone surrogates, for which encodeURIComponent throws a URIError. */
const encodeArgument = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));

function decodeArgument(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
