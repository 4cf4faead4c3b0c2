// Hands a text or a picture to the player as a file.

/** Milliseconds until the file may be forgotten: iOS reads it only after the player has agreed to the download. */
const READ_BY_THEN = 60_000;

/** Offers `content`, a text of JSON unless it says otherwise, as a download named `name`. */
export function saveFile(name: string, content: string | Blob): void {
  const blob =
    typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content;
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_BY_THEN);
}
