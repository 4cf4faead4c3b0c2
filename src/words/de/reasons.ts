// The one table of words for reasons, complete by type. Each entry is what the move does: "greift den Turm auf d4 an".
import { inMoves, numberText } from '../../language/de/numbers';
import { ein, nounText, whoseForm } from '../../language/de/pieces';
import { capital } from '../../language/sentence';
import type { MoveReason, MoveRef, PieceRef, Threat } from '../../reasons/reason';
import type { MistakeExplanation } from '../../review/moveAnalysis';
import type { Reason as EndReason } from '../../rules/types';
import { type Speaker, saysOrigin } from '../speaker';
import { type Clause, does, lastText, mainText, type Predicate, wordsText } from './clause';
import { exchangeText, exposureClause, gainText, lossText } from './material';
import { type Phrases, phrasesOf, verbFor, whoText } from './phrases';

type Words = {
  readonly [Kind in MoveReason['kind']]: (
    reason: Extract<MoveReason, { readonly kind: Kind }>,
    phrases: Phrases,
  ) => Clause | Predicate;
};

const NEXT_MOVE = 'im nächsten Zug';

const WORDS: Words = {
  onlyLegalMove: () => does('ist', 'der einzige mögliche Zug'),
  win: ({ by, moves, plies }, { words }) => {
    const own = by === null ? undefined : words.wins?.[by];
    if (plies === 1) return own?.now ?? (by && WINS_NOW[by]) ?? does('gewinnt', 'sofort');
    if (plies === 2)
      return does('lässt', 'nur Züge', { prefix: 'zu', after: ', die sofort verlieren' });
    if (by === 'checkmate') return does('erzwingt', wordsText('Matt', soonText(moves)));
    return own?.later?.(moves) ?? does('erzwingt', wordsText('den Gewinn', soonText(moves)));
  },
  winsWith: ({ first }, phrases) => {
    const { mover } = phrases;
    const wins = `; bei bestem Spiel ${verbFor(mover, 'gewinnst', 'gewinnt')} ${whoText(mover)}`;
    return endingWith(doing(first, phrases), wins);
  },
  alike: ({ first }, phrases) => endingWith(doing(first, phrases), OTHERS.alike),
  longestResistance: ({ moves }) =>
    moves <= 1
      ? does('verliert', 'sofort', { after: ', wie jeder andere Zug' })
      : does('hält', 'am längsten', {
          prefix: 'stand',
          after: moves <= MAX_SEEN_MOVES ? `, noch ${numberText(moves)} Züge lang` : '',
        }),
  repetitionWin: () =>
    does('gibt', 'immer wieder Schach', { after: ', und die Wiederholung gewinnt hier' }),
  draw: ({ by, otherwise }) => {
    if (otherwise === 'alike')
      return does('bringt', 'nur noch Remis', { after: ', denn zum Gewinnen ist zu wenig übrig' });
    if (otherwise === 'same') return does('hält', 'das Remis', { after: ', wie jeder andere Zug' });
    const clause = (by && DRAWS[by]) ?? does('hält', 'das Remis');
    if (otherwise === null) return clause;
    const others = `: Alles andere ${otherwise === 'loses' ? 'verliert' : 'ist schlechter'}`;
    return { ...clause, after: `${clause.after}${others}` };
  },
  onlySave: ({ inCheck }) =>
    inCheck
      ? does('ist', 'die einzige Antwort auf das Schach', { after: ', die nicht verliert' })
      : does('ist', 'der einzige Zug', { after: ', der nicht verliert' }),
  stopsWin: ({ by, moves, isOnly, move, hasOthers }, phrases) => {
    const first = hasOthers ? null : moveText(move, phrases);
    const stops = stopClause(winName(by, phrases), moves, first, phrases);
    return isOnly ? does('ist', 'der einzige Zug', { after: `, der ${lastText([stops])}` }) : stops;
  },
  gain: gainText,
  exchange: exchangeText,
  promotion: ({ letter, cell }, phrases) =>
    does('wandelt', wordsText(phrases.place('auf', cell), 'in', ein(phrases.kind(letter), 'acc')), {
      prefix: 'um',
    }),
  saves: ({ piece, isMover }, phrases) =>
    isMover
      ? does('bringt', `${phrases.pieceFrom(piece)} in Sicherheit`)
      : does('sichert', phrases.piece(piece)),
  concedes: ({ piece, isForced }, phrases) =>
    does('gibt', phrases.piece(piece), {
      prefix: 'auf',
      after: isForced ? `, denn ${phrases.pronoun(piece)} ist nicht zu retten` : '',
    }),
  misses: ({ piece, isRecapture }, phrases) => {
    const { capture } = phrases.words;
    const back = isRecapture && !capture ? 'im Gegenzug' : '';
    return does(capture?.does ?? 'schlägt', wordsText(phrases.piece(piece), 'nicht', back));
  },
  answersCheck: ({ how, piece }, phrases) =>
    how === 'moves'
      ? does('entzieht', `${phrases.piece(piece)} dem Schach`)
      : does('wehrt', `das Schach mit ${phrases.piece(piece, 'dat')}`, { prefix: 'ab' }),
  check: () => does('gibt', 'Schach'),
  threat: ({ threat, helper }, phrases) => {
    const clause = threatClause(threat, phrases);
    if (!helper) return clause;
    return { ...clause, middle: wordsText(clause.middle, `mit ${phrases.piece(helper, 'dat')}`) };
  },
  castles: () => does('rochiert'),
  passes: () => does('passt'),
  choice: ({ lead }) =>
    does(
      'ist',
      lead === null ? 'etwa so viel wert wie die andere Wahl' : 'mehr wert als die andere Wahl',
    ),
  attacks: ({ piece, isCaught }, phrases) =>
    does('greift', phrases.piece(piece), {
      prefix: 'an',
      after: isCaught ? `, und ${phrases.pronoun(piece)} hat keinen sicheren Zug` : '',
    }),
  forks: ({ pieces }, phrases) =>
    does('greift', `${phrases.pieces(pieces)} zugleich`, { prefix: 'an' }),
  offers: ({ piece, given }, phrases) => {
    const what = given ? `${phrases.pieceName(given)} für` : 'den Tausch gegen';
    return does('bietet', `${what} ${phrases.piece(piece)}`, { prefix: 'an' });
  },
  declines: ({ piece }, phrases) => does('vermeidet', `den Tausch gegen ${phrases.piece(piece)}`),
  guards: ({ piece }, phrases) => does('verteidigt', phrases.piece(piece)),
  protects: ({ piece }, phrases) => does('deckt', phrases.piece(piece)),
  supports: ({ piece }, phrases) => does('deckt', `${phrases.piece(piece)} ein weiteres Mal`),
  keepsOff: ({ piece, cell, prey }, phrases) =>
    does('hält', `${phrases.piece(piece)} von ${phrases.cell(cell)}`, {
      prefix: 'fern',
      after: `, wo ${phrases.pronoun(piece)} ${phrases.piece(prey)} angreifen würde`,
    }),
  secures: ({ piece, guard }, phrases) =>
    does('bringt', `${phrases.pieceName(piece)} dorthin`, {
      after: `, wo ${phrases.piece(guard, 'nom')} ${phrases.pronoun(piece, 'acc')} deckt`,
    }),
  dodges: ({ piece, by }, phrases) =>
    does('bringt', phrases.pieceFrom(piece), {
      prefix: 'weg',
      after: `, bevor ${phrases.piece(by, 'nom')} ${phrases.pronoun(piece, 'acc')} angreifen kann`,
    }),
  stopsCheck: ({ piece, cell }, phrases) =>
    does('verhindert', `auf ${phrases.cell(cell)} ein Schach durch ${phrases.piece(piece)}`),
  bars: ({ piece, cell }, phrases) =>
    does('hält', `${phrases.piece(piece)} von ${phrases.cell(cell)}`, { prefix: 'fern' }),
  traps: ({ piece }, phrases) =>
    does('lässt', `${phrases.piece(piece, 'dat')} keinen sicheren Zug`),
  denies: ({ piece, cell }, phrases) =>
    does('nimmt', `${phrases.piece(piece, 'dat')} ${phrases.cell(cell)}`, { prefix: 'weg' }),
  spares: ({ piece, taker }, phrases) =>
    does('lässt', `${phrases.piece(piece)} in Ruhe`, {
      after: `, weil ${phrases.piece(taker, 'nom')} zurückschlagen würde`,
    }),
  forces: ({ move }, phrases) => does('erzwingt', `den Zug ${moveText(move, phrases.reversed())}`),
  drives: ({ piece }, phrases) => does('zwingt', `${phrases.piece(piece)} zum Ziehen`),
  confines: ({ piece, cells }, phrases) =>
    does('nimmt', `${phrases.piece(piece, 'dat')} ${phrases.cells(cells)}`, { prefix: 'weg' }),
  corners: ({ piece, cells }, phrases) =>
    does(
      'lässt',
      `${phrases.piece(piece, 'dat')} ${cells === 0 ? phrases.noCell : `nur noch ${phrases.cells(cells)}`}`,
    ),
  shelters: (_, { opponent }) =>
    does('lässt', `kein Schach von ${whoText(opponent, 'dat')}`, { prefix: 'zu' }),
  blocks: ({ piece }, phrases) => does('blockiert', phrases.piece(piece)),
  opensWay: ({ piece, prey }, phrases) =>
    prey
      ? exposureClause('opened', prey, piece, phrases)
      : does('öffnet', `den Weg für ${phrases.piece(piece)}`),
  makesRoom: ({ piece }, phrases) => does('macht', `Platz für ${phrases.piece(piece)}`),
  vacates: ({ piece, cell }, phrases) =>
    does('macht', `${phrases.cell(cell)} für ${phrases.piece(piece)}`, { prefix: 'frei' }),
  mobility: ({ piece, cells }, phrases) =>
    does('verschafft', `${phrases.pieceName(piece, 'dat')} ${phrases.cells(cells)} mehr`),
  plan: ({ plan }, phrases) =>
    phrases.words.plans[plan.name]?.(plan, phrases) ?? does('gehört', 'zu einem Plan'),
  prepares: ({ move, reason, isEnabled }, phrases) => {
    const after = thatText(reason, phrases, move, 'der');
    const said = `Zug ${moveText(move, phrases)}`;
    return isEnabled
      ? does('bereitet', `den ${said}`, { prefix: 'vor', after })
      : does('ist', `ein ruhiger Auftakt zum ${said}`, { after });
  },
  heads: ({ piece, cell }, phrases) =>
    does('bringt', `${phrases.pieceName(piece)} näher an ${phrases.cell(cell)}`, {
      prefix: 'heran',
    }),
  waits: ({ others }, { mover, words }) => {
    const none =
      mover === 'you'
        ? (words.noneOfYours ?? 'Keine deiner Figuren')
        : capital(
            nounText(words.piece ?? 'piece', 'nom', { ...whoseForm(mover), article: 'kein' }),
          );
    const rest = others ? OTHERS[others] : '';
    return does('ist', 'ein ruhiger Zug', { after: `: ${none} ist in Gefahr${rest}` });
  },
  none: () => does('ist', 'ein ruhiger Zug'),
  allows: ({ reply, reason }, phrases) => {
    const other = phrases.reversed();
    return does('erlaubt', `${whoText(other.mover, 'dat')} den Zug ${moveText(reply, other)}`, {
      after: thatText(reason, other, reply, 'der'),
    });
  },
  allowsWin: ({ by, moves, isThreatened, last }, phrases) => {
    if (last) {
      const after = ', die letzte Figur außer dem König';
      return does('verliert', wordsText(moves === 1 ? '' : soonText(moves), phrases.piece(last)), {
        after,
      });
    }
    const named = winName(by, phrases);
    const isNext = moves === 1;
    if (isThreatened && (named || isNext)) {
      const win = named === 'Matt' ? 'das Matt' : named;
      const when = isNext ? NEXT_MOVE : soonText(moves);
      const wins = verbFor(phrases.opponent, 'gewinnst', 'gewinnt');
      return win
        ? does('verhindert', wordsText(win, when, 'nicht'))
        : does('verhindert', 'nicht', {
            after: `, dass ${whoText(phrases.opponent)} sofort ${wins}`,
          });
    }
    if (named)
      return does('lässt', wordsText(named, isNext ? NEXT_MOVE : soonText(moves)), {
        prefix: 'zu',
      });
    if (isNext)
      return does('erlaubt', whoText(phrases.opponent, 'dat'), { after: ', sofort zu gewinnen' });
    return does('verliert', wordsText('zwangsläufig', soonText(moves)));
  },
  loses: lossText,
  avoids: () => does('vermeidet', 'das'),
  both: ({ reasons }, phrases) => reasons.flatMap((one) => doing(one, phrases)),
  text: ({ text }) => does(text),
};

/** A predicate with more after its last clause. */
const endingWith = (parts: Predicate, more: string): Predicate =>
  parts.map((clause, index) =>
    index < parts.length - 1 ? clause : { ...clause, after: `${clause.after}${more}` },
  );

/** What other moves come to where a quiet one is best. */
const OTHERS = {
  worse: ', und jeder andere Zug ist schlechter',
  alike: ', und andere Züge sind etwa gleich gut',
} as const;

/** Moves beyond which their number says nothing to a player. */
const MAX_SEEN_MOVES = 5;

const soonText = (moves: number): string => (moves <= MAX_SEEN_MOVES ? inMoves(moves) : '');

/** What a win by this reason is called when it is stopped or allowed. */
const winName = (by: EndReason | null, { words }: Phrases): string | undefined =>
  by === 'checkmate' ? 'Matt' : by === null ? undefined : words.wins?.[by]?.threat;

function stopClause(
  win: string | undefined,
  moves: number,
  move: string | null,
  { opponent }: Phrases,
): Clause {
  if (move === null && win) {
    const named = win === 'Matt' ? 'das Matt' : win;
    return does('verhindert', wordsText(named, NEXT_MOVE));
  }
  const first = moves > 1 ? `, angefangen mit ${move}` : '';
  if (win) {
    const isMate = win === 'Matt';
    const when = moves > 1 ? inMoves(moves) : '';
    // "Mit" or "angefangen mit" alone would be of the stopping.
    const after = `, ${isMate ? 'das' : 'der'} mit ${move} ${moves > 1 ? 'beginnt' : 'droht'}`;
    return does('verhindert', wordsText(isMate ? 'das Matt' : win, when), { after });
  }
  const now = move === null ? NEXT_MOVE : `mit ${move}`;
  const when = moves > 1 ? inMoves(moves) : now;
  const wins = verbFor(opponent, 'gewinnst', 'gewinnt');
  return does('verhindert', '', { after: `, dass ${whoText(opponent)} ${when} ${wins}${first}` });
}

/** What a win by this reason is, done at once; none where no move wins so, or only a game's own words say it. */
const WINS_NOW: Readonly<Partial<Record<EndReason, Predicate>>> = {
  checkmate: [does('setzt', 'matt')],
  stalemate: [does('lässt', 'keinen Zug mehr', { prefix: 'zu', after: ', was hier gewinnt' })],
  'perpetual-check': [
    does('wiederholt', 'die Stellung mit Schach', { after: ', was hier gewinnt' }),
  ],
  'bare-king': [does('lässt', 'nur den König', { prefix: 'übrig' }), does('gewinnt')],
  goal: [does('erreicht', 'das Ziel'), does('gewinnt')],
};

/** What a line that ends drawn comes to; none where no move does that. */
const DRAWS: Readonly<Partial<Record<EndReason, Clause>>> = {
  stalemate: does('führt', 'zum Patt und damit zum Remis'),
  repetition: does('führt', 'durch Zugwiederholung zum Remis'),
  'dead-position': does('führt', 'zum Remis', {
    after: ', weil zum Gewinnen zu wenig übrig ist',
  }),
  'bare-king': does('führt', 'zum Remis', {
    after: ', weil keine Seite mehr als den König behält',
  }),
  'quiet-limit': does('führt', 'nach zu vielen Zügen ohne Fortschritt zum Remis'),
  blocked: does('führt', 'zum Remis', { after: ', weil keine Züge mehr bleiben' }),
};

function threatClause(threat: Threat, phrases: Phrases): Clause {
  const { capture } = phrases.words;
  if (threat.kind === 'takes') {
    const taken = phrases.pieces(threat.taken);
    return capture
      ? does('droht', '', { after: `, ${taken} ${capture.to}` })
      : does('bedroht', taken);
  }
  const { by, moves, move } = threat;
  const when = moves > 1 ? 'in zwei Zügen' : '';
  // "Schwarz droht Matt" would be that Black faces it.
  if (by === 'checkmate')
    return move.to !== null && moves === 1
      ? does('droht', `mit Matt auf ${phrases.cell(move.to)}`)
      : does('droht', wordsText('mit Matt', when));
  const named = by === null ? undefined : phrases.words.wins?.[by]?.toDo;
  const what = named ? wordsText(when, named) : `${when || 'sofort'} zu gewinnen`;
  return does('droht', '', { after: `, ${what}` });
}

/**
 * What a move that has just been named does: ", was den Turm auf d4 angreift", or "der" of a "Zug"; nothing is named twice.
 */
function thatText(
  reason: MoveReason | null,
  phrases: Phrases,
  move: MoveRef | null,
  which: 'was' | 'der' = 'was',
): string {
  if (reason === null || ['none', 'waits', 'castles', 'passes'].includes(reason.kind)) return '';
  if (reason.kind === 'saves' && reason.isMover) return ', in Sicherheit';
  if (reason.kind === 'answersCheck' && reason.how === 'moves') return ', aus dem Schach';
  // A later move to the same cell would read as a repetition.
  if (reason.kind === 'prepares' && reason.move.to === move?.to) return '';
  if (reason.kind === 'prepares')
    return `, dann ${moveText(reason.move, phrases)}${thatText(reason.reason, phrases, reason.move)}`;
  if (reason.kind === 'mobility') return freedomText(reason.piece, reason.cells, phrases);
  if (reason.kind === 'heads') return `, auf dem Weg nach ${phrases.cell(reason.cell)}`;
  if (reason.kind === 'promotion')
    return ` mit Umwandlung in ${ein(phrases.kind(reason.letter), 'acc')}`;
  if (reason.kind === 'text') return `: ${reason.text}`;
  const parts = doing(reason, move ? phrases.after(move) : phrases);
  const [only, another] = parts;
  if (only?.verb === 'ist' && !another) return `, ${only.middle}${only.after}`;
  return `, ${which} ${lastText(parts)}`;
}

const freedomText = (piece: PieceRef, cells: number, phrases: Phrases): string =>
  `, wo ${phrases.pronoun(piece)} ${phrases.cells(cells)} mehr erreicht`;

/**
 * A move in the middle of a sentence: "Wächter nach e4", with the cell it leaves where the game's notation has that or another
 * piece of the kind could go there; as the game writes it where no piece simply goes.
 */
function moveText(move: MoveRef, phrases: Phrases): string {
  const { piece, to, notation } = move;
  if (!piece || to === null) return phrases.written(notation);
  const from = phrases.cell(piece.cell);
  const origin = saysOrigin(move, from) ? `von ${from}` : '';
  return wordsText(nounText(phrases.kind(piece.letter)), origin, `nach ${phrases.cell(to)}`);
}

function doing(reason: MoveReason, phrases: Phrases): Predicate {
  const words = WORDS[reason.kind] as (one: MoveReason, by: Phrases) => Clause | Predicate;
  const found = words(reason, phrases);
  return 'verb' in found ? [found] : found;
}

/** What a reason says of a move, to read on from it: "greift den Turm auf d4 an". */
export const predicate = (reason: MoveReason, speaker: Speaker): string =>
  mainText(doing(reason, phrasesOf(speaker)));

/** A reason as a sentence: "Greift den Turm auf d4 an.", "Der einzige mögliche Zug." */
export function reasonSentence(reason: MoveReason, speaker: Speaker): string {
  const parts = doing(reason, phrasesOf(speaker));
  const said = mainText(parts);
  return `${capital(parts.length === 1 ? said.replace(/^ist /, '') : said)}.`;
}

/** A threat as a sentence; the mover of the speaker is who threatens: "Schwarz bedroht deinen Springer auf Rb." */
export function threatSentence(threat: Threat, speaker: Speaker): string {
  const phrases = phrasesOf(speaker);
  const clause = threatClause(threat, phrases);
  const verb = verbFor(phrases.mover, clause.verb.replace(/t$/, 'st'), clause.verb);
  return `${capital(whoText(phrases.mover))} ${mainText([{ ...clause, verb }])}.`;
}

/** "Besser: Frosch nach c6, was den Turm auf d4 angreift." */
export function betterSentence(
  { better, betterIdea }: MistakeExplanation,
  speaker: Speaker,
): string {
  const phrases = phrasesOf(speaker);
  if (better.notation === null)
    return `Besser: ${better.text.replace(/^the /, '')}${thatText(betterIdea, phrases, null)}.`;
  return `Besser: ${moveText(better, phrases)}${thatText(betterIdea, phrases, better)}.`;
}
