// Ways out of the app: the system's own share sheet where there is one, the clipboard, a download. Each tells how it
// went, and none throws for what a person or a browser may refuse.
import { saveFile } from '../home/saveFile';

export type Delivery =
  | 'sent'
  | 'copied'
  | 'saved'
  /** The person thought better of it. */
  | 'cancelled'
  /** The browser does not allow it here. */
  | 'refused';

/** Something to send: a text, an address or a file. */
export type Parcel =
  | { readonly title: string; readonly text: string }
  | { readonly title: string; readonly url: string }
  | { readonly title: string; readonly files: File[] };

/** Whether the system has a share sheet that takes this. */
export function canSend(parcel: Parcel): boolean {
  try {
    return 'share' in navigator && (!('canShare' in navigator) || navigator.canShare(parcel));
  } catch {
    return false;
  }
}

/** Opens the system's share sheet. */
export async function send(parcel: Parcel): Promise<Delivery> {
  try {
    await navigator.share(parcel);
    return 'sent';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused';
  }
}

/** Puts a text on the clipboard. Browsers without it, or pages without a secure context, refuse. */
export async function copy(text: string): Promise<Delivery> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Downloads a file. */
export function save(file: File): Delivery {
  saveFile(file.name, file);
  return 'saved';
}
