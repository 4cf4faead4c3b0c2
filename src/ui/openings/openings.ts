// The measured openings of a rule set, loaded when somebody looks at them; sentences about first moves; and good plans to begin
// with, read off the games: the first moves that are known to have scored best, each with the usual answer and what goes on from
// it.

import { useMemo } from 'preact/hooks';
import { gameById } from '../../games';
import { shownMove } from '../../games/alphabet';
import type { RuleSet } from '../../games/game';
import { type OpeningMove, type Openings, pointsOf, readOpenings } from '../../games/openings';
import { textsOf } from '../../language/texts';
import type { Position } from '../../rules/position';
import { type Colour, WHITE } from '../../rules/types';
import { describeMove } from '../../session/moves';
import type { MoveOption } from '../../session/types';
import { yieldToPage } from '../../util/scheduling';
import { useLoaded } from '../components/later';
import { colourName } from '../words/names';
import { dayName } from '../words/quantities';

const texts = textsOf('openings');

/** A move of a plan, as text and as data. */
interface PlannedMove {
  readonly notation: string;
  readonly option: MoveOption;
  readonly aim: string | null;
}

export interface OpeningPlan {
  /** How the first move was played and scored. */
  readonly counted: OpeningMove;
  readonly first: PlannedMove;
  /** The usual answer; null where too few games went on alike. */
  readonly answer: PlannedMove | null;
  /** What the side that began usually plays then. */
  readonly next: PlannedMove | null;
}

const MOST_PLANS = 3;

/** The plans of the side that begins, the best first: by what chance leaves of their results at least. */
export function openingPlans(
  rules: RuleSet,
  openings: Openings,
): { readonly side: Colour; readonly plans: readonly OpeningPlan[] } {
  const position = rules.parse(rules.startFen);
  const { side } = position;
  const plans = openings
    .movesAt(position)
    .map((counted) => ({ counted, ...pointsOf(counted, side === WHITE) }))
    .sort((a, b) => b.points - b.error - (a.points - a.error))
    .slice(0, MOST_PLANS)
    .map(({ counted }) => {
      const first = plannedMove(rules, position, counted);
      position.make(first.option.move);
      const answer = usualMove(rules, position, openings);
      if (answer) position.make(answer.option.move);
      const next = answer && usualMove(rules, position, openings);
      if (answer) position.unmake();
      position.unmake();
      return { counted, first, answer, next };
    });
  return { side, plans };
}

function usualMove(rules: RuleSet, position: Position, openings: Openings): PlannedMove | null {
  const [usual] = openings.movesAt(position);
  return usual ? plannedMove(rules, position, usual) : null;
}

function plannedMove(rules: RuleSet, position: Position, { text, aim }: OpeningMove): PlannedMove {
  const move = rules.parseMove(position, text);
  return {
    notation: shownMove(rules, position, move),
    option: describeMove(rules, position, move),
    aim,
  };
}

/** The share of the points that the side made, in hundredths. */
const percentOf = (move: OpeningMove, side: Colour): number =>
  Math.round(100 * pointsOf(move, side === WHITE).points);

/** "54%": of the points, by the side that moves. */
export const pointsText = (move: OpeningMove, side: Colour): string =>
  texts.points(percentOf(move, side));

/** "White made 54% of the points in 390 games." */
const resultSentence = (move: OpeningMove, side: Colour): string =>
  texts.result(colourName(side), percentOf(move, side), move.games);

/** A move for listeners: "b3-c4, aims at attack. White made ...". */
export function spokenMove(
  notation: string,
  aim: string | null,
  move: OpeningMove,
  side: Colour,
): string {
  const what = aim === null ? texts.move(notation) : texts.moveAiming(notation, aim);
  return `${what} ${resultSentence(move, side)}`;
}

/** "b3-c4, then h3-g4". */
export const planTitle = ({ first, next }: OpeningPlan): string =>
  next ? texts.plan(first.notation, next.notation) : first.notation;

/** What a plan aims at, what is usually answered, and how it scored. */
export function planSentences(
  { counted, first, answer, next }: OpeningPlan,
  side: Colour,
  aimOf: (aim: string | null) => string | null,
): readonly string[] {
  const aims = [aimOf(first.aim), next && aimOf(next.aim)].filter((aim) => aim !== null);
  const [aim, other] = [...new Set(aims)];
  return [
    ...(aim === undefined ? [] : [other === undefined ? texts.aim(aim) : texts.aims(aim, other)]),
    ...(answer ? [texts.usualAnswer(answer.notation)] : []),
    resultSentence(counted, side),
  ];
}

/** Where the numbers come from. */
export const sourceText = ({ date, games, level }: Openings): string =>
  texts.source(dayName(date), games, level);

/**
 * `none`: no games were played by these rules; null: not loaded yet. Where they cannot be loaded, the app says so, unless the
 * screen can do without them.
 */
export function useOpenings(rules: RuleSet, isOptional = false): Openings | 'none' | null {
  const load = useMemo(() => {
    const game = gameById(rules.game);
    const from = game?.loadOpenings;
    if (!game || !from) return undefined;
    return async () => {
      const openings = readOpenings(await (await from()).default, game, rules) ?? 'none';
      // Drawing them is another task.
      await yieldToPage();
      return openings;
    };
  }, [rules]);
  return useLoaded(load, isOptional);
}
