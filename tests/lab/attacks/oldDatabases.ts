// Databases as earlier versions of the app left them, made in a browser.

/** Runs in a page of the app's host that is not the app: leaves a database of an earlier version with these rows, as JSON. */
export function leaveDatabase(version: number, games: string, summaries: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('fortyone');
    deleting.onerror = () => reject(deleting.error);
    deleting.onblocked = () => reject(new Error('a page holds the database'));
    deleting.onsuccess = () => {
      const opening = indexedDB.open('fortyone', version);
      opening.onerror = () => reject(opening.error);
      opening.onupgradeneeded = () => {
        const made = opening.result;
        const stored = made.createObjectStore('games', { keyPath: 'id' });
        stored.createIndex('finishedUpdatedAt', ['finished', 'updatedAt']);
        made.createObjectStore('settings');
        made.createObjectStore('aside', { autoIncrement: true });
        if (version >= 3) {
          const lines = made.createObjectStore('summaries', { keyPath: 'id' });
          lines.createIndex('order', ['unpinned', 'age', 'id']);
          lines.createIndex('finishedOrder', ['finished', 'unpinned', 'age', 'id']);
          if (version >= 7) lines.createIndex('tally', 'tally');
          made
            .createObjectStore('analyses', { keyPath: 'id' })
            .createIndex('updatedAt', 'updatedAt');
        }
        if (version >= 4) made.createObjectStore('reviews', { keyPath: 'id' });
        if (version >= 5)
          made
            .createObjectStore('attempts', { keyPath: 'id' })
            .createIndex('order', ['game', 'number']);
      };
      opening.onsuccess = () => {
        const names = version >= 3 ? ['games', 'summaries'] : ['games'];
        const tx = opening.result.transaction(names, 'readwrite');
        for (const row of JSON.parse(games)) tx.objectStore('games').put(row);
        if (version >= 3)
          for (const row of JSON.parse(summaries)) tx.objectStore('summaries').put(row);
        tx.onerror = () => reject(tx.error);
        tx.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    };
  });
}
