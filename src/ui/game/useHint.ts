// Hints in two steps: the piece, then its target with the reason. A third press puts the hint away; none of them plays.
// A hint ends with the position it was asked in, and with the game. Earlier positions and finished games have hints too.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardHint } from '../../board/Marks';
import type { HintProvider, HintReply } from '../../engine/api';
import { textsOf } from '../../language/texts';
import type { Colour } from '../../rules/types';
import { optionsAt } from '../../session/moves';
import type { BoardState, MoveOption, SessionView } from '../../session/types';
import { ownColour } from '../../storage/record';
import { logFailure, runDetached } from '../../util/failures';
import { grammar } from '../../words/grammar';
import { createSpeaker, moverOf } from '../../words/speaker';
import { pieceHintText, type ShownScene, shownMoveText } from '../words/moveText';

const texts = textsOf('gameNews');

export interface HintState {
  /** Whether there is a move to tell of, and the computer is not busy with its own. */
  readonly available: boolean;
  /** What the board points out, or null. */
  readonly mark: BoardHint | null;
  /** Its text, or null. */
  readonly text: string | null;
  /** Asks, or goes on to the next step; while the engine looks, calls it off. */
  press(): void;
}

interface Asked {
  readonly board: BoardState;
  /** How the game had ended. */
  readonly outcome: SessionView['outcome'];
  readonly step: HintStep;
  readonly reply: HintReply | null;
}

export function useHint(view: SessionView, adviser: HintProvider): HintState {
  const { board, record, shown, outcome } = view;
  const reader = ownColour(record) ?? board.side;
  const [asked, setAsked] = useState<Asked | null>(null);
  const search = useRef<AbortController | null>(null);
  const options = useMemo(() => optionsShown(view), [board, view.options]);
  const available = options.length > 0;
  // Whatever changes the position, takes the turn away or ends the game ends the search for a hint.
  useEffect(() => () => search.current?.abort(), [board, available, outcome]);
  useEffect(() => () => setAsked(null), [board, outcome]);
  const isNow = available && asked?.board === board && asked.outcome === outcome;
  const now = isNow ? asked : null;
  const option = options.find(({ text }) => text === now?.reply?.move) ?? null;

  const ask = async () => {
    const controller = new AbortController();
    search.current = controller;
    const { game, options: rules, start } = record;
    setAsked({ board, outcome, step: 'asked', reply: null });
    const answer = (step: HintStep, reply: HintReply | null) => {
      if (search.current === controller) setAsked({ board, outcome, step, reply });
    };
    try {
      const line = { game, options: rules, start, moves: record.moves.slice(0, shown) };
      const reply = await adviser.hint({ line }, controller.signal);
      const cellless = options.some(({ text, from }) => text === reply?.move && from === null);
      answer(reply ? (cellless ? 'move' : 'piece') : 'away', reply);
    } catch (error) {
      logFailure('hint', error);
      answer('failed', null);
    }
  };
  const press = () => {
    if (now?.step === 'asked') search.current?.abort();
    else if (!now?.reply) runDetached(ask());
    else setAsked({ ...now, step: NEXT[now.step] });
  };
  return {
    available,
    mark: now && option ? markOf(now.step, option) : null,
    text: now && hintText(now, { rules: view.rules, board, options, reader }, option),
    press,
  };
}

/** What may be played in the position shown: by a person now, or at that time. */
function optionsShown({
  live,
  outcome,
  options,
  deciding,
  rules,
  board,
}: SessionView): readonly MoveOption[] {
  if (live && !outcome) return options;
  if (deciding !== null && deciding !== 'person') return [];
  return optionsAt(rules, board);
}

/** What a press leads to once there is a hint. */
const NEXT: Readonly<Record<HintStep, HintStep>> = {
  asked: 'piece',
  piece: 'move',
  move: 'away',
  failed: 'away',
  away: 'piece',
};

function markOf(step: HintStep, { from, to }: MoveOption): BoardHint | null {
  if (from === null || (step !== 'piece' && step !== 'move')) return null;
  return { from, to: step === 'move' ? to : null };
}

type HintStep = 'asked' | 'piece' | 'move' | 'failed' | 'away';

/** The position the hint is about, and what may be played in it. */
interface HintScene extends ShownScene {
  /** Who reads: in the past it may be the other side's turn. */
  readonly reader: Colour;
}

/** What a step says: the piece, then where it goes, what it becomes there, and why; null where it says nothing. */
export function hintText(
  { step, reply }: { readonly step: HintStep; readonly reply: HintReply | null },
  view: HintScene,
  option: MoveOption | null,
): string | null {
  if (step === 'asked') return texts.hintAsked;
  if (step === 'failed') return texts.hintFailed;
  if (!option || step === 'away') return null;
  const { rules, board, reader } = view;
  const speaker = createSpeaker(rules, board.side, reader);
  if (step === 'piece' && option.from !== null)
    return pieceHintText(view, option, moverOf(speaker));
  if (!reply?.reason) return texts.sentence(shownMoveText(view, option));
  const shown = shownMoveText(view, option, reply.reason);
  return `${texts.sentence(shown)} ${grammar.reasonSentence(reply.reason, speaker)}`;
}
