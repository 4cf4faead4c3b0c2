// The menu of a task and of a puzzle: the way to all of them, the board in words, and help with moves; and the pieces to meet.
import type { RuleSet } from '../../games/game';
import { textsOf } from '../../language/texts';
import type { BoardState } from '../../session/types';
import { type IconName, Menu, MenuItem } from '../components/Icon';
import { closing, Sheet } from '../components/Sheet';
import { PiecesSheet } from '../learn/PieceSheet';
import type { Route } from '../routing/routes';
import { useServices } from '../services';
import { DescribeBoard, HowItIsPlayed, KeysAndSettings } from './bars';
import type { TableState } from './useTable';

const texts = textsOf('table');

export type ExerciseSheet = 'menu' | 'pieces';

interface ExerciseSheetsProps {
  readonly title: string;
  readonly sheet: ExerciseSheet;
  readonly table: Pick<TableState<ExerciseSheet>, 'show' | 'close' | 'openTyping'>;
  readonly rules: RuleSet;
  readonly board: BoardState;
  /** Where all of them are listed. */
  readonly all: { readonly icon: IconName; readonly label: string; readonly to: Route };
}

export function ExerciseSheets(props: ExerciseSheetsProps) {
  const { title, sheet, table, rules, board, all } = props;
  const { router } = useServices();
  if (sheet === 'pieces')
    return (
      <PiecesSheet {...{ rules, cells: board.cells, side: board.side, onClose: table.close }} />
    );
  return (
    <Sheet title={title} onClose={table.close}>
      <Menu>
        <MenuItem icon={all.icon} label={all.label} onClick={() => router.open(all.to)} />
        <HowItIsPlayed rules={rules} />
        <MenuItem
          icon="help"
          label={texts.meetPieces}
          onClick={() => table.show({ kind: 'sheet', sheet: 'pieces' })}
        />
        <MenuItem
          icon="keyboard"
          label={texts.typeMove}
          onClick={closing(table.close)(table.openTyping)}
        />
        <DescribeBoard table={table} />
        <KeysAndSettings table={table} />
      </Menu>
    </Sheet>
  );
}
