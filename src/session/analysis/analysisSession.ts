// An analysis under way: its tree and the place shown, saved after each change, with the engine thinking about that place. It never
// touches the game it came from.
import {
  commentMove,
  inVariation,
  lineEnd,
  lineStart,
  lineThrough,
  type MoveTree,
  makeMainLine,
  nearestPath,
  type Path,
  placeAt,
  playMoves,
  promote,
  removeMove,
  samePath,
} from '../../analysis/tree';
import { refuse } from '../../input/input';
import { formatAnalysisText } from '../../storage/analysisConversion';
import {
  type AnalysisRecord,
  type AnalysisSettings,
  type PlayedAnalysis,
  readAnalysis,
  treeText,
} from '../../storage/analysisRecord';
import { runDetached } from '../../util/failures';
import { createObservable, type Observable } from '../../util/observable';
import { yieldToPage } from '../../util/scheduling';
import { PlacesShown } from '../moves';
import { Saver, saveProblem } from '../saver';
import { EndingSolving } from './endingSolving';
import type { AnalysisEngine, AnalysisQuestion, AnalysisSession, AnalysisView } from './types';

interface AnalysisParts<Found> {
  readonly analysis: PlayedAnalysis;
  readonly store: { save(record: AnalysisRecord): Promise<void> };
  /** Makes the engine, which calls `onChange` whenever its state changes. */
  readonly engine: (onChange: () => void) => AnalysisEngine<Found>;
  /** Milliseconds since 1970; the system's clock if absent. */
  readonly now?: () => number;
  /** Why the analysis can only be looked at here: another tab has it. */
  readonly elsewhere?: string;
}

/** Opens an analysis, new or stored. One that was never saved is saved at once, so that it can be found again. */
export function openAnalysis<Found>(parts: AnalysisParts<Found>): AnalysisSession<Found> {
  const session = new OpenAnalysis(parts);
  session.begin();
  return session;
}

class OpenAnalysis<Found> implements AnalysisSession<Found> {
  private readonly views: Observable<AnalysisView<Found>>;
  private record: AnalysisRecord;
  private tree: MoveTree;
  private readonly shown: PlacesShown;
  private readonly saver: Saver<AnalysisRecord>;
  private readonly engine: AnalysisEngine<Found>;
  private readonly endings: EndingSolving;
  private readonly now: () => number;
  /** What the engine was asked last, as text; null while it is not asked. */
  private asked: string | null = null;
  private hidden = false;
  private closed = false;
  /** Whether something has changed since the last save began, and the saving of it. */
  private changed = false;
  private saving: Promise<void> | null = null;
  /** The tree and the place before the last deletion. */
  private deleted: { readonly tree: MoveTree; readonly path: Path } | null = null;
  /** How many deletions were undone. */
  private restored = 0;

  constructor({ analysis, store, engine, now = Date.now, elsewhere }: AnalysisParts<Found>) {
    const { record, tree, places } = analysis;
    this.record = record;
    this.tree = tree;
    this.shown = new PlacesShown(places);
    this.saver = new Saver({
      store,
      revision: record.revision,
      superseded: elsewhere ?? null,
      onAnswer: () => this.noteSaved(),
    });
    this.now = now;
    this.engine = engine(() => this.publish());
    this.endings = new EndingSolving(this.engine, () => this.publish());
    this.views = createObservable(this.snapshot());
  }

  begin(): void {
    if (this.record.revision === 0) runDetached(this.save());
    this.moved();
  }

  get view(): AnalysisView<Found> {
    return this.views.get();
  }

  subscribe(listener: (view: AnalysisView<Found>) => void): () => void {
    return this.views.subscribe(listener);
  }

  play(text: string): Promise<void> {
    return this.playLine([text]);
  }

  async playLine(texts: readonly string[]): Promise<void> {
    this.assertCurrent();
    const { path } = this.record;
    const onward = [...path, ...texts];
    this.shown.places.along(onward);
    const tree = playMoves(this.tree, path, texts);
    // Going along what is there changes nothing, so a deletion can still be undone.
    await (tree === this.tree ? this.go(onward) : this.change(tree, onward));
  }

  async forward(branch = 0): Promise<void> {
    const next = placeAt(this.tree, this.record.path)?.next[branch];
    if (next) await this.go([...this.record.path, next.move]);
  }

  back(): Promise<void> {
    return this.go(this.record.path.slice(0, -1));
  }

  toLineStart(): Promise<void> {
    return this.go(lineStart(this.tree, this.record.path));
  }

  toLineEnd(): Promise<void> {
    return this.go(lineEnd(this.tree, this.record.path));
  }

  async go(path: Path): Promise<void> {
    if (samePath(path, this.record.path)) return;
    this.record = { ...this.record, path: nearestPath(this.tree, path) };
    // A tab that only looks on has nothing to save.
    if (this.saver.superseded === null) await this.save();
    else this.moved();
  }

  async promote(path: Path): Promise<void> {
    await this.change(promote(this.tree, path));
  }

  async makeMainLine(path: Path): Promise<void> {
    await this.change(makeMainLine(this.tree, path));
  }

  async remove(path: Path): Promise<void> {
    const before = { tree: this.tree, path: this.record.path };
    const saved = this.change(removeMove(this.tree, path));
    this.deleted = before;
    this.publish();
    await saved;
  }

  async undoDelete(): Promise<void> {
    if (!this.deleted) return;
    const saved = this.change(this.deleted.tree, this.deleted.path);
    this.restored++;
    this.publish();
    await saved;
  }

  async comment(path: Path, text: string): Promise<void> {
    await this.change(commentMove(this.tree, path, text));
  }

  async rename(name: string | null): Promise<void> {
    await this.amend({ name });
  }

  async configure(settings: Partial<AnalysisSettings>): Promise<void> {
    await this.amend({ settings: { ...this.record.settings, ...settings } });
  }

  text(path?: Path): string {
    const tree = path ? treeText(lineThrough(this.tree, path)) : this.record.tree;
    return formatAnalysisText({ ...this.record, tree, path: [] });
  }

  setHidden(hidden: boolean): void {
    this.hidden = hidden;
    this.consult();
  }

  async solve(): Promise<void> {
    const { game, options, start, path } = this.record;
    const solved = this.endings.solve({ game, options, start, moves: path });
    this.consult();
    await solved;
    this.consult();
    this.publish();
  }

  pauseSolving(): void {
    this.endings.pause();
    this.moved();
  }

  async retry(): Promise<void> {
    this.asked = null;
    this.consult();
    if (this.saver.problem !== null) await this.save();
  }

  close(): void {
    this.closed = true;
    this.endings.cancel();
    this.views.close();
    this.consult();
  }

  /** Takes another tree, and shows the nearest place to the path that is in it. @throws InputError if it is too long */
  private change(tree: MoveTree, path: Path = this.record.path): Promise<void> {
    this.assertCurrent();
    const text = treeText(tree);
    this.deleted = null;
    this.tree = tree;
    this.record = {
      ...this.record,
      tree: text,
      path: nearestPath(tree, path),
      updatedAt: this.now(),
    };
    return this.save();
  }

  /** Changes what is not of the tree. @throws InputError naming a bad field */
  private amend(fields: Partial<AnalysisRecord>): Promise<void> {
    this.assertCurrent();
    this.record = readAnalysis({ ...this.record, ...fields, updatedAt: this.now() }).record;
    return this.save();
  }

  private assertCurrent(): void {
    const { superseded } = this.saver;
    if (superseded !== null) throw refuse('asSaid', superseded);
  }

  /** Shows what has changed, and saves it; what changes meanwhile is saved together, once this save is done. */
  private save(): Promise<void> {
    this.changed = true;
    this.saving ??= this.saveAll();
    this.moved();
    return this.saving;
  }

  private async saveAll(): Promise<void> {
    // In a task of its own: what a tap changes is shown first.
    await yieldToPage();
    while (this.changed) {
      this.changed = false;
      await this.saver.save(this.record);
    }
    this.saving = null;
    this.noteSaved();
  }

  private noteSaved(): void {
    this.record = { ...this.record, revision: this.saver.revision };
    this.publish();
  }

  private moved(): void {
    this.consult();
    this.publish();
  }

  /** Asks the engine about the place shown, if it is on and not asked already. */
  private consult(): void {
    const { places } = this.shown;
    this.endings.show(places.rules, places.positionAt(this.placeShown()));
    const { game, options, start, path, settings } = this.record;
    const { engine, lines, threat } = settings;
    const wanted =
      engine &&
      !this.hidden &&
      !this.closed &&
      !this.endings.isWorking &&
      this.placeShown().outcome === null;
    const question: AnalysisQuestion = {
      line: { game, options, start, moves: path },
      lines: threat ? 1 : lines,
      threat,
    };
    const asked = wanted ? JSON.stringify(question) : null;
    if (asked === this.asked) return;
    this.asked = asked;
    if (wanted) this.engine.show(question);
    else this.engine.stop();
  }

  private placeShown() {
    return this.shown.places.along(this.record.path);
  }

  private publish(): void {
    if (this.closed) return;
    this.views.set(this.snapshot());
  }

  private snapshot(): AnalysisView<Found> {
    const { record, tree, shown, saver } = this;
    const place = this.placeShown();
    const here = placeAt(tree, record.path);
    const superseded = saver.superseded !== null;
    return {
      record,
      rules: shown.places.rules,
      place,
      board: shown.board(place),
      startComment: tree.comment,
      comment: here?.comment ?? null,
      options: superseded ? [] : shown.options(place),
      outcome: place.outcome,
      branches: (here?.next ?? []).map(({ move }) => ({
        text: move,
        notation: shown.places.after(place, move).played?.notation ?? move,
      })),
      inVariation: inVariation(tree, record.path),
      // Of a long game it takes a while: when it is looked at, which is after the board was drawn.
      get notation() {
        return shown.notation(tree);
      },
      engine: this.engine.state,
      solving: this.endings.state,
      canUndoDelete: !superseded && this.deleted !== null,
      restored: this.restored,
      saving: this.saving !== null,
      unsaved: !superseded && saver.problem !== null,
      superseded,
      notice: saver.superseded ?? saveProblem(saver, 'analysis'),
    };
  }
}
