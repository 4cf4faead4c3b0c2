// A backup where it is needed at once: while a game could not be saved.
import { Button } from '../components/Button';
import { BACKING_UP, useBackup } from './useBackup';
import { WorkProgress } from './WorkProgress';

export function BackupButton() {
  const { save, progress, cancel, words, problem } = useBackup();
  return (
    <>
      {/* Not disabled, which would take the focus from it. */}
      <Button aria-disabled={progress !== null} onClick={save}>
        Back up
      </Button>
      {progress && <WorkProgress label={BACKING_UP} progress={progress} onCancel={cancel} />}
      <p role="status" class={words === null ? 'visually-hidden' : ''}>
        {words}
      </p>
      {problem !== null && <p>The backup could not be made: {problem}</p>}
    </>
  );
}
