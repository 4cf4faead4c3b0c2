// Folders of browsers' profiles.
import { rm } from 'node:fs/promises';

/** Deletes a profile. A browser that has just ended may have helpers that still write into it for seconds. */
export const removeProfile = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
