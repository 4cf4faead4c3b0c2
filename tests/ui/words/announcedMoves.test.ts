// Who hears nothing but a game's announcements can follow it: after each move, and each one taken back, the listener below, who
// knows the start and the names of pieces and cells alone, has the board as it is. It makes no use of how the app finds its words.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offeredGames } from '../../../src/games';
import type { RuleSet } from '../../../src/games/game';
import { randomWords } from '../../../src/rules/zobrist';
import { openSession } from '../../../src/session/gameSession';
import type { BoardState, SessionView } from '../../../src/session/types';
import { announcementText } from '../../../src/ui/game/announcements';
import { itemAt } from '../../../src/util/items';
import { FakeEngine, FakeStore, gameOf, until } from '../../session/fakes';
import { randomMoves } from '../../support/playedGames';
import { anyVariantOf } from '../../support/randomGames';

/** Plies of random play before the listener comes, and commands of players after which she leaves. */
const OPENING = 220;
const LONGEST = 60;
/** With its opening, a race of Bipartite Chess that ends while the listener is there. */
const RACE_SEED = 896_890_207;

/** "rook h1 to h6-h7", "king mk (Lk-Rk) to mw". */
const WAY = /^(.+?) (\S+(?: \(\S+\))?) to (\S+(?: \(\S+\))?)$/;
const CELL = /^[A-Za-z][A-Za-z0-9](-\w\w| \(\w\w-\w\w\))?$/;

interface Scene {
  /** "white rook" by the name of its cell. */
  readonly pieces: ReadonlyMap<string, string>;
  /** Where the part of the board lies that moves, if one does. */
  readonly bridge: string | null;
  readonly turn: string | null;
}

/** A player whose screen is dark. */
class Listener {
  /** Scenes before each move heard, the latest last. */
  readonly #before: Scene[] = [];

  constructor(public scene: Scene) {}

  hear(announcement: string): void {
    for (const sentence of announcement.replace(/\.$/, '').split('. ')) this.#sentence(sentence);
  }

  #sentence(sentence: string): void {
    const [, side = '', said = ''] = /^(White|Black): (.*)$/.exec(sentence) ?? [];
    const [, passing] = /^(White|Black) passes$/.exec(sentence) ?? [];
    const [, turn] = /^(White|Black) (?:to move|cannot move: press Pass)$/.exec(sentence) ?? [];
    const [, takenBack] = /^Taken back: (.*)$/.exec(sentence) ?? [];
    if (turn) this.scene = { ...this.scene, turn };
    else if (passing) this.#then({});
    else if (takenBack) this.#takeBack(takenBack);
    else if (said.startsWith('chooses ')) this.#then({ pieces: new Map() });
    else if (said.includes(' to ')) this.#move(side.toLowerCase(), said.split(', '));
    else if (said) this.#army(side.toLowerCase(), said);
  }

  #then(changes: Partial<Scene>): void {
    this.#before.push(this.scene);
    this.scene = { ...this.scene, ...changes };
  }

  /** "White’s rook a1 to a5" once or more, or "four moves". */
  #takeBack(said: string): void {
    const count = said.split(/(?:White|Black)’s /).length - 1;
    for (let left = count; left > 0; left--) this.scene = this.#before.pop() ?? this.scene;
    if (count === 0) throw new Error(`how many are taken back? ${said}`);
  }

  /** "soldiers B1 and B5; king A3". */
  #army(side: string, said: string): void {
    const pieces = new Map(this.scene.pieces);
    for (const kind of said.split('; ')) {
      const [, name = '', places = ''] = /^(\D+?) (\w\d.*)$/.exec(kind) ?? [];
      const cells = places.split(/, | and /);
      const one = cells.length === 1 ? name : name.replace(/men$/, 'man').replace(/s$/, '');
      for (const cell of cells) pieces.set(cell, `${side} ${one}`);
    }
    this.scene = { ...this.scene, pieces };
  }

  #move(side: string, parts: readonly string[]): void {
    const pieces = new Map(this.scene.pieces);
    const ways = parts.flatMap((part) => {
      const [, what = '', from = '', to = ''] = WAY.exec(part) ?? [];
      return CELL.test(to) ? [{ what, from, to }] : [];
    });
    const slide = ways.find(({ what }) => what === 'bridge');
    if (slide) {
      expect(this.scene.bridge).toBe(slide.from);
      this.#then({ bridge: slide.to });
      return;
    }
    const capture = parts.find((part) => part.startsWith('takes ')) ?? '';
    for (const [, place = ''] of capture.matchAll(/ on (\w+)/g)) pieces.delete(place);
    for (const { what, from } of ways) {
      expect(pieces.get(from)).toBe(`${side} ${what}`);
      pieces.delete(from);
    }
    const became = parts.map((part) => /^becomes an? (.*)$/.exec(part)?.[1]).find(Boolean);
    for (const { what, to } of ways) {
      // A piece taken where the move ends is named; an own one never is taken.
      if (capture && !capture.includes(' on ')) {
        const victim = capture.replace(/^takes an? /, '');
        expect(pieces.get(to)).toBe(`${side === 'white' ? 'black' : 'white'} ${victim}`);
      } else expect(pieces.has(to)).toBe(false);
      if (parts.includes('and is lost')) continue;
      pieces.set(to, `${side} ${became ?? what}`);
    }
    this.#then({ pieces });
  }
}

/** The scene that a player sees. */
function seen(rules: RuleSet, { cells, terrain, side }: BoardState): Scene {
  const { board, kinds } = rules;
  const nameOf = (cell: number): string => {
    const { name, squares } = itemAt(board.cells, cell);
    const names = squares
      .toSorted((a, b) => a - b)
      .map((index) => itemAt(board.squares, index).name);
    if (names.length === 1) return name;
    const ends = `${names[0]}-${names.at(-1)}`;
    return names[0] === name ? ends : `${name} (${ends})`;
  };
  const pieces = board.cells.flatMap(({ index }) => {
    const code = itemAt(cells, index);
    if (code === 0) return [];
    const colour = code % 2 === 0 ? 'white' : 'black';
    return [[nameOf(index), `${colour} ${kinds[code >> 1]?.name}`] as const];
  });
  const river = rules.notationWord ? board.cells.filter(({ name }) => name.endsWith('k')) : [];
  const bridge = river.filter(({ index }) => rules.exists(terrain, index));
  return {
    pieces: new Map(pieces.sort()),
    bridge: bridge[0] ? nameOf(bridge[0].index) : null,
    turn: side === 0 ? 'White' : 'Black',
  };
}

test.each(offeredGames)('who hears $name knows what stands where', async (game) => {
  await fc.assert(
    fc.asyncProperty(anyVariantOf(game), fc.integer(), async ({ options }, seed) => {
      const random = randomWords(seed);
      const below = (limit: number) => (random() >>> 0) % limit;
      const opening = randomMoves(game.rules(options), seed, below(OPENING));
      const moves = opening.result ? opening.moves.slice(0, -1) : opening.moves;
      const record = gameOf({ game: game.id, options }, { moves });
      const session = openSession({ record, engine: new FakeEngine(), store: new FakeStore() });
      const { rules } = session.view;
      const listener = new Listener(seen(rules, session.view.board));
      const heard: string[] = [];
      let before = session.view;
      const listen = (view: SessionView) => {
        const said = announcementText(before, view, null);
        before = view;
        if (!said) return;
        heard.push(said);
        listener.hear(said);
      };
      session.subscribe(listen);
      for (let turn = 0; turn < LONGEST && !session.view.outcome; turn++) {
        const {
          options: legal,
          canTakeBack,
          canRedo,
        } = await until(session, (view) => view.options.length > 0 || view.outcome !== null);
        if (canTakeBack && session.view.moves.length > moves.length && below(9) === 0)
          await session.takeBack();
        else if (canRedo && below(2) === 0) await session.redo();
        else {
          const captures = legal.filter(({ effects }) => effects.captured.length > 0);
          const pool = captures.length > 0 && below(2) === 0 ? captures : legal;
          await session.play(itemAt(pool, below(pool.length)).text);
        }
        const { board, outcome } = session.view;
        const { turn: mover, ...standing } = seen(rules, board);
        const known = { ...listener.scene, pieces: new Map([...listener.scene.pieces].sort()) };
        expect(known, heard.slice(-3).join('\n')).toEqual({
          ...standing,
          turn: outcome ? known.turn : mover,
        });
      }
      session.close();
    }),
    { numRuns: 12, examples: [[{ game, options: {} }, RACE_SEED]] },
  );
});
