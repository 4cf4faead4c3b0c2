// Databases as earlier versions of the app made them.
import type { IDBPDatabase } from 'idb';

/** The stores of database version 3. */
export function createVersion3(fresh: IDBPDatabase): void {
  const games = fresh.createObjectStore('games', { keyPath: 'id' });
  games.createIndex('finishedUpdatedAt', ['finished', 'updatedAt']);
  fresh.createObjectStore('settings');
  fresh.createObjectStore('aside', { autoIncrement: true });
  const summaries = fresh.createObjectStore('summaries', { keyPath: 'id' });
  summaries.createIndex('order', ['unpinned', 'age', 'id']);
  summaries.createIndex('finishedOrder', ['finished', 'unpinned', 'age', 'id']);
  const analyses = fresh.createObjectStore('analyses', { keyPath: 'id' });
  analyses.createIndex('updatedAt', 'updatedAt');
}
