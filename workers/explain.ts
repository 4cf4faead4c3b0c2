// Answers `hint`, `threat` and `review` of the headless engine: reasons as data, each with its sentence and the moves that
// it rests on; and `eval`, the number that a search begins with. So anyone can check their truth from outside.
import { type GameLine, knownGame, positionAfter } from '../src/engine/api';
import type { Engine } from '../src/engine/engine';
import type { Question } from '../src/engine/uci/session';
import { textsReady } from '../src/language/texts';
import { judgePly } from '../src/review/marks';
import type { MoveAnalysis } from '../src/review/moveAnalysis';
import { type Colour, opposite } from '../src/rules/types';
import { reviewPly } from '../src/session/review/reviewPly';
import { grammar } from '../src/words/grammar';
import { moveSentences } from '../src/words/reviewText';
import { createSpeaker } from '../src/words/speaker';

/** Nodes of a hint, and of each look at a threat, unless the question says otherwise. */
const HINT_NODES = 50_000;
const THREAT_NODES = 5_000;

/** The answer in one line, of JSON but for `eval`. @throws InputError for a line that cannot be replayed */
export async function explain(engine: Engine, { kind, line, nodes }: Question): Promise<string> {
  await textsReady();
  switch (kind) {
    case 'hint':
      return JSON.stringify(await explainHint(engine, line, nodes ?? HINT_NODES));
    case 'threat':
      return JSON.stringify(await explainThreat(engine, line, nodes ?? THREAT_NODES));
    case 'review':
      return JSON.stringify(await explainGame(engine, line, nodes));
    case 'eval':
      return `eval cp ${await engine.evaluate(line)}`;
  }
}

async function explainHint(engine: Engine, line: GameLine, nodes: number) {
  const { move, reason, line: moves } = await engine.hint({ line, nodes });
  const { side } = positionOf(line);
  const sentence = reason && grammar.reasonSentence(reason, speakerFor(line, side, side));
  return { move, reason, sentence, line: moves };
}

async function explainThreat(engine: Engine, line: GameLine, nodes: number) {
  const found = await engine.threat({ line, nodes, onlyNew: false });
  if (!found) return { reason: null, sentence: null, line: [] };
  const { side } = positionOf(line);
  const sentence = grammar.threatSentence(found.threat, speakerFor(line, opposite(side), side));
  return { reason: { kind: 'threat', threat: found.threat }, sentence, line: found.line };
}

/** Every marked move of the game, in its order. */
async function explainGame(engine: Engine, line: GameLine, nodes: number | undefined) {
  const { moves } = line;
  const over = positionOf(line).outcome() !== null;
  const count = moves.length + (over ? 0 : 1);
  const findings: (MoveAnalysis | null)[] = Array.from({ length: count }, () => null);
  for (let ply = count - 1; ply >= 0; ply--) {
    const found = await reviewPly(
      (at, look) =>
        engine.judge({
          line: { ...line, moves: moves.slice(0, at) },
          move: moves[at] ?? null,
          ...look,
          ...(nodes !== undefined && { nodes }),
        }),
      findings,
      ply,
    );
    for (const [at, finding] of found ?? []) findings[at] = finding;
  }
  const marked = findings.flatMap((finding, ply) => {
    const judged = judgePly(finding, ply);
    return finding && judged?.mark ? [{ ply, finding, judged, mark: judged.mark }] : [];
  });
  return marked.map(({ ply, finding, judged, mark }) => {
    const speaker = speakerFor(line, finding.side, null);
    const { wrong, right } = moveSentences(finding, judged, speaker);
    const { explanation, second } = finding;
    return {
      ply,
      move: moves[ply],
      mark: mark.missedWin ? `${mark.kind}, missed win` : mark.kind,
      reason:
        mark.kind === 'only'
          ? { kind: 'onlyGood', chance: second?.chance ?? null }
          : (explanation?.consequence ?? explanation?.betterIdea ?? null),
      sentence: right === null ? wrong : `${wrong} ${right}`,
      line: finding.played?.moves ?? [],
      better: finding.best.moves,
      chances: [judged.before, judged.after],
    };
  });
}

const positionOf = (line: GameLine) =>
  positionAfter(knownGame(line.game).rules(line.options), line);

const speakerFor = ({ game, options }: GameLine, mover: Colour, reader: Colour | null) =>
  createSpeaker(knownGame(game).rules(options), mover, reader);
