// Bars at a table: what an activity asks for or says of the last move, with the buttons that go on from there; problems (one of the
// activity itself with what can be done about it, paused clocks, trouble with storage); and the buttons within reach of the thumb,
// with what every table's menu offers.

import type { ComponentChildren, ComponentProps } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useFocusToBoard } from '../../board/keyboard';
import type { RuleSet } from '../../games/game';
import { textsOf } from '../../language/texts';
import { Button } from '../components/Button';
import { Icon, IconButton, type IconName, MenuItem } from '../components/Icon';
import { useReload } from '../components/Lazy';
import { Sheet } from '../components/Sheet';
import { useServices } from '../services';
import { BackupButton } from '../settings/backup';
import { useStoreStatus } from '../stored/useStore';
import actionStyles from './actionBar.module.css';
import calloutStyles from './callout.module.css';
import styles from './noticeBar.module.css';
import warning from './storageWarning.module.css';
import type { TableState } from './useTable';

/** The question, that a move is wrong, or that all is done. */
export type CalloutKind = 'asked' | 'wrong' | 'done';

const ICONS: Readonly<Record<CalloutKind, IconName>> = {
  asked: 'flag',
  wrong: 'close',
  done: 'check',
};

interface CalloutProps {
  readonly kind: CalloutKind;
  /** Where the activity stands, in its own terms. */
  readonly phase: string;
  readonly text: string;
  /** What should be known besides, in small letters. */
  readonly note?: string | null;
}

export function Callout({ kind, phase, text, note = null }: CalloutProps) {
  return (
    <p
      class={`${calloutStyles.text} ${calloutStyles[kind] ?? ''}`}
      data-part="task"
      data-phase={phase}
    >
      <Icon name={ICONS[kind]} />
      <span>
        {text}
        {note !== null && <small class={calloutStyles.note}>{note}</small>}
      </span>
    </p>
  );
}

export interface Answer {
  readonly label: string;
  readonly onPress: () => void;
}

interface AnswerBarProps {
  /** The likeliest last, where the thumb is. */
  readonly answers: readonly Answer[];
  /** Small buttons before them. */
  readonly children?: ComponentChildren;
}

/** The ways on after a move has been judged; the likeliest has the focus first. */
export function AnswerBar({ answers, children }: AnswerBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const likeliest = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => likeliest.current?.focus(), []);
  useFocusToBoard(bar);
  return (
    <div ref={bar} class={calloutStyles.answers} data-part="answers">
      {children && <div class={calloutStyles.steps}>{children}</div>}
      {answers.map(({ label, onPress }, index) => {
        const last = index === answers.length - 1;
        return (
          <Button
            key={label}
            ref={last ? likeliest : null}
            variant={last ? 'primary' : 'plain'}
            onClick={onPress}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}

/** A single such button. */
export function OneTimeButton(props: ComponentProps<typeof Button>) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusToBoard(button);
  return <Button {...props} ref={button} />;
}

const texts = textsOf('table');

/** What is wrong: something failed, is not saved, or goes on in another tab. */
interface Trouble {
  readonly notice: string;
  /** Whether what failed can be tried again. */
  readonly canRetry: boolean;
  readonly unsaved: boolean;
  readonly superseded: boolean;
}

interface NoticeBarProps {
  readonly trouble: Trouble;
  readonly onRetry: () => void;
  /** Goes on here instead of in the other tab; for what may be in another. */
  readonly takeOver?: { readonly label: string; readonly onPress: () => void };
  /** Other ways to answer. */
  readonly children?: ComponentChildren;
}

export function NoticeBar({ trouble, onRetry, takeOver, children }: NoticeBarProps) {
  const { notice, canRetry, unsaved, superseded } = trouble;
  const reload = useReload();
  useBeforeUnload(unsaved);
  return (
    <div class={styles.root} role="alert" data-part="notice">
      <p>{notice}</p>
      {/* The engine of a version that another tab has replaced comes back with the page alone, and all is saved. */}
      {canRetry && (
        <OneTimeButton onClick={unsaved ? onRetry : () => reload(onRetry)}>
          {texts.tryAgain}
        </OneTimeButton>
      )}
      {children}
      {superseded && takeOver && <Button onClick={takeOver.onPress}>{takeOver.label}</Button>}
    </div>
  );
}

/**
 * While something is unsaved, the browser asks before it leaves or loads the page again: on a full disk that page may be
 * all that is left of the games.
 */
function useBeforeUnload(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

/** That the clocks stand. */
export function PausedBar({ onResume }: { readonly onResume: () => void }) {
  return (
    <div class={`${styles.root} ${styles.paused}`} data-part="notice">
      <p>{texts.paused}</p>
      <OneTimeButton variant="primary" onClick={onResume}>
        {texts.resume}
      </OneTimeButton>
    </div>
  );
}

/** A sign while something is wrong with where games are kept; it leads to the reason and a backup. */
export function StorageWarning() {
  const status = useStoreStatus();
  const [open, setOpen] = useState(false);
  const trouble = status?.reason ? { ...status, title: texts.storage[status.state] } : null;
  return (
    <>
      <div class={trouble ? warning.root : 'visually-hidden'}>
        {trouble && (
          <IconButton icon="warning" label={trouble.title} onClick={() => setOpen(true)} />
        )}
        {/* There before it has anything to say: screen readers tell changes in a region that they know. */}
        <p role="status">
          {trouble && <span class="visually-hidden">{texts.sentence(trouble.title)}</span>}
        </p>
      </div>
      {trouble && open && (
        <Sheet title={trouble.title} onClose={() => setOpen(false)}>
          <p>{trouble.reason}</p>
          {trouble.state !== 'device' && <p>{texts.playOn}</p>}
          <BackupButton />
        </Sheet>
      )}
    </>
  );
}

export interface TableAction {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  /** Says why it is disabled, where that needs to be said. */
  readonly onRefused?: () => void;
  /** Whether what it switches is on; left out where it switches nothing. */
  readonly pressed?: boolean;
  /** Whether the menu has it too, so that it may go where names would take two lines. */
  readonly spare?: boolean;
}

/** Each button keeps its place, whatever goes on at the table, so that none is hit by mistake for another. */
export function ActionBar({ actions }: { readonly actions: readonly TableAction[] }) {
  // More than the narrowest column has room for beside a board.
  const many = actions.filter(({ spare }) => !spare).length > 5;
  const sparing = actions.some(({ spare }) => spare);
  return (
    <div
      class={`${actionStyles.root}${sparing ? ` ${actionStyles.sparing}` : ''}`}
      role="toolbar"
      aria-label={texts.actions}
      data-part="actions"
      data-many={many || undefined}
    >
      {actions.map((action) => (
        <Action key={action.label} {...action} />
      ))}
    </div>
  );
}

/** One that cannot be used now can still be focused: pressing it to the end must not lose the keyboard's place. */
function Action(action: TableAction) {
  const { icon, label, onPress, disabled = false, onRefused, pressed, spare } = action;
  return (
    <button
      type="button"
      class={`${actionStyles.action}${spare ? ` ${actionStyles.spare}` : ''}`}
      aria-disabled={disabled}
      aria-pressed={pressed}
      onClick={() => (disabled ? onRefused?.() : onPress())}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

export function HowItIsPlayed({ rules: { game, options } }: { readonly rules: RuleSet }) {
  const { router } = useServices();
  return (
    <MenuItem
      icon="book"
      label={texts.howItIsPlayed}
      onClick={() => router.open({ screen: 'learn', game, options })}
    />
  );
}

interface ShowsMore {
  readonly table: Pick<TableState, 'show'>;
}

export function DescribeBoard({ table }: ShowsMore) {
  return (
    <MenuItem
      icon="comment"
      label={texts.describeBoard}
      onClick={() => table.show({ kind: 'description' })}
    />
  );
}

export function KeysAndSettings({ table }: ShowsMore) {
  const { router } = useServices();
  return (
    <>
      <MenuItem icon="help" label={texts.keys} onClick={() => table.show({ kind: 'keys' })} />
      <MenuItem
        icon="settings"
        label={texts.settings}
        onClick={() => router.open({ screen: 'settings' })}
      />
    </>
  );
}
