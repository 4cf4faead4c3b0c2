// Learn's good plans to begin with, each with its first two moves as arrows, and the way to more of them.
import { useMemo } from 'preact/hooks';
import { Arrows, arrowOf } from '../../board/Arrows';
import { BoardPicture, EmptyPicture } from '../../board/BoardPicture';
import { perspective } from '../../board/geometry';
import type { RuleSet } from '../../games/game';
import type { Openings } from '../../games/openings';
import { textsOf } from '../../language/texts';
import { newAnalysis } from '../../storage/analysisRecord';
import { randomId } from '../../storage/record';
import { grammar } from '../../words/grammar';
import { useAnalyse } from '../analysis/useAnalyse';
import { Button } from '../components/Button';
import { useQueued } from '../components/later';
import {
  type OpeningPlan,
  openingPlans,
  planSentences,
  planTitle,
  sourceText,
  useOpenings,
} from '../openings/openings';
import { useServices } from '../services';
import styles from './learn.module.css';

const texts = textsOf('learn');

interface PlansProps {
  readonly rules: RuleSet;
}

/** Nothing until they are loaded, and by rules of which no games were counted. */
export function Plans({ rules }: PlansProps) {
  const openings = useOpenings(rules, true);
  if (openings === null || openings === 'none') return null;
  return <PlanList rules={rules} openings={openings} />;
}

interface PlanListProps {
  readonly rules: RuleSet;
  readonly openings: Openings;
}

function PlanList({ rules, openings }: PlanListProps) {
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
      <h2 id="plans">{texts.plans(plans.length)}</h2>
      {plans.map((plan) => (
        <article key={plan.counted.text} class={styles.piece}>
          <h3 class={styles.notation}>{planTitle(plan)}</h3>
          <div>
            {planSentences(plan, side, (aim) => grammar.aimText(aim, rules.game)).map(
              (sentence) => (
                <p key={sentence}>{sentence}</p>
              ),
            )}
          </div>
          <div class={styles.example}>
            <PlanPicture rules={rules} plan={plan} />
          </div>
        </article>
      ))}
      <Button onClick={explore}>{texts.exploreFirstMoves}</Button>
      <p class={styles.source}>{sourceText(openings)}</p>
    </section>
  );
}

interface PlanPictureProps {
  readonly rules: RuleSet;
  readonly plan: OpeningPlan;
}

/** Its place is there from the start; the board is drawn in a task of its own. */
function PlanPicture(props: PlanPictureProps) {
  const isReady = useQueued();
  return (
    <div class={styles.diagram}>
      {isReady ? <DrawnPlan {...props} /> : <EmptyPicture rules={props.rules} />}
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
