// All checks, one after the other up to the first that fails; says in the end how long each took.
import { spawnSync } from 'node:child_process';

/** What each step runs. */
const STEPS = [
  ['setup', 'node .ci/setup.mjs --browsers'],
  ['check', 'npm run check'],
  ['unit tests', 'npm run test:unit'],
  ['build', 'npm run build'],
  ['end-to-end tests', 'npm run test:e2e'],
];

const clock = (seconds) => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

const took = [];
for (const [name, command] of STEPS) {
  const before = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  took.push([name, (performance.now() - before) / 1000]);
  if (status === 0) continue;
  console.error(`\n${name} failed: ${command}`);
  process.exitCode = 1;
  break;
}
const all = took.reduce((sum, [, seconds]) => sum + seconds, 0);
console.log('\nMinutes:');
for (const [name, seconds] of [...took, ['all', all]])
  console.log(`${clock(seconds).padStart(7)}  ${name}`);
