// Lessons without a pointer and without a picture, in every game: one task of each kind that its lessons have, and the won game
// that they end with, played by keys alone and followed by what is announced.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { spokenText } from '../../src/board/names';
import { offeredGames } from '../../src/games';
import type { Game, RuleSet } from '../../src/games/game';
import type { Exercise, Lesson, Task } from '../../src/games/lessons';
import { textsReady } from '../../src/language/texts';
import { judge, solution, taskProgressAfter } from '../../src/lessons/judge';
import { problemOf } from '../../src/lessons/solver';
import type { Position } from '../../src/rules/position';
import { BLACK, type Colour } from '../../src/rules/types';
import { boardState, describeMove, legalOptions } from '../../src/session/moves';
import type { MoveOption } from '../../src/session/types';
import { doneText, mateNamedIn, shownMoveSentence } from '../../src/ui/lessons/taskText';
import { playedMoveText } from '../../src/ui/words/moveText';
import { colourName } from '../../src/ui/words/names';
import { moveCountText } from '../../src/ui/words/quantities';
import { focusedName, screenFocused, tabTo, Walker } from './support/keys';
import { hearAnnouncements } from './support/listener';
import { scriptedMove } from './support/script';
import { stageAtHome } from './support/stage';

/** Plies after which a won game is given up. */
const LONGEST = 120;
/** What has the focus when a task is done. */
const WAY_ON = /^(Next task|Next: .*|Play now)$/;

// What the app should say is made of its own texts here, too.
beforeAll(textsReady);

const stage = stageAtHome({ touch: false, reducedMotion: true });

/** Follows what is announced, nothing of which may be missed. */
class Listener {
  /** Number of the first announcement that was not listened for. */
  #next = 0;

  constructor(
    private readonly page: Page,
    private readonly rules: RuleSet,
  ) {}

  /** Begins to listen on a page that stays. */
  static async on(page: Page, rules: RuleSet): Promise<Listener> {
    await page.evaluate(hearAnnouncements);
    return new Listener(page, rules);
  }

  /** Waits until this is announced, with or after what was heard last. */
  async hears(text: string): Promise<void> {
    const aloud = spokenText(this.rules, text);
    await expect.poll(() => this.#find(aloud)).toContain(aloud);
  }

  /** Waits until what one of these is called is announced by itself, as or after what was heard last. */
  async hearsOneOf<T>(things: readonly T[], called: (thing: T) => string): Promise<T> {
    const names = new Map(things.map((thing) => [spokenText(this.rules, called(thing)), thing]));
    const first = async () => (await this.#all()).findIndex((one) => names.has(one));
    // What was heard instead says whether a move or an announcement went missing.
    const missed = async (cause: unknown) => {
      const heard = JSON.stringify(await this.#all());
      const shown = await this.page.locator('.callout, [data-part]').allTextContents();
      throw new Error(`heard ${heard}, on the screen ${JSON.stringify(shown)}`, { cause });
    };
    await expect.poll(first).toBeGreaterThanOrEqual(0).catch(missed);
    const at = await first();
    const heard = names.get((await this.#all())[at]);
    if (heard === undefined) throw new Error('what was announced has changed');
    this.#next += at;
    return heard;
  }

  async #all(): Promise<string[]> {
    const heard = await this.page.evaluate(() => Reflect.get(globalThis, 'heard') as string[]);
    return heard.slice(this.#next);
  }

  /** The announcement that has the text, or all of them. */
  async #find(text: string): Promise<string> {
    const all = await this.#all();
    const at = all.findIndex((one) => one.includes(text));
    if (at < 0) return all.join(' | ');
    this.#next += at;
    return all[at];
  }
}

interface Given<T extends Task = Task> {
  readonly lesson: Lesson;
  readonly number: number;
  readonly task: T;
}

const lessonsOf = async (game: Game): Promise<readonly Lesson[]> =>
  (await game.loadLessons?.())?.lessons() ?? [];

/** What is new about a task for who does it by keys: what it asks for, and moves that have no cell. */
function kindsOf(rules: RuleSet, task: Exercise): string[] {
  const cellless = solved(rules, task).filter(({ option }) => option.from === null);
  return [task.goal.kind, ...cellless.map(({ own }) => (own ? 'a choice' : 'a pass in answer'))];
}

/** A short task of every kind that a game's lessons have; the rarest kinds choose first. */
async function oneOfEachKind(game: Game): Promise<Given<Exercise>[]> {
  const all = (await lessonsOf(game)).flatMap((lesson) =>
    lesson.tasks.flatMap((task, number) =>
      task.level === undefined
        ? [{ lesson, number, task, kinds: kindsOf(rulesOf(game, task), task) }]
        : [],
    ),
  );
  all.sort((a, b) => a.task.moves - b.task.moves || a.number - b.number);
  const having = (kind: string) => all.filter(({ kinds }) => kinds.includes(kind));
  const rarest = [...new Set(all.flatMap(({ kinds }) => kinds))].sort(
    (a, b) => having(a).length - having(b).length,
  );
  const chosen: typeof all = [];
  for (const kind of rarest) {
    if (chosen.some(({ kinds }) => kinds.includes(kind))) continue;
    chosen.push(having(kind)[0]);
  }
  return chosen;
}

const rulesOf = (game: Game, task: Task): RuleSet => game.rules(task.options ?? {});

interface Ply {
  readonly option: MoveOption;
  readonly own: boolean;
}

/** The way to do a task that is shown to who asks, with the other side's answers. */
function solved(rules: RuleSet, task: Exercise): Ply[] {
  const problem = problemOf(rules, task);
  const plies: Ply[] = [];
  for (let own = 0; own < task.moves; own++) {
    const standing = taskProgressAfter(problem, textsOf(plies));
    const { position } = standing;
    const move = solution(problem, standing);
    if (move === null) break;
    const judgement = judge(problem, standing, move);
    plies.push({ option: describeMove(rules, position, move), own: true });
    if (judgement.kind !== 'right' || judgement.answer === null) continue;
    position.make(move);
    plies.push({ option: describeMove(rules, position, judgement.answer), own: false });
  }
  return plies;
}

const textsOf = (plies: readonly Ply[]): string[] => plies.map(({ option }) => option.text);

/** What is announced of a move, and need not be said again of one with a verdict. */
function announcementOf(
  rules: RuleSet,
  position: Position,
  option: MoveOption,
  verdict = '',
): string {
  const mover = colourName(position.side);
  const notation = rules.notation(position, option.move);
  const how = { followedBy: mateNamedIn(verdict) };
  const said = playedMoveText(mover, rules, { ...option, notation }, how);
  return `${said}.`;
}

/** What is announced of an answer: a game that it loses for its own side is won in the same breath. */
function answerOf(rules: RuleSet, position: Position, option: MoveOption, task: Task): string {
  const announced = announcementOf(rules, position, option);
  position.make(option.move);
  const over = position.outcome() !== null;
  position.unmake();
  return over ? `${announced} ${doneText(task)}` : announced;
}

/** What is said of a move to who asks for one. */
function shownOf(rules: RuleSet, position: Position, option: MoveOption): string {
  const scene = { rules, board: boardState(rules, position, null) };
  return shownMoveSentence({ ...scene, options: legalOptions(rules, position) }, option);
}

/** Opens a task of a lesson, the others skipped. */
async function openTask(game: Game, { lesson, number, task }: Given): Promise<Listener> {
  const { page, server } = stage;
  // The task before may have been one of the same lesson.
  await page.goto(`${server.url}#/`);
  await page.goto(`${server.url}#/lessons/${game.id}/${lesson.id}`);
  await screenFocused(page);
  const title = page.getByRole('heading', { level: 1 });
  const shown = async () => Number((await title.textContent())?.match(/task (\d+) of/)?.[1]) - 1;
  for (let at = await shown(); at !== number; at = await shown()) {
    await tabTo(page, /^Skip$/);
    await page.keyboard.press('Enter');
    await expect.poll(shown).not.toBe(at);
  }
  const listener = await Listener.on(page, rulesOf(game, task));
  await page.keyboard.press('3');
  await listener.hears(task.ask);
  return listener;
}

const walkerOf = (rules: RuleSet, learner: Colour): Walker =>
  new Walker(stage.page, rules, learner === BLACK);

const taught = offeredGames.filter((game) => game.loadLessons !== undefined);

describe.each(taught)('$name', (game) => {
  test('a task of each kind: what is asked, shown, right and done is told', async () => {
    const { page } = stage;
    const tasks = await oneOfEachKind(game);
    for (const given of tasks) {
      const { task } = given;
      const rules = rulesOf(game, task);
      const problem = problemOf(rules, task);
      const plies = solved(rules, task);
      const listener = await openTask(game, given);
      const walker = walkerOf(rules, problem.learner);
      let left: number = task.moves;
      for (const [index, { option, own }] of plies.entries()) {
        const { position } = taskProgressAfter(problem, textsOf(plies.slice(0, index)));
        const verdict = index === plies.length - 1 ? doneText(task) : '';
        const announced = announcementOf(rules, position, option, verdict);
        if (own) {
          await page.keyboard.press('6');
          await listener.hears(shownOf(rules, position, option));
          await walker.play(scriptedMove(rules, position, option, legalOptions(rules, position)));
          left--;
        }
        await listener.hears(announced);
        const goesOn = plies[index + 1]?.own ?? false;
        if (goesOn) await listener.hears(`Right so far. ${moveCountText(left)} left.`);
      }
      await listener.hears(doneText(task));
      await expect.poll(() => focusedName(page)).toMatch(WAY_ON);
    }
  }, 300_000);

  test('the won game at the end: played out by what is shown and told', async () => {
    const { page } = stage;
    const lesson = (await lessonsOf(game)).at(-1);
    const number = lesson?.tasks.findIndex(({ level }) => level !== undefined) ?? -1;
    const task = lesson?.tasks[number];
    if (!lesson || !task) throw new Error('there is no won game');
    const rules = rulesOf(game, task);
    const position = rules.parse(task.position);
    const learner = position.side;
    const walker = walkerOf(rules, learner);
    const listener = await openTask(game, { lesson, number, task });
    for (let moves = 0; moves < LONGEST && !position.outcome(); moves++) {
      const options = legalOptions(rules, position);
      if (position.side === learner) {
        await page.keyboard.press('6');
        const shown = await listener.hearsOneOf(options, (one) => shownOf(rules, position, one));
        const announced = announcementOf(rules, position, shown);
        await walker.play(scriptedMove(rules, position, shown, options));
        await listener.hears(announced);
      } else {
        const announced = await listener.hearsOneOf(options, (one) =>
          answerOf(rules, position, one, task),
        );
        position.make(announced.move);
      }
    }
    expect(position.outcome()?.winner).toBe(learner);
    await listener.hears(doneText(task));
    await expect.poll(() => focusedName(page)).toMatch(WAY_ON);
  }, 300_000);
});
