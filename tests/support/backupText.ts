// A backup as the text of its file.
import { createBackup } from '../../src/storage/backup/backup';

/** The whole text of what createBackup gives in chunks. */
export async function backupText(...given: Parameters<typeof createBackup>): Promise<string> {
  return (await createBackup(...given)).chunks.join('');
}
