// Analysing from Home: on with the analysis under way, or a new one.
import { ButtonLink } from '../components/Button';
import card from '../components/card.module.css';
import { Icon } from '../components/Icon';
import { Link } from '../components/Link';
import { listQuery } from '../history/filter';
import { ago } from '../words/ago';
import { AnalysisCard, useAnalyses } from './AnalysisCard';

export function HomeAnalyses() {
  const [read] = useAnalyses();
  const analyses = read.state === 'read' ? read.value : [];
  const latest = analyses.reduce<(typeof analyses)[number] | null>(
    (last, one) => (last && last.updatedAt >= one.updatedAt ? last : one),
    null,
  );
  return (
    <section aria-labelledby="analyse">
      <h2 id="analyse">Analyse</h2>
      <ul class={card.list}>
        {latest && (
          <li>
            <AnalysisCard analysis={latest} when={ago(latest.updatedAt, Date.now())} />
          </li>
        )}
        <li>
          <Link to={{ screen: 'analyse' }} class={card.root}>
            <span class={card.icon}>
              <Icon name="analyse" />
            </span>
            <span class={card.text}>
              <strong>{latest ? 'New analysis' : 'Analyse a position'}</strong>
              <span>Try moves for both sides with the engine’s help.</span>
            </span>
          </Link>
        </li>
      </ul>
      {analyses.length > 1 && (
        <ButtonLink to={{ screen: 'history', query: listQuery('analyses') }}>
          All {analyses.length} analyses
        </ButtonLink>
      )}
    </section>
  );
}
