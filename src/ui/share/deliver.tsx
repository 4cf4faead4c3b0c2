// Ways out of the app: the system's own share sheet where there is one, the clipboard, a download. Each tells how it
// went, and none throws for what a person or a browser may refuse.
import { useLayoutEffect, useRef } from 'preact/hooks';
import longText from '../components/longText.module.css';
import styles from './uncopied.module.css';

export type Delivery =
  | 'sent'
  | 'copied'
  | 'saved'
  /** The player closed the share sheet. */
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

/** Milliseconds until the file may be forgotten: iOS reads it only after the player has agreed to the download. */
const REVOKE_DELAY_MS = 60_000;

/** Offers `content`, a text of JSON unless it says otherwise, as a download named `name`. */
export function saveFile(name: string, content: string | Blob): void {
  const blob =
    typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content;
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}

export interface UncopiedProps {
  readonly what: string;
  readonly text: string;
}

export function Uncopied({ what, text }: UncopiedProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  return (
    <textarea
      ref={field}
      class={`${longText.field} ${styles.root}`}
      aria-label={what}
      rows={4}
      readOnly={true}
      value={text}
    />
  );
}
