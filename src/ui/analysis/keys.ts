// Keys of an analysis: along the moves, to what the engine finds, to what is written.
import { type TableKey, targetsKey, turnKey } from '../table/keys';
import { lineWords } from './engineLines';
import { placeSentence } from './places';
import type { Analysis, View } from './types';
import type { FoundLines } from './useEngineLines';

interface KeysContext {
  readonly view: View;
  readonly session: Analysis;
  readonly found: FoundLines;
  readonly onForward: () => void;
  /** Opens what can be done with the move shown. */
  readonly onMove: () => void;
}

export function analysisKeys(context: KeysContext): readonly TableKey[] {
  const { view, session, found, onForward, onMove } = context;
  const { engine, threat } = view.record.settings;
  const act = (action: () => void) => () => {
    action();
    return null;
  };
  const back = act(() => void session.back());
  const forward = act(onForward);
  const change = (settings: Parameters<Analysis['configure']>[0]) =>
    act(() => {
      if (!view.superseded) void session.configure(settings);
    });
  return [
    targetsKey(view),
    { key: '2', meaning: 'hear which move led here', press: () => `${placeSentence(view)}.` },
    { key: '3', meaning: 'hear the comment', press: () => view.comment ?? 'No comment here.' },
    turnKey(view, view.outcome),
    { key: '5', meaning: 'hear the engine’s best line', press: () => bestLine(view, found) },
    { key: '6', meaning: 'hear which moves go on from here', press: () => branchWords(view) },
    { key: '7', meaning: 'switch the engine on or off', press: change({ engine: !engine }) },
    {
      key: '8',
      meaning: 'look for the other side’s threat, or no more',
      press: change({ threat: !threat, ...(threat ? {} : { engine: true }) }),
    },
    {
      key: '9',
      meaning: 'open what can be done with the move',
      press: act(() => !view.superseded && onMove()),
    },
    { key: ',', meaning: 'one move back', press: back },
    { key: '.', meaning: 'one move on', press: forward },
    { key: 'ArrowLeft', meaning: 'off the board, one move back', press: back },
    { key: 'ArrowRight', meaning: 'off the board, one move on', press: forward },
    {
      key: 'Home',
      meaning: 'to where the line begins',
      press: act(() => void session.toLineStart()),
    },
    { key: 'End', meaning: 'to the end of the line', press: act(() => void session.toLineEnd()) },
  ];
}

function bestLine(view: View, { lines, threat }: FoundLines): string {
  const { engine, outcome, record } = view;
  if (outcome) return 'The game is over here.';
  if (!record.settings.engine) return 'The engine is off.';
  if (engine.kind === 'failed' || engine.kind === 'noThreat') return engine.reason;
  const [best] = lines;
  if (!best) return 'The engine has found nothing yet.';
  return `${threat ? 'Threat: ' : ''}${lineWords(best)}`;
}

function branchWords({ branches }: View): string {
  if (branches.length === 0) return 'The line ends here.';
  return `${branches.map(({ notation }) => notation).join(', or ')}.`;
}
