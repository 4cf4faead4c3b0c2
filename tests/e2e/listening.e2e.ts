// The app for a player who hears it: plays that are performed by role and name alone, with all that is announced in them and what
// has the focus. Nothing else may be announced. They are to be read aloud: what sounds wrong is wrong.
import { expect, test } from 'vitest';
import { engineMark } from '../../src/engine/api';
import { gameById } from '../../src/games';
import type { MistakeExplanation, MoveAnalysis } from '../../src/review/moveAnalysis';
import type { GameRecord } from '../../src/storage/record';
import { storedForm } from '../../src/storage/reviewRecord';
import { itemAt } from '../../src/util/items';
import { findingsOf } from '../review/support';
import { gameOf } from '../session/fakes';
import { playedGame } from '../support/playedGames';
import { reviewOf } from '../support/reviews';
import { inDatabase } from './support/database';
import { Performer } from './support/listener';
import { plainPuzzles } from './support/puzzles';
import { freshStage } from './support/stage';
import { storeGames } from './support/storedGames';

const stage = freshStage({ touch: false, reducedMotion: true });

const perform = async (play: string): Promise<void> =>
  (await Performer.on(stage.page, stage.server.url)).perform(play);

test('the first lesson of 40 Bridges', () =>
  perform(`
    You: open #/lessons/bridges40/first
    Focus: heading 40 Bridges in three minutes, task 1 of 5
    App: You play White. A disc on a square tile steps over a bridge to the next tile: up, down or sideways.
      Bring the disc on c3 to e5 in two steps.
    You: move c3 to a3
    App: White: disc c3 to a3. That leads away. Go up or right.
    Focus: button Take it back
    You: press Enter
    App: Taken back.
    You: move c3 to e3
    App: White: disc c3 to e3. Right so far. 1 move left.
    You: move e3 to e5
    App: White: disc e3 to e5. Well done. Tile by tile. On octagons, you step from octagon to octagon.
    Focus: button Next task
    You: press Enter
    App: A disc can also jump over a friend next to it, in any direction, to the cell beyond.
      Bring the disc on c3 to e5 in one jump.
    Focus: heading 40 Bridges in three minutes, task 2 of 5
    You: press 3
    App: A disc can also jump over a friend next to it, in any direction, to the cell beyond.
      Bring the disc on c3 to e5 in one jump.
    You: move c3 to e5
    App: White: disc c3 to e5. Nicely done. Friends make you fast. You cannot jump over enemies.
    Focus: button Next task
    You: press Enter
    App: Three of your discs around an enemy remove it. Two already touch the one on e5. Bring the third.
    You: move e1 to e3
    App: White: disc e1 to e3, takes a disc on e5. Exactly. Three neighbours are enough, on tiles or octagons.
    Focus: button Next task
    You: press Enter
    App: A disc on the far corner wins at once. Your corner is a1, so you need i9. Win.
    You: move g9 to i9
    App: White: disc g9 to i9. Very good. You also win by removing all of your opponent’s discs.
    Focus: button Next task
    You: press Enter
    App: Take care: if your disc stops next to three enemies, you lose it. Bring the disc on c3 safely to e5.
    You: press 6
    App: Disc c3 to e3.
    You: move c3 to e3
    App: White: disc c3 to e3. Right so far. 1 move left.
    You: move e3 to e5
    App: White: disc e3 to e5. Well done. You went around the trap. Now you know enough to play.
      You’ll see this one again tomorrow.
    Focus: button Play now
  `));

test('the first lesson of Cuarenta', () =>
  perform(`
    You: open #/lessons/cuarenta/first
    App: You play White, from the bottom. Your frog on d3 steps up, down or sideways to the next diamond, point to point.
      Bring it to d7 in two steps.
    You: press -
    App: White: king a2; frog d3. Black: king i8. No move yet. You play White, from the bottom. Your frog on d3 steps
      up, down or sideways to the next diamond, point to point. Bring it to d7 in two steps.
    You: move d3 to d5
    App: White: frog d3 to d5. Right so far. 1 move left.
    You: move d5 to d7
    App: White: frog d5 to d7. Exactly. That is how a frog steps.
    You: press Enter
    App: A frog also jumps over your own pieces in a row, to the first square beyond them. Jump and take the bishop.
    You: move d3 to g6
    App: White: frog d3 to g6, takes a bishop. That’s it. Over both friends in one jump. A frog never jumps over enemies.
    You: press Enter
    App: Your vao on b3 is a diagonal cannon: it moves diagonally, but takes only by jumping over exactly one piece.
      Take the bishop.
    You: move b3 to f7
    App: White: vao b3 to f7, takes a bishop. Nicely done. You jumped over your pawn, the screen. Any piece can be one,
      even an enemy.
    You: press Enter
    App: A pawn goes diagonally forward, or sideways to the next diamond, point to point. It takes the same way, but never
      a pawn. Take what you can.
    You: move d3 to e4
    App: White: pawn d3 to e4, takes a camel. Well done. You took the camel. Your pawn could not take the black pawn.
    You: press Enter
    App: A guard goes one or two squares diagonally, over anything. A camel leaps three squares one way and one to the
      side. Take the frog and the vao.
    You: move c4 to e6
    App: White: guard c4 to e6, takes a frog. Right so far. 1 move left.
    You: move d3 to g4
    App: White: camel d3 to g4, takes a vao. That’s it. Your guard went two squares over an empty one. Over a piece it goes
      just as well.
    You: press Enter
    App: Your king steps one square diagonally, or strides forward or back to the next diamond. It takes only diagonally.
      Take the frog in two moves.
    You: move c2 to c4
    App: White: king c2 to c4. Right so far. 1 move left.
    You: move c4 to d5
    App: White: king c4 to d5, takes a frog. Well done. You could not step to d3: there the frog attacks.
    You: press Enter
    App: Attack the king so that it cannot escape: that is checkmate, and you win. A bishop goes any distance diagonally.
      Checkmate in one move.
    You: move e8 to f7
    App: White: bishop e8 to f7. Well done. Checkmate. Now you know enough to play. The other lessons show each piece.
    Focus: button Play now
  `));

test('ten moves of Chess in the Fast Lane, on the board and typed', () =>
  perform(`
    You: open #/
    You: find link Chess in the Fast Lane…
    You: press Enter
    Focus: button Close
    You: find radio Pass and play
    You: press Space
    Focus: radio Pass and play, checked
    You: find button Start
    You: press Enter
    Focus: heading Chess in the Fast Lane
    App: White to move.
    You: find button e2-e3, white pawn
    Focus: button e2-e3, white pawn, lane
    You: press ArrowUp
    Focus: button d4-e5, empty, roundabout
    You: move f1 to a6
    App: White: bishop f1 to a6-a7, takes a pawn. Black to move.
    You: move h8 to h2
    App: Black: rook h8 to h2-h3, takes a pawn. White to move.
    You: press /
    Focus: textbox Type a move
    You: type Ke2
    You: press Enter
    App: Your own piece stands there.
    You: press Control+A
    You: type Nxh3
    You: press Enter
    App: White: knight g1 to h2-h3, takes a rook. Black to move.
    You: type Qxd3
    You: press Enter
    App: Black: queen d8 to d2-d3, takes a pawn, check. White to move.
    You: type exd3
    You: press Enter
    App: White: pawn e2-e3 to d2-d3, takes a queen. Black to move.
    You: type Rxa7
    You: press Enter
    App: Black: rook a8 to a6-a7, takes a bishop. White to move.
    You: press Escape
    Focus: button h2-h3, white knight, lane
    You: move e1 to g1
    App: White: castles, king e1 to g1, rook h1 to f1. Black to move.
    You: move c8 to h2
    App: Black: bishop c8 to h2-h3, takes a knight, check. White to move.
    You: press 4
    App: White to move, the king is in check.
    You: move g2 to h2
    App: White: pawn g2-g3 to h2-h3, takes a bishop. Black to move.
    You: move e6 to d4
    App: Black: pawn e6-e7 to d4-e5. White to move.
    You: press 3
    App: White lost two pawns, a bishop and a knight. Black lost a pawn, a rook, a queen and a bishop.
    You: find button Take back
    You: press Enter
    Focus: button Close
    You: find button Allow
    You: press Enter
    App: Taken back: Black’s pawn e6-e7 to d4-e5. Black to move.
    You: press -
    App: White: king g1; knight b1; bishop c1; queen d1; rooks a1 and f1; pawns a2-a3, b2-b3, c2-c3, d2-d3, f2-f3 and h2-h3.
      Black: king e8; bishop f8; rook a6-a7; knights b8 and g8; pawns b6-b7, c6-c7, d6-d7, e6-e7, f6-f7, g6-g7 and h6-h7.
      Last move: pawn g2-g3 to h2-h3, takes a bishop. Black to move. White lost two pawns, a bishop and a knight.
      Black lost a pawn, a rook, a queen and a bishop.
  `));

test('a race in which White has to pass', () =>
  perform(`
    You: open #/new/bipartite/person
    You: find radio Pass and play
    You: press Space
    You: find button Start
    You: press Shift+Tab Enter
    Focus: DisclosureTriangle Start from a position, expanded
    You: press Tab
    Focus: textbox Position text
    You: type 2*2/5/mm3/M4/5/5/5/5/2*2 w 1 0 0
    You: find button Start
    You: press Enter
    Focus: heading Bipartite Chess
    App: White cannot move: press Pass.
    You: find button Pass
    You: press Enter
    App: White passes. Black to move.
    You: move C2 to D3
    App: Black: Messenger C2 to D3. White to move.
    You: move D1 to C2
    App: White: Messenger D1 to C2. Black to move.
    You: move D3 to E4
    App: Black: Messenger D3 to E4. White to move.
    You: move C2 to B3
    App: White: Messenger C2 to B3. White wins the race. All White’s Messengers are home. White chooses an army. White to move.
    You: press Tab
    Focus: button Diagonal Power Piece
    You: press Tab
    Focus: button Straight Power Piece
    You: press Enter
    App: White: chooses the straight Power Piece. White: king A3; swordsman A1; guard A4; captain A5; straight Power Piece A2;
      soldiers B1 and B5; Messengers B2, B3 and B4. Black: king I3; swordsman I5; guard I2; captain I1; diagonal Power
      Piece I4; soldiers H1 and H5; Messengers H2, H3 and H4. The battle begins. New armies stand where the Messengers
      arrived, and the board has turned. Black to move.
  `));

/** The ten moves above as records have them, and a better one for the queen, with what follows. */
const LINE = 'f1a6 h8h2 g1h2 d8d2 e2d2 a8a6 e1g1 c8h2 g2h2 e6d4'.split(' ');
const BLUNDER = 3;
const BETTER = ['a8a6', 'h2g4'];

/** Findings made by hand: Black’s queen is given away, and every other move is the best. */
function findings(): MoveAnalysis[] {
  const explanation: MistakeExplanation = {
    ...{ consequence: null, betterIdea: null },
    kind: 'position',
    better: { text: 'the rook to a6-a7', notation: null },
  };
  return findingsOf([...LINE, 'g1h1'].map((_, ply) => (ply <= BLUNDER ? 0.5 : 0.9))).map(
    (finding, ply) => {
      const line = { ...finding.best, moves: [LINE[ply] ?? 'g1h1'] };
      const played = finding.played && { ...finding.played, moves: LINE.slice(ply, ply + 2) };
      return ply === BLUNDER
        ? { ...finding, second: null, best: { ...line, moves: BETTER }, played, explanation }
        : { ...finding, second: null, best: line, played };
    },
  );
}

async function storeReviewedGame(): Promise<void> {
  const record: GameRecord = gameOf(
    { game: 'fastlane' },
    { id: 'reviewed', moves: LINE, result: { score: '1-0', reason: 'resignation' } },
  );
  await storeGames(stage.page, [record]);
  const chances = (await gameById('fastlane')?.loadChances?.())?.default;
  const review = { ...reviewOf(record, findings()), engine: engineMark(chances) };
  await inDatabase(stage.page, { reviews: [storedForm(review)] }, 'games');
}

test('the review of that game, from its summary to the better move', async () => {
  await storeReviewedGame();
  await perform(`
    You: open #/review/reviewed
    Focus: heading Review, Chess in the Fast Lane
    You: press ArrowRight
    App: Move 1. White: bishop f1 to a6-a7, takes a pawn. White’s chances stay at 50%. White’s chances: 50 percent.
    You: press Home
    App: Start. The game was even until Black’s move 2, Qxd3+: it cut Black’s chances from 50% to 10%.
      White made no mistakes; Black made a blunder. Accuracy: 100% for White, 65% for Black. White’s chances: 50 percent.
    You: press 8
    App: Move 2. Black: queen d8 to d2-d3, takes a pawn, check. Blunder, decided the game.
      Black’s chances fell from 50% to 10%. Better: rook to a6-a7. Key moment 1 of 1.
    You: press 6
    App: Black: rook a8 to a6-a7, takes a bishop. What was better than 2... Qxd3+. White’s chances: 50 percent.
    You: press .
    App: White: knight h2-h3 to g4-g5. What was better than 2... Qxd3+. White’s chances: 50 percent.
  `);
});

test('a puzzle: a wrong move, and the solution', async () => {
  const cuarenta = gameById('cuarenta');
  if (!cuarenta) throw new Error('no Cuarenta');
  const [puzzle] = await plainPuzzles(cuarenta, 1);
  const { day, wrong, own } = puzzle;
  const solution = itemAt(own, 0).join(' to ');
  await perform(`
    You: open #/puzzles/cuarenta/daily/${day}
    App: … to move and …. With a hint, the day doesn’t count as solved.
    You: move ${wrong.join(' to ')}
    App: …: … ${wrong.join(' to ')}…. ….
    Focus: button Try again
    You: press Enter
    App: Taken back.
    You: move ${solution}
    App: …: … ${solution}…. …
    Focus: button More puzzles
  `);
});

test('a new game with other rules, and a move that is asked about first', () =>
  perform(`
    You: open #/settings
    Focus: heading Settings
    You: find switch Confirm moves…
    Focus: switch Confirm moves, Ask before each move is played., not checked
    You: press Space
    Focus: switch Confirm moves, Ask before each move is played., checked
    You: open #/
    You: find link TheBridge41…
    You: press Enter
    Focus: button Close
    You: press Tab
    Focus: link How it is played
    You: find link Learn it first (3 min)
    You: press Tab
    Focus: radio Open river, checked
    You: press ArrowRight
    Focus: radio Standard, checked
    You: press Tab
    Focus: radio Computer, checked
    You: press ArrowRight
    Focus: radio Pass and play, checked
    You: press Tab
    Focus: textbox White’s name
    You: type Ana
    You: press Tab
    Focus: textbox Black’s name
    You: press Tab Tab Tab
    Focus: DisclosureTriangle Rules Standard, not expanded
    You: press Tab Tab Tab Tab
    Focus: button Start
    You: press Enter
    Focus: heading TheBridge41
    App: White to move.
    You: find button La, white bishop
    Focus: button La, white bishop, outer left a
    You: press ArrowRight
    Focus: button la, white rook, left a
    You: move lb to lc
    Focus: button Play lc
    You: press Enter
    App: White: pawn left b to left c. Black to move.
  `));

test('the history, and a game in it looked at again', async () => {
  const [bridges, cuarenta] = ['bridges40', 'cuarenta'].map((id, number) => {
    const game = gameById(id);
    if (!game) throw new Error(`no ${id}`);
    const black = { kind: 'computer', level: 2 } as const;
    const resigns = number === 0 ? 'black' : 'white';
    const day = number * 86_400_000;
    return playedGame(id, 1_700_000_000_000 + day, { game, black, resigns, plies: 10, seed: 3 });
  });
  await storeGames(
    stage.page,
    [bridges, cuarenta].flatMap((one) => one ?? []),
  );
  await perform(`
    You: open #/history
    Focus: heading History
    You: await searchbox Search games
    You: press Tab
    Focus: radio Games, checked
    You: press Tab
    Focus: searchbox Search games
    You: press Tab
    Focus: DisclosureTriangle Filters, not expanded
    You: press Tab Tab Tab
    Focus: link Cuarenta Standard Computer, level 2 You lost: you resigned 5 moves · …
    You: press Tab
    Focus: button Rename, pin or delete Cuarenta, Computer, level 2
    You: press Tab
    Focus: link 40 Bridges Computer, level 2 You won: Black resigned 5 moves · …
    You: press Enter
    Focus: heading 40 Bridges
    App: You won: Black resigned.
    You: find button Previous move
    You: press Enter
    App: Position after White’s move 5: disc … to ….
  `);
  expect(stage.device.complaints).toEqual([]);
});
