// The pieces that these rules know, of one side at a time, with the hand and the eraser: tapped to be laid by taps on the
// board, or dragged there.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { PieceAt } from '../../board/BoardPicture';
import type { RuleSet } from '../../games/game';
import { pieceName } from '../../games/pieceName';
import { codeOf, colourOf } from '../../rules/position';
import { type Colour, opposite, WHITE } from '../../rules/types';
import { Icon, SideDisc } from '../components/Icon';
import { colourName } from '../words/names';
import styles from './palette.module.css';
import { ERASER, HAND, isSameTool, type Tool } from './tools';
import { useCarried } from './useCarried';

export interface PaletteProps {
  readonly rules: RuleSet;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  /** A piece, or with 0 the eraser, was dragged to a cell. */
  readonly onDrop: (cell: number, code: number) => void;
}

export function Palette({ rules, tool, onTool, onDrop }: PaletteProps) {
  const [chosen, setChosen] = useState<Colour>(WHITE);
  // Keys choose pieces of either side.
  const colour = tool.kind === 'piece' && tool.code !== 0 ? colourOf(tool.code) : chosen;
  const { carried, handlers } = useCarried(onDrop);
  const turn = () => {
    const other = opposite(colour);
    setChosen(other);
    if (tool.kind === 'piece' && tool.code !== 0) onTool({ kind: 'piece', code: tool.code ^ 1 });
  };
  const button = (label: string, own: Tool, content: JSX.Element) => (
    <button
      key={label}
      type="button"
      class={styles.tool}
      aria-label={label}
      aria-pressed={isSameTool(tool, own)}
      title={label}
      onClick={() => onTool(own)}
      {...(own.kind === 'piece' ? handlers(own.code, () => onTool(own)) : {})}
    >
      {content}
    </button>
  );
  const kinds = [...rules.kinds.keys()].filter((kind) => rules.kinds[kind]);
  return (
    <div class={styles.root} role="toolbar" aria-label="Pieces" data-part="palette">
      {button('Move pieces', HAND, <Icon name="hand" />)}
      {button('Take pieces off', ERASER, <Icon name="eraser" />)}
      <button type="button" class={styles.tool} onClick={turn}>
        <SideDisc colour={colour} />
        <span class="visually-hidden">
          {colourName(colour)}’s pieces: show {colourName(opposite(colour))}’s
        </span>
      </button>
      {kinds.map((kind) => {
        const code = codeOf(kind, colour);
        return button(
          pieceName(rules, code),
          { kind: 'piece', code },
          <Art rules={rules} code={code} />,
        );
      })}
      {carried && carried.code !== 0 && (
        <div class={styles.carried} style={{ left: `${carried.x}px`, top: `${carried.y}px` }}>
          <Art rules={rules} code={carried.code} />
        </div>
      )}
    </div>
  );
}

function Art({ rules, code }: { readonly rules: RuleSet; readonly code: number }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <PieceAt rules={rules} code={code} at={{ x: 50, y: 50 }} size={100} />
    </svg>
  );
}
