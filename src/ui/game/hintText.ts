// What a hint says at each of its steps: the piece, then where it goes, what it becomes there, and why.
import type { HintReply } from '../../engine/api';
import { kindName, withArticle } from '../../games/kindName';
import { wholeName } from '../../rules/board';
import { kindOf } from '../../rules/position';
import type { MoveOption, SessionView } from '../../session/types';

export type HintStep = 'asked' | 'piece' | 'move' | 'failed' | 'away';

/** The position the hint is about, and what may be played in it. */
interface HintScene extends Pick<SessionView, 'rules' | 'board' | 'options'> {
  /** The mover: `your`, or `White's`. */
  readonly whose: string;
}

/** The words of a step, or null where there are none. */
export function hintText(
  { step, reply }: { readonly step: HintStep; readonly reply: HintReply | null },
  view: HintScene,
  option: MoveOption | null,
): string | null {
  if (step === 'asked') return 'Looking for a good move…';
  if (step === 'failed') return 'There is no hint now: the engine failed. Ask again.';
  if (!option || step === 'away') return null;
  const { rules, board, whose } = view;
  const { from, to, move } = option;
  if (from === null || to === null) return `${rules.choiceLabel(move)}. ${reply?.reason ?? ''}`;
  const nameOf = (cell: number) => wholeName(rules.board, cell);
  const piece = rules.kinds[kindOf(board.cells[from])]?.name;
  if (step === 'piece') {
    return piece ? `Look at ${whose} ${piece} on ${nameOf(from)}.` : `Look at ${nameOf(from)}.`;
  }
  const reason = reply?.reason ?? '';
  const way = `${capital(piece ?? 'from')} ${nameOf(from)} to ${nameOf(to)}`;
  return `${way}${promotionWords(view, option, reason)}. ${reason}`;
}

/** What the moved piece becomes, or that it stays what it is where it might have become another, unless the reason says so. */
function promotionWords({ rules, board, options }: HintScene, option: MoveOption, reason: string) {
  const { from, to, effects } = option;
  if (from === null) return '';
  const { became } = effects;
  if (became !== 0) {
    const becomes = `becomes ${withArticle(kindName(rules, became))}`;
    return reason.includes(becomes) ? '' : `, where it ${becomes}`;
  }
  const mightChange = options.some((one) => one.from === from && one.to === to && one !== option);
  return mightChange ? `, where it stays ${withArticle(kindName(rules, board.cells[from]))}` : '';
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
