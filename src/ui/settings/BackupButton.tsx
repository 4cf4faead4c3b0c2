// A backup where it is needed at once: while a game could not be saved.
import { useBackup } from './useBackup';
import '../components/button.css';

export function BackupButton() {
  const { save, progress, saved, problem } = useBackup();
  return (
    <>
      <button type="button" class="button" disabled={progress !== null} onClick={save}>
        Back up
      </button>
      {saved !== null && <p role="status">{saved} is in your downloads.</p>}
      {problem !== null && <p>The backup could not be made: {problem}</p>}
    </>
  );
}
