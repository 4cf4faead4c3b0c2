// Learn's good plans to begin with, each with its first two moves as arrows, and the way to more of them.
import { useMemo } from 'preact/hooks';
import { Arrows, arrowOf } from '../../board/Arrows';
import { BoardPicture, EmptyPicture } from '../../board/BoardPicture';
import { perspective } from '../../board/geometry';
import type { Game, RuleSet } from '../../games/game';
import type { Openings } from '../../games/openings';
import type { PlanWords } from '../../games/plans';
import { newAnalysis } from '../../storage/analysisRecord';
import { randomId } from '../../storage/record';
import { numberText } from '../../util/numberText';
import { aimText } from '../../words/aimText';
import { capital } from '../../words/speaker';
import { useAnalyse } from '../analysis/useAnalyse';
import { Button } from '../components/Button';
import { useTurn } from '../components/later';
import { planSentences, planTitle, sourceText } from '../openings/openingText';
import { type OpeningPlan, openingPlans } from '../openings/plans';
import { useOpenings } from '../openings/useOpenings';
import { useServices } from '../services';
import { usePlanWords } from '../words/usePlanWords';
import styles from './learn.module.css';

interface PlansProps {
  readonly game: Game;
  readonly rules: RuleSet;
}

/** Nothing until they are loaded, and by rules of which no games were counted. */
export function Plans({ game, rules }: PlansProps) {
  const openings = useOpenings(rules, true);
  const words = usePlanWords(game.id);
  if (openings === null || openings === 'none' || words === null) return null;
  return <PlanList rules={rules} openings={openings} words={words} />;
}

interface PlanListProps {
  readonly rules: RuleSet;
  readonly openings: Openings;
  readonly words: PlanWords;
}

function PlanList({ rules, openings, words }: PlanListProps) {
  const { settings } = useServices();
  const analyse = useAnalyse();
  const { plans, side } = useMemo(() => openingPlans(rules, openings), [rules, openings]);
  const explore = () => {
    settings.set({ ...settings.get(), firstMoves: true });
    const { game, options, startFen } = rules;
    analyse.open(newAnalysis({ game, options, start: startFen }, randomId(), Date.now()));
  };
  return (
    <section aria-labelledby="plans">
      <h2 id="plans">
        {plans.length === 1
          ? 'A good plan to begin with'
          : `${capital(numberText(plans.length))} good plans to begin with`}
      </h2>
      {plans.map((plan) => (
        <article key={plan.counted.text} class={styles.piece}>
          <h3 class={styles.notation}>{planTitle(plan)}</h3>
          <div>
            {planSentences(plan, side, (aim) => aimText(aim, words)).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <div class={styles.example}>
            <PlanPicture rules={rules} plan={plan} />
          </div>
        </article>
      ))}
      <Button onClick={explore}>Explore the first moves</Button>
      <p class={styles.source}>{sourceText(openings)}</p>
    </section>
  );
}

interface PlanPictureProps {
  readonly rules: RuleSet;
  readonly plan: OpeningPlan;
}

/** Its place is there from the start; the board is drawn when its turn comes. */
function PlanPicture(props: PlanPictureProps) {
  const turn = useTurn();
  return (
    <div class={styles.diagram}>
      {turn ? <DrawnPlan {...props} /> : <EmptyPicture rules={props.rules} />}
    </div>
  );
}

/** The start, with the first move as an arrow and a dotted one for the second. */
function DrawnPlan({ rules, plan: { first, next } }: PlanPictureProps) {
  const start = useMemo(() => rules.parseSetup(rules.startFen), [rules]);
  const arrows = [arrowOf(first.option, 1, 'move'), next && arrowOf(next.option, 1, 'note')];
  return (
    <BoardPicture rules={rules} cells={start.cells} terrain={start.terrain}>
      <Arrows
        view={perspective(rules.drawing, start.terrain, false)}
        arrows={arrows.filter((arrow) => arrow !== null)}
      />
    </BoardPicture>
  );
}
