// How a backup stands, where it went, or why it could not be made.
import type { BackupState } from './useBackup';

export function BackupOutcome({ words, problem }: Pick<BackupState, 'words' | 'problem'>) {
  return (
    <>
      <p role="status" class="hint-text">
        {words}
      </p>
      {problem !== null && (
        <p role="alert" class="error-text">
          The backup could not be made: {problem}
        </p>
      )}
    </>
  );
}
