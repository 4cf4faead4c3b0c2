// A game of two players heard through a real screen reader: Orca with Firefox, by keys alone. What it says is written down
// word for word.
//   npm run lab -- orca [--write tests/lab/results/orca.md]
// Needs Debian's orca, at-spi2-core, dbus, openbox, xdotool, xvfb and firefox-esr. No voice is needed: Orca notes what it says.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDisplay } from '../e2e/support/browsers/display';
import { builtApp } from '../e2e/support/build';
import { serve } from '../e2e/support/server';
import { programOf } from '../support/installed';
import { todayText } from './marks';

/** Keys as xdotool names them, and texts in quotes: to Start in New game, then moves that end in checkmate. */
const PLAY: readonly string[] = [
  ...Array<string>(12).fill('Tab'),
  ...['Return', 'Tab', 'Up', 'slash'],
  ...['Bc4', 'Qxd3', 'Kf1', 'Qxd1'].flatMap((move) => [`"${move}"`, 'Return']),
];

/** Milliseconds for Orca to say all that a step brings, and for a program to be there. */
const STEP_MS = 3_500;
const START_MS = 8_000;

const PREFERENCES = `user_pref("accessibility.force_disabled", -1);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("dom.storageManager.prompt.testing", true);
user_pref("dom.storageManager.prompt.testing.allow", true);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
`;
/** Keys are not echoed: they are written down here. */
const ORCA_SETTINGS = {
  general: { enableKeyEcho: false, enableEchoByWord: false },
  profiles: { default: { profile: ['Default', 'default'] } },
  pronunciations: {},
  keybindings: {},
};

const { values } = parseArgs({ options: { write: { type: 'string' } } });

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What Orca said, with the milliseconds since midnight at which it did. */
function speechOf(log: string): { readonly text: string; readonly at: number }[] {
  const lines = log.matchAll(/^(\d+):(\d+):(\d+\.\d+) - SPEECH OUTPUT: '(.*)' ?\{'/gm);
  return [...lines].flatMap(([, hours, minutes, seconds, said = '']) => {
    const at = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
    return said.trim() === '' ? [] : [{ text: said.trim(), at }];
  });
}

/** Milliseconds since midnight, in the time of Orca's log. */
const timeOfDay = (): number => Date.now() % 86_400_000;

/** Runs the play under a session bus of its own, and gives the lines of the record. */
async function perform(url: string): Promise<string[]> {
  const home = mkdtempSync(join(tmpdir(), 'fortyone-orca-'));
  const display = await openDisplay();
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    ...{ HOME: home, DISPLAY: display.name, LANG: 'C.UTF-8', TZ: 'UTC', GNOME_ACCESSIBILITY: '1' },
  };
  const started: ChildProcess[] = [];
  const start = (program: string, ...args: string[]): void => {
    started.push(spawn(program, args, { env: environment, stdio: 'ignore', detached: true }));
  };
  const done = (program: string, ...args: string[]) =>
    new Promise((resolve) => {
      spawn(program, args, { env: environment, stdio: 'ignore' }).once('exit', resolve);
    });
  const log = join(home, 'orca.log');
  const profile = join(home, 'firefox');
  const settings = join(home, '.local/share/orca');
  for (const folder of [profile, settings]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(profile, 'user.js'), PREFERENCES);
  writeFileSync(join(settings, 'user-settings.conf'), JSON.stringify(ORCA_SETTINGS));
  try {
    const bus = join(home, 'bus');
    environment.DBUS_SESSION_BUS_ADDRESS = `unix:path=${bus}`;
    start('dbus-daemon', '--session', '--nofork', `--address=unix:path=${bus}`);
    await pause(1000);
    start('openbox');
    start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
    await pause(1000);
    await done('gsettings', 'set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true');
    start(programOf('Firefox'), '--no-remote', '--profile', profile, '--kiosk', url);
    await pause(START_MS);
    start('orca', '--replace', '--disable=braille', `--debug-file=${log}`);
    await pause(START_MS);
    const steps = [{ what: 'Start Orca', at: 0 }];
    for (const what of PLAY) {
      steps.push({ what, at: timeOfDay() });
      const text = /^"(.*)"$/.exec(what)?.[1];
      if (text === undefined) await done('xdotool', 'key', '--clearmodifiers', what);
      else await done('xdotool', 'type', '--delay', '80', text);
      await pause(STEP_MS);
    }
    // It writes its log in pieces: these keys, of which nothing is reported, push out what is still held back.
    for (let more = 0; more < 3; more++) {
      await done('xdotool', 'key', 'Tab');
      await pause(STEP_MS);
    }
    const speech = speechOf(readFileSync(log, 'utf8'));
    return steps.flatMap(({ what, at }, index) => {
      const until = steps[index + 1]?.at ?? at + STEP_MS;
      const heard = speech.filter((one) => one.at >= at && one.at < until);
      return [`You: ${what}`, `Orca: ${heard.map(({ text }) => text).join(' ')}`];
    });
  } finally {
    for (const { pid } of started) {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    }
    display.close();
    rmSync(home, { recursive: true, force: true });
  }
}

const host = await serve(builtApp());
const lines = await perform(`${host.url}#/new/fastlane?opponent=person`);
await host.stop();
console.log(lines.join('\n'));
if (values.write !== undefined) {
  writeFileSync(
    values.write,
    `# Orca

\`npm run lab -- orca\` plays a game of Chess in the Fast Lane to checkmate in Firefox by keys alone, and writes down what Orca says.

${todayText()}, Orca 43.1 and Firefox ESR on Debian 12:

\`\`\`
${lines.join('\n')}
\`\`\`
`,
  );
}
