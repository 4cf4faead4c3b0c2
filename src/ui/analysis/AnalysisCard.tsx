// One analysis in a list: the place it shows, how much there is in it, and when it was changed. One tap goes on with it.
import { useEffect, useState } from 'preact/hooks';
import { parseMoveText } from '../../analysis/moveText';
import { countMoves } from '../../analysis/tree';
import { BLACK, InputError, WHITE } from '../../rules/types';
import { boardState } from '../../session/boardState';
import type { AnalysisRecord } from '../../storage/analysisRecord';
import { rulesOf } from '../../storage/replay';
import { createYielder } from '../../util/scheduling';
import card from '../components/card.module.css';
import { Link } from '../components/Link';
import { queueTurn } from '../components/useTurn';
import { GameThumbnail, type GameThumbnailProps } from '../home/GameThumbnail';
import thumbnail from '../home/thumbnail.module.css';
import { CardTitle } from '../manage/managed';

interface AnalysisCardProps {
  readonly analysis: AnalysisRecord;
  /** When it was changed, in words. */
  readonly when: string;
}

export function AnalysisCard({ analysis, when }: AnalysisCardProps) {
  return (
    <Link to={{ screen: 'analysis', id: analysis.id }} class={card.root}>
      <PlaceThumbnail analysis={analysis} />
      <span class={card.text}>
        <CardTitle record={analysis} />
        <span>{analysis.name === null ? 'Analysis without a title' : 'Analysis'}</span>
        <span class="hint-text">
          {contentWords(analysis)} · {when}
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
      queueTurn(() =>
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
  const breathe = createYielder();
  for (const move of analysis.path) {
    position.make(rules.parseMove(position, move));
    await breathe();
  }
  return { rules, board: boardState(rules, position, null) };
}

/** `1 move`, moves of either side in the main line and all variations. */
function contentWords({ tree }: AnalysisRecord): string {
  const count = countMoves(parseMoveText(tree));
  return count === 1 ? '1 move' : `${count} moves`;
}
