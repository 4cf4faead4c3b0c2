// No room to store anything, as far as the page can tell.

/** Runs in the page: nothing can be written until the page hears of room, by an event of that name. */
export function refuseToStore(): void {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  window.addEventListener('room', () => {
    IDBObjectStore.prototype.put = put;
  });
}
