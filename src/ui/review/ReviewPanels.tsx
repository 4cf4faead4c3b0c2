// The panels and sheets of a review: commentary on the move shown with the engine's lines, the strip with progress or the place,
// and what is needed rarely: making it anew, the game itself, rules, keys.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import { BLACK, WHITE } from '../../rules/types';
import type { LineKind, ReviewCursor, ReviewedGame } from '../../session/review/reviewedGame';
import type { ReviewSession, ReviewView } from '../../session/review/reviewSession';
import type { GameRecord } from '../../storage/record';
import { percentText } from '../../words/reviewText';
import { Icon, Menu, MenuItem } from '../components/Icon';
import { lazyScreen } from '../components/Lazy';
import { closing, Sheet } from '../components/Sheet';
import { useServices } from '../services';
import { useRulesName } from '../settings/naming';
import { DescribeBoard, KeysAndSettings, OneTimeButton } from '../table/bars';
import pressed from '../table/moves.module.css';
import strip from '../table/strip.module.css';
import type { TableState } from '../table/useTable';
import { colourName } from '../words/names';
import { type Commentary, progressText } from './commentary';
import styles from './commentary.module.css';
import type { MoveGlyph } from './marks';
import reviewStrip from './reviewStrip.module.css';

const texts = textsOf('review');

/** Fewer pixels out of sight hold nothing to read. */
const MIN_HIDDEN_PX = 8;
/** Pixels of what was read that stay in sight. */
const READ_ON_OVERLAP_PX = 24;

interface CommentaryPanelProps {
  readonly commentary: Commentary;
  readonly cursor: ReviewCursor;
  readonly onCursor: (cursor: ReviewCursor) => void;
}

export function CommentaryPanel({ commentary, cursor, onCursor }: CommentaryPanelProps) {
  const { mark, moment, sentences, lines, from } = commentary;
  const root = useRef<HTMLElement>(null);
  const [hidden, setHidden] = useState({ any: false, below: false });
  const measure = () => {
    const box = root.current;
    if (!box) return;
    const rest = box.scrollHeight - box.clientHeight;
    setHidden({ any: rest > MIN_HIDDEN_PX, below: rest - box.scrollTop > MIN_HIDDEN_PX });
  };
  // Another move is read from its beginning; along a line, the move shown stays in sight. With the next frame, which lays
  // the page out anyway.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const box = root.current;
      const current = cursor.line && box?.querySelector<HTMLElement>('[aria-current]');
      if (box) box.scrollTop = current ? current.offsetTop - box.clientHeight / 2 : 0;
      const line = current?.parentElement;
      if (line) line.scrollLeft = current.offsetLeft - line.clientWidth / 2;
      measure();
    });
    return () => cancelAnimationFrame(frame);
  }, [cursor, commentary]);
  useLayoutEffect(() => {
    const box = root.current;
    if (!box) return;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const readOn = () => {
    const box = root.current;
    box?.scrollBy({ top: box.clientHeight - READ_ON_OVERLAP_PX });
  };
  const isShown = (kind: LineKind, moves: number) =>
    cursor.line?.kind === kind && cursor.line.moves === moves;
  return (
    <div class={styles.frame}>
      <section
        ref={root}
        class={`${styles.root} ${hidden.any ? styles.long : ''}`}
        aria-label={texts.aboutMove}
        data-part="words"
        onScroll={measure}
      >
        <p>
          {mark && <strong>{mark}. </strong>}
          {moment && (
            <span class={styles.moment}>
              <span class="visually-hidden">{texts.keyMomentLabel}</span> {moment}.{' '}
            </span>
          )}
          {sentences}
        </p>
        {lines.map(({ kind, label, notations }) => (
          <fieldset key={kind} class={styles.line} aria-label={label}>
            <span class={styles.label} aria-hidden="true">
              {texts.line(label)}
            </span>
            {notations.map((notation, index) => (
              <button
                key={index}
                type="button"
                class={`${pressed.move} ${styles.move}`}
                aria-current={isShown(kind, index + 1) ? 'true' : undefined}
                onClick={() => onCursor({ ply: from, line: { kind, moves: index + 1 } })}
              >
                {notation}
              </button>
            ))}
          </fieldset>
        ))}
      </section>
      {hidden.below && (
        <button
          type="button"
          class={styles.more}
          aria-label={texts.readMore}
          title={texts.readMore}
          onClick={readOn}
        >
          <Icon name="readOn" />
        </button>
      )}
    </div>
  );
}

interface ReviewStripProps {
  readonly view: ReviewView;
  readonly session: Pick<ReviewSession, 'start' | 'cancel'>;
  readonly place: string;
  readonly glyph: MoveGlyph | null;
  /** White's chance where the board stands, or null. */
  readonly white: number | null;
}

/** Along the far edge: progress while the work goes on; afterwards the place shown, and who is better there. */
export function ReviewStrip({ view, session, place, glyph, white }: ReviewStripProps) {
  const { state, done, findings } = view;
  if (state === 'whole') {
    return (
      <div class={strip.root} data-part="standing">
        <div class={strip.row}>
          <strong class={reviewStrip.place}>
            {place}
            {glyph && <span aria-hidden="true"> {glyph.text}</span>}
          </strong>
          <span class={reviewStrip.score}>{white !== null && chanceLabel(white)}</span>
        </div>
      </div>
    );
  }
  const works = state === 'working';
  return (
    <div class={`${strip.root} ${reviewStrip.progress}`} data-part="progress" data-state={state}>
      <div class={strip.row}>
        <span class={`${strip.words} ${reviewStrip.words}`}>{progressText(view)}</span>
        <OneTimeButton onClick={() => (works ? session.cancel() : session.start())}>
          {works ? texts.stop : texts.continue}
        </OneTimeButton>
      </div>
      <progress
        class={reviewStrip.bar}
        aria-label={texts.reviewed}
        max={findings.length}
        value={done}
      />
    </div>
  );
}

function chanceLabel(white: number): string {
  const leaders = Math.max(white, 1 - white);
  if (Math.round(100 * leaders) === 50) return texts.even;
  return texts.leaderChance(colourName(white > 0.5 ? WHITE : BLACK), percentText(leaders));
}

const RulesSheet = lazyScreen(async () => (await import('../rules/RulesSheet')).RulesSheet);

export type ReviewSheet = 'menu' | 'rules';

interface ReviewSheetsProps {
  readonly record: GameRecord;
  readonly game: ReviewedGame;
  readonly view: ReviewView;
  readonly session: Pick<ReviewSession, 'renew'>;
  readonly table: TableState<ReviewSheet>;
  readonly ply: number;
  readonly onFlip: () => void;
  /** Whose key moments are shown; null where no side is the reader's. */
  readonly moments: { readonly areOwn: boolean; readonly onSwitch: () => void } | null;
}

export function ReviewSheets(props: ReviewSheetsProps) {
  const { overlay, close } = props.table;
  if (overlay?.kind !== 'sheet') return null;
  if (overlay.sheet === 'rules') return <RulesSheet rules={props.game.rules} onClose={close} />;
  return <ReviewMenu {...props} />;
}

function ReviewMenu({ record, view, session, table, ply, onFlip, moments }: ReviewSheetsProps) {
  const { router } = useServices();
  const variant = useRulesName(record);
  const closeAnd = closing(table.close);
  return (
    <Sheet key="menu" title={texts.menu} onClose={table.close}>
      <Menu>
        <MenuItem
          icon="swap"
          label={view.outdated ? texts.reviewImproved : texts.reviewAgain}
          onClick={closeAnd(() => session.renew())}
        />
        {moments && (
          <MenuItem
            icon="flag"
            label={moments.areOwn ? texts.momentsOfBoth : texts.momentsOfYours}
            onClick={closeAnd(moments.onSwitch)}
          />
        )}
        <MenuItem icon="flip" label={texts.flip} onClick={closeAnd(onFlip)} />
        <MenuItem
          icon="play"
          label={texts.toGame}
          onClick={() => router.replace({ screen: 'game', id: record.id, ply })}
        />
        <MenuItem
          icon="warning"
          label={texts.allMistakes}
          onClick={() => router.open({ screen: 'mistakes' })}
        />
        {variant !== null && (
          <MenuItem
            icon="check"
            label={texts.rules(variant)}
            onClick={() => table.show({ kind: 'sheet', sheet: 'rules' })}
          />
        )}
        <DescribeBoard table={table} />
        <KeysAndSettings table={table} />
      </Menu>
      <p class="hint-text">{texts.madeHere}</p>
    </Sheet>
  );
}
