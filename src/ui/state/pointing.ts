// Whether a person points, by finger or mouse, or uses the keyboard. Browsers differ in this: after a tap that opens a sheet, WebKit
// shows the ring of the keyboard's focus around its first button.

/** Marks the document's root with `data-pointing` from each touch or click until the next key. */
export function watchPointing(page: Document): void {
  const { dataset } = page.documentElement;
  page.addEventListener(
    'pointerdown',
    () => {
      dataset.pointing = '';
    },
    { capture: true },
  );
  page.addEventListener(
    'keydown',
    () => {
      delete dataset.pointing;
    },
    { capture: true },
  );
}
