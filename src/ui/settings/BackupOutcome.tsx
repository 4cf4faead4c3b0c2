// Where a backup went, or why it could not be made.
import type { BackupState } from './useBackup';

export function BackupOutcome({ saved, problem }: Pick<BackupState, 'saved' | 'problem'>) {
  return (
    <>
      <p role="status" class="hint-text">
        {saved !== null && `${saved} is in your downloads: keep it in a safe place.`}
      </p>
      {problem !== null && (
        <p role="alert" class="error-text">
          The backup could not be made: {problem}
        </p>
      )}
    </>
  );
}
