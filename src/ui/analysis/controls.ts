// The buttons and keys of an analysis: along the moves, to what the engine finds, to what is written.
import { shownNotation } from '../../games/alphabet';
import { textsOf } from '../../language/texts';
import { opposite } from '../../rules/types';
import { engineTrouble } from '../../session/troubles';
import { runDetached } from '../../util/failures';
import type { TableAction } from '../table/bars';
import { silently, type TableKey, targetsKey, turnKey } from '../table/keys';
import { colourName } from '../words/names';
import { passRefusalText, placeSentence } from './analysisText';
import { type FoundLines, lineText } from './lineReading';
import type { Analysis, View } from './types';

const texts = textsOf('analysis');

interface AnalysisControls {
  readonly view: View;
  readonly session: Analysis;
  readonly found: FoundLines;
  /** Goes one move on, or asks which way. */
  readonly onForward: () => void;
  /** Opens what can be done with the move shown. */
  readonly onMove: () => void;
  readonly onMore: () => void;
}

export function analysisKeys(controls: AnalysisControls): readonly TableKey[] {
  const { view, session, found, onForward, onMove } = controls;
  const { engine, threat } = view.record.settings;
  const back = silently(() => runDetached(session.back()));
  const forward = silently(onForward);
  /** `said` names what is shown then. */
  const change = (settings: Parameters<Analysis['configure']>[0], said: string) => () => {
    if (view.superseded) return null;
    runDetached(session.configure(settings));
    return said;
  };
  return [
    targetsKey(view),
    { key: '2', meaning: texts.keys.hearMove, press: () => texts.sentences([placeSentence(view)]) },
    { key: '3', meaning: texts.keys.hearComment, press: () => view.comment ?? texts.noComment },
    turnKey(view, view.outcome),
    { key: '5', meaning: texts.keys.hearBest, press: () => bestLineText(view, found) },
    { key: '6', meaning: texts.keys.hearMoves, press: () => branchText(view) },
    {
      key: '7',
      meaning: texts.keys.engine,
      press: change(
        { engine: !engine },
        engine ? texts.engineOff : texts.sentences([texts.engineOn]),
      ),
    },
    {
      key: '8',
      meaning: texts.keys.threat,
      press: change(
        { threat: !threat, ...(threat ? {} : { engine: true }) },
        texts.sentences([
          threat ? texts.bestLines : texts.ifToMove(colourName(opposite(view.board.side))),
        ]),
      ),
    },
    {
      key: '9',
      meaning: texts.keys.menu,
      press: silently(() => !view.superseded && onMove()),
    },
    { key: ',', meaning: texts.keys.back, press: back },
    { key: '.', meaning: texts.keys.forward, press: forward },
    { key: 'ArrowLeft', meaning: texts.keys.backOffBoard, press: back },
    { key: 'ArrowRight', meaning: texts.keys.forwardOffBoard, press: forward },
    {
      key: 'Home',
      meaning: texts.keys.lineStart,
      press: silently(() => runDetached(session.toLineStart())),
    },
    {
      key: 'End',
      meaning: texts.keys.lineEnd,
      press: silently(() => runDetached(session.toLineEnd())),
    },
  ];
}

function bestLineText(view: View, { lines, threat }: FoundLines): string {
  const { engine, outcome, record, board } = view;
  if (outcome) return texts.gameOver;
  if (!record.settings.engine) return texts.engineOff;
  if (engine.kind === 'noThreat') return passRefusalText(engine.refusal, board.side);
  if (engine.kind === 'failed') return texts.noLines(engineTrouble(engine.error));
  const [best] = lines;
  if (!best) return texts.noLineYet;
  return threat ? texts.threatLine(lineText(best)) : lineText(best);
}

function branchText({ branches, rules }: View): string {
  if (branches.length === 0) return texts.lineEnds;
  return texts.movesFromHere(branches.map(({ notation }) => shownNotation(rules, notation)));
}

export function analysisActions(controls: AnalysisControls): readonly TableAction[] {
  const { view, session, onForward, onMore } = controls;
  const { record, branches } = view;
  const { engine } = record.settings;
  const atStart = record.path.length === 0;
  const atEnd = branches.length === 0;
  return [
    { icon: 'more', label: texts.actions.more, onPress: onMore },
    {
      icon: 'engine',
      label: texts.actions.engine,
      pressed: engine,
      disabled: view.superseded,
      onPress: () => runDetached(session.configure({ engine: !engine })),
    },
    {
      icon: 'toStart',
      label: texts.actions.lineStart,
      disabled: atStart,
      onPress: () => runDetached(session.toLineStart()),
    },
    {
      icon: 'previous',
      label: texts.actions.back,
      disabled: atStart,
      onPress: () => runDetached(session.back()),
    },
    { icon: 'next', label: texts.actions.forward, disabled: atEnd, onPress: onForward },
    {
      icon: 'live',
      label: texts.actions.lineEnd,
      disabled: atEnd,
      onPress: () => runDetached(session.toLineEnd()),
    },
  ];
}
