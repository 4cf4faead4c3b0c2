// What the player has to know about the device's storage: that it keeps nothing, or that games could not be read.

import { asideFile } from '../../storage/gameStore';
import { Icon } from '../components/Icon';
import { saveFile } from './saveFile';
import type { StoredGames } from './unfinished';
import '../components/button.css';

export function StorageNotices({ stored: { status, aside } }: { readonly stored: StoredGames }) {
  return (
    <>
      {status.reason && (
        <p class="notice" role="status">
          <Icon name="warning" />
          <span>{status.reason}</span>
        </p>
      )}
      {aside.length > 0 && (
        <div class="notice" role="status">
          <Icon name="warning" />
          <div>
            <p>
              {aside.length === 1
                ? 'A game could not be read and was set aside. Nothing of it is lost.'
                : `${aside.length} games could not be read and were set aside. Nothing of them is lost.`}
            </p>
            <ul>
              {aside.map(({ key, reason }) => (
                <li key={key} class="hint-text">
                  {reason}
                </li>
              ))}
            </ul>
            <button
              type="button"
              class="button"
              onClick={() => saveFile('fortyone-set-aside.json', asideFile(aside))}
            >
              Export to a file
            </button>
          </div>
        </div>
      )}
    </>
  );
}
