// The laboratory's one command: `npm run lab` lists what there is, `npm run lab -- match --games 20` runs one with its
// arguments, `npm run lab -- match --help` tells them.
import '../support/english';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAB_ENTRIES, nearNames } from './entries';

function listText(): string {
  const rows = Object.entries(LAB_ENTRIES).map(([name, { what, takes, writes }]) => {
    const written = writes === undefined ? '' : `; writes ${writes}`;
    return `${name.padEnd(18)}${what}\n${''.padEnd(18)}takes ${takes}${written}`;
  });
  return `npm run lab -- NAME [arguments]   (NAME --help tells the arguments)\n\n${rows.join('\n')}`;
}

/** The comment that a program begins with, which tells its arguments. */
function helpText(path: string): string {
  const [comment] = /^(\/\/.*\n)+/.exec(readFileSync(path, 'utf8')) ?? [''];
  return comment.replaceAll(/^\/\/ ?/gm, '').trimEnd();
}

const [name, ...args] = process.argv.slice(2);
if (name === undefined || name === '--help') {
  console.log(listText());
} else if (!Object.hasOwn(LAB_ENTRIES, name)) {
  const near = nearNames(name);
  const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : '`npm run lab` lists them.';
  console.error(`The laboratory has no ${name}: ${hint}`);
  process.exitCode = 1;
} else {
  const path = join(import.meta.dirname, LAB_ENTRIES[name].module);
  if (args.includes('--help')) {
    console.log(helpText(path));
  } else {
    // The program reads its arguments as if it had been started alone.
    process.argv = [process.argv[0], path, ...args];
    await import(path);
  }
}
