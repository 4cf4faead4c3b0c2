// What English says of marked moves, of whole games, before a bad move, and of a puzzle's solution. A predicate reads on from
// "it": "attacks the rook on d4"; `percent` is how chances are written.
import { numberText } from '../../language/en/numbers';
import { listText, type PieceName } from '../../language/en/pieces';
import { possessive, subject } from '../../language/en/sides';
import { capital, type Who } from '../../language/sentence';
import type { PassRefusal } from '../../reasons/reason';
import type { Mark, Severity } from '../../review/marks';
import type { MistakeKind } from '../../review/moveAnalysis';
import type { Phase } from '../../review/playerStats';

const SEVERITIES: Readonly<Record<Severity, { readonly one: string; readonly many: string }>> = {
  blunder: { one: 'a blunder', many: 'blunders' },
  mistake: { one: 'a mistake', many: 'mistakes' },
  inaccuracy: { one: 'an inaccuracy', many: 'inaccuracies' },
};

/** How many of each: "a blunder and 2 mistakes". */
export type SeverityCounts = readonly (readonly [Severity, number])[];

const countsText = (counts: SeverityCounts): string =>
  counts.length === 0
    ? 'no mistakes'
    : listText(
        counts.map(([severity, count]) => {
          const { one, many } = SEVERITIES[severity];
          return count === 1 ? one : `${numberText(count)} ${many}`;
        }),
      );

const fellText = (who: Who, before: string, after: string): string =>
  `${possessive(who)} chances fell from ${before} to ${after}`;

const mistakeKinds: Readonly<Record<MistakeKind, string>> = {
  missedWin: 'let a win slip',
  allowedWin: 'allowed a forced win',
  lostPiece: 'lost a piece',
  missedPiece: 'missed a piece',
  letDraw: 'let it end in a draw',
  position: 'gave up position',
};

const phases: Readonly<Record<Phase, string>> = {
  opening: 'Opening',
  middle: 'Middle game',
  endgame: 'Endgame',
};

export const marks = {
  /** As a label: "Blunder, missed win". */
  label({ kind, missedWin }: Mark): string {
    const name = kind === 'only' ? 'Only move' : capital(kind);
    return missedWin ? `${name}, missed win` : name;
  },
  /** What was done, after the mark of a mistake in a list: "Blunder: let a win slip". */
  mistakeKinds,
  phases,
  percent: (percent: number) => `${percent}%`,
  /** Without a predicate where nothing plain can be said of it. */
  onlyGood: (predicate: string | null) =>
    `The only good move here${predicate === null ? '' : `: it ${predicate}`}.`,
  everyOtherLoses: (others: number): string =>
    others === 1 ? 'The other move loses.' : 'Every other move loses.',
  othersWouldHaveCut: (who: Who, percent: string) =>
    `Any other move would have cut ${possessive(who)} chances to ${percent} or less.`,
  fell: (who: Who, before: string, after: string) => `${capital(fellText(who, before, after))}.`,
  /** The same after what the move led to. */
  didAndFell: (predicate: string, who: Who, before: string, after: string) =>
    `${capital(predicate)}: ${fellText(who, before, after)}.`,
};

export const summary = {
  /** What a deciding move did that was to win by force: a predicate. */
  letWinSlip: 'let a forced win slip',
  /** What a deciding move did where nothing plainer can be said of it: a predicate. */
  cutChances: (who: Who, before: string, after: string) =>
    `cut ${possessive(who)} chances from ${before} to ${after}`,
  /** `move` is "move 23, Rxc4"; `again` where a side had been winning before. */
  evenUntil: (who: Who, move: string, predicate: string, again: boolean) =>
    `The game was even ${again ? 'again ' : ''}until ${possessive(who)} ${move}: it ${predicate}.`,
  /** Of a side that was far behind in pieces and could not be beaten yet. */
  heldUntil: (who: Who, move: string, predicate: string) =>
    `A draw could still be held until ${possessive(who)} ${move}: it ${predicate}.`,
  /** `isWon` where the game was as good as won. */
  betterUntil: (who: Who, move: string, predicate: string, again: boolean, isWon: boolean) => {
    const stood = isWon ? `${who === 'you' ? 'were' : 'was'} winning` : 'stood better';
    return `${capital(subject(who))} ${stood} ${again ? 'again ' : ''}until ${move}: it ${predicate}.`;
  },
  betterAnd: (leader: Who, who: Who, move: string, predicate: string) =>
    `${capital(subject(leader))} stood better, and ${possessive(who)} ${move}, decided the game: it ${predicate}.`,
  lostWithChance: (who: Who, isResigned: boolean, inTen: number) =>
    `${capital(subject(who))} ${isResigned ? 'resigned' : 'lost'} with ${inTen === 8 ? 'an' : 'a'} ${inTen} in 10 chance to win.`,
  wonBitByBit: (who: Who) =>
    `${capital(subject(who))} won bit by bit: no single move decided the game.`,
  neverClose: 'Neither side was ever close to winning.',
  noMistakes: 'Neither side made a mistake that the review could find.',
  counts: (first: Who, ofFirst: SeverityCounts, second: Who, ofSecond: SeverityCounts) =>
    `${capital(subject(first))} made ${countsText(ofFirst)}; ${subject(second)} made ${countsText(ofSecond)}.`,
  accuracy: (parts: readonly (readonly [Who, number])[]) =>
    `Accuracy: ${parts.map(([who, percent]) => `${percent}% for ${subject(who)}`).join(', ')}.`,
};

/** Before a move, which is "this". */
export const warning = {
  does: (predicate: string) => `This ${predicate}.`,
  letsWinSlip: 'You are winning here, and this lets it slip.',
  missesPiece: 'You could win something here.',
  cutsChances: (before: string, after: string) =>
    `This cuts your chances from ${before} to ${after}.`,
};

/** Of moves by their notation; the solver is "you". */
export const solution = {
  othersGainLess: 'Every other move gains clearly less.',
  othersAreWorse: 'Every other move leaves you clearly worse off.',
  /** The stage is "race". */
  othersLose: (stage: string) => `Every other move loses the ${stage}.`,
  move: (notation: string, predicate: string) => `${notation} ${predicate}.`,
  mates: (notation: string, predicate: string, other: Who) =>
    `${notation} ${predicate}: no reply gets ${subject(other)} out of check.`,
  /** The rest of a solution: its last move and what that does, or in how many more moves it wins. */
  thenEnds: (notation: string, predicate: string) => `${notation} ${predicate}`,
  thenWins: (moves: number) => `you win in ${numberText(moves)} more moves`,
  whatever: (notation: string, rest: string, other: Who) =>
    `After ${notation} ${rest}, whatever ${subject(other)} plays.`,
  sacrifice: (piece: PieceName, reply: string, rest: string) =>
    `You give up the ${piece}: after ${reply}, ${rest}.`,
  onlyReply: (notation: string, other: Who, reply: string, rest: string) =>
    `${notation} leaves ${subject(other)} only ${reply}, and then ${rest}.`,
  checks: (notation: string, other: Who, replies: number) =>
    `${notation} gives check, and you win after each of ${possessive(other)} ${numberText(replies)} replies.`,
  threatens: (notation: string, threat: string, other: Who, replies: number) =>
    `${notation} threatens ${threat}, and none of ${possessive(other)} ${numberText(replies)} replies stops you.`,
  winsAgainst: (notation: string, other: Who, replies: number) =>
    `After ${notation} you win against each of ${possessive(other)} ${numberText(replies)} replies.`,
};

/** Why the other side's plans cannot be shown: the turn does not pass. `own` is to move. */
export const unpassable: Readonly<Record<PassRefusal, (own: Who, other: Who) => string>> = {
  inCheck: (own, other) =>
    `${capital(subject(own))} is in check and must answer it before ${subject(other)} moves.`,
  mustChoose: (own) => `${capital(subject(own))} chooses first. No piece moves before that.`,
  gameWouldEnd: (_, other) => `${capital(subject(other))} has nothing to do here.`,
};
