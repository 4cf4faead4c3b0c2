// The analyses of this device in lists: the place each shows, how much there is in it, and when it was changed. One tap goes
// on with it. And analysing from Home: on with the analysis under way, or a new one.
import '../../language/shownRefusals';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { parseMoveText } from '../../analysis/moveText';
import { countMoves } from '../../analysis/tree';
import { gameById } from '../../games';
import { InputError } from '../../input/input';
import { textsOf } from '../../language/texts';
import { BLACK, WHITE } from '../../rules/types';
import { boardState } from '../../session/moves';
import type { AnalysisRecord } from '../../storage/analysisRecord';
import { latestNonEmpty, listNonEmpty } from '../../storage/prune';
import { byPinAndTime } from '../../storage/record';
import { rulesOf } from '../../storage/replay';
import { createYielder } from '../../util/scheduling';
import { ButtonLink, Link } from '../components/Button';
import card from '../components/card.module.css';
import { Icon } from '../components/Icon';
import { queueTask } from '../components/later';
import { listQuery } from '../history/filter';
import { GameThumbnail, type GameThumbnailProps, growBoard } from '../home/GameThumbnail';
import thumbnail from '../home/thumbnail.module.css';
import { CardTitle } from '../manage/managed';
import { type Services, useServices } from '../services';
import { type Listed, type ShowPart, type Stored, useStored } from '../stored/useStored';
import { ago, moveCountText } from '../words/quantities';

const texts = textsOf('analyses');

interface AnalysisCardProps {
  readonly analysis: AnalysisRecord;
  /** When it was changed, in words. */
  readonly when: string;
}

export function AnalysisCard({ analysis, when }: AnalysisCardProps) {
  return (
    <Link to={{ screen: 'analysis', id: analysis.id }} class={card.root} motion={growBoard}>
      <PlaceThumbnail analysis={analysis} />
      <span class={card.text}>
        <CardTitle record={analysis} />
        <span>{analysis.name === null ? texts.untitled : texts.analysis}</span>
        <span class="hint-text">
          {contentText(analysis)} · {when}
        </span>
      </span>
    </Link>
  );
}

type Drawn = Pick<GameThumbnailProps, 'rules' | 'board'>;

/** The place shown, drawn when its turn comes; empty where its moves do not fit the rules: opening it says why. */
function PlaceThumbnail({ analysis }: { readonly analysis: AnalysisRecord }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(
    () =>
      queueTask(() =>
        placeOf(analysis).then(setDrawn, (error: unknown) => {
          if (!(error instanceof InputError)) throw error;
        }),
      ),
    [analysis],
  );
  if (!drawn) return <span class={thumbnail.root} aria-hidden="true" />;
  return <GameThumbnail {...drawn} bottom={analysis.settings.flipped ? BLACK : WHITE} />;
}

/** @throws InputError for moves that do not fit the rules */
async function placeOf(analysis: AnalysisRecord): Promise<Drawn> {
  const rules = rulesOf(analysis);
  const position = rules.parse(analysis.start);
  const yieldIfDue = createYielder();
  for (const move of analysis.path) {
    position.make(rules.parseMove(position, move));
    await yieldIfDue();
  }
  return { rules, board: boardState(rules, position, null) };
}

/** Moves of either side in the main line and all variations. */
const contentText = ({ tree }: AnalysisRecord): string =>
  moveCountText(countMoves(parseMoveText(tree)));

/**
 * The analyses in which something was entered, all or the `most` changed last, pinned and last changed first; read again by the
 * returned function and when the page comes back to the front.
 */
export function useAnalyses(
  most?: number,
): readonly [Stored<Listed<AnalysisRecord>>, () => Promise<void>] {
  const { store, openAnalyses } = useServices();
  const read = useCallback(
    (showFirst: ShowPart<Listed<AnalysisRecord>>) =>
      readAnalyses({ store, openAnalyses }, showFirst, most),
    [store, openAnalyses, most],
  );
  return useStored(read);
}

/** Analyses shown while the others are read. */
const SHOWN_FIRST = 8;

/** What lives in this page only has gone further than what is stored of it. */
async function readAnalyses(
  services: Pick<Services, 'store' | 'openAnalyses'>,
  showFirst: ShowPart<Listed<AnalysisRecord>>,
  most?: number,
): Promise<Listed<AnalysisRecord>> {
  const games = await services.store;
  const unsaved = services.openAnalyses.unsaved();
  const analyses = await games.openAnalyses();
  const stored: AnalysisRecord[] = [];
  if (most !== undefined) stored.push(...(await latestNonEmpty(analyses, games, most)));
  else {
    for await (const analysis of listNonEmpty(analyses, games)) {
      stored.push(analysis);
      if (stored.length === SHOWN_FIRST && unsaved.length === 0)
        await showFirst({ items: [...stored], complete: false });
    }
  }
  const others = stored.filter(({ id }) => unsaved.every((one) => one.id !== id));
  return { items: [...unsaved, ...others].sort(byPinAndTime), complete: true };
}

/** The one to go on with, and whether there are more. */
const READ_ON_HOME = 2;

export function HomeAnalyses() {
  const [read] = useAnalyses(READ_ON_HOME);
  const analyses = read.state === 'read' ? read.value.items : [];
  const latest = analyses.reduce<(typeof analyses)[number] | null>(
    (last, one) => (last && last.updatedAt >= one.updatedAt ? last : one),
    null,
  );
  return (
    <section aria-labelledby="analyse">
      <h2 id="analyse">{texts.analyse}</h2>
      <ul class={card.list}>
        {latest && (
          <li data-mood={gameById(latest.game)?.mood}>
            <AnalysisCard analysis={latest} when={ago(latest.updatedAt, Date.now())} />
          </li>
        )}
        <li>
          <Link to={{ screen: 'analyse' }} class={card.root}>
            <span class={card.icon}>
              <Icon name="analyse" />
            </span>
            <span class={card.text}>
              <strong>{latest ? texts.new : texts.first}</strong>
              <span>{texts.what}</span>
            </span>
          </Link>
        </li>
      </ul>
      {analyses.length > 1 && (
        <ButtonLink to={{ screen: 'history', query: listQuery('analyses') }}>
          {texts.all}
        </ButtonLink>
      )}
    </section>
  );
}
