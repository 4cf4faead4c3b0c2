// A FEN to start from, judged as it is typed.
import '../../language/shownRefusals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Game } from '../../games/game';
import { InputError } from '../../input/input';
import { textsOf } from '../../language/texts';
import { Button } from '../components/Button';
import { LongText } from '../components/fields';
import type { GameDraft } from './draft';
import styles from './fold.module.css';

const texts = textsOf('newGame');

interface FenFieldProps {
  readonly draft: GameDraft;
  /** Why the text is refused, or null. */
  readonly problem: string | null;
  readonly onChange: (draft: GameDraft) => void;
  /** Opens a board on which the position is set up. */
  readonly onSetUp: () => void;
  /** What else can be done with a position that is not refused. */
  readonly children?: ComponentChildren;
}

export function FenField({ draft, problem, onChange, onSetUp, children }: FenFieldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  // Other rules may refuse a text that is folded away: the reason why Start is off comes into sight.
  useLayoutEffect(() => {
    if (problem !== null && fold.current) fold.current.open = true;
  }, [problem]);
  return (
    <details ref={fold} class={styles.root}>
      <summary>
        <span>{texts.startFrom}</span>
        {draft.position.trim() !== '' && <span class="hint-text">{texts.yourOwn}</span>}
      </summary>
      <div class={styles.content}>
        <LongText
          label={texts.positionText}
          rows={3}
          text={draft.position}
          problem={problem}
          onText={(position) => onChange({ ...draft, position })}
        />
        <Button onClick={onSetUp}>{texts.setUp}</Button>
        {draft.position.trim() !== '' && problem === null && children}
      </div>
    </details>
  );
}

/** Why the typed position cannot be started from, or null. */
export function positionProblem(game: Game, { options, position }: GameDraft): string | null {
  const text = position.trim();
  if (text === '') return null;
  try {
    const parsed = game.rules(options).parse(text);
    return parsed.outcome() ? texts.alreadyOver : null;
  } catch (error) {
    if (error instanceof InputError) return texts.unplayable(error.message);
    throw error;
  }
}
