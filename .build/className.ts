// What a class of a CSS module is called in the page: its file and its own name, so that developers can read it.
import { basename } from 'node:path';

/**
 * `playerStrip-name` for `.name` of `playerStrip.module.css`; its `.root` is just `playerStrip`. Only what stands before
 * the file's first dot counts: `board.play.module.css` adds to the names of the board.
 */
export function className(name: string, file: string): string {
  const [base] = basename(file).split('.');
  return name === 'root' ? base : `${base}-${name}`;
}
