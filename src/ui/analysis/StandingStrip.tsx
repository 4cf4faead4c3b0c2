// Along the far edge: whose turn it is, and how the position shown stands in the engine's eyes, as words and as a bar.
import { SideDisc } from '../components/Icon';
import strip from '../table/strip.module.css';
import { colourName } from '../words/names';
import { outcomeText } from '../words/reasons';
import styles from './standingStrip.module.css';
import type { View } from './types';
import type { FoundLines } from './useEngineLines';

interface StandingStripProps {
  readonly view: View;
  readonly found: FoundLines;
}

export function StandingStrip({ view, found }: StandingStripProps) {
  const { outcome, board, record } = view;
  const best = found.threat ? undefined : found.lines[0];
  return (
    <div class={strip.root} data-part="standing">
      <div class={strip.row}>
        <SideDisc colour={board.side} />
        <span class={strip.words}>
          {outcome ? outcomeText(outcome, board.side) : `${colourName(board.side)} to move`}
        </span>
        {best && !outcome && (
          <span class={styles.score}>
            <strong>
              {best.score.leader !== null && `${colourName(best.score.leader)} `}
              {best.score.text}
            </strong>
            <small>Depth {best.depth}</small>
          </span>
        )}
      </div>
      {record.settings.engine && !outcome && !found.threat && (
        <div
          class={styles.bar}
          style={{ '--white': `${best ? best.score.white : 0.5}` }}
          aria-hidden="true"
        />
      )}
    </div>
  );
}
