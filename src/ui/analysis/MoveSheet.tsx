// What can be done with the move shown and all that goes on from it.
import { Menu, MenuItem } from '../components/Icon';
import { Sheet } from '../components/Sheet';
import { copy } from '../share/deliver';
import { placeName } from './places';
import type { SheetsProps } from './sheets';

export function MoveSheet({ view, session, table }: SheetsProps) {
  const { record, place, comment, inVariation, branches } = view;
  const { path } = record;
  const isMove = place.played !== null;
  const closeAnd = (action: () => void) => () => {
    table.close();
    action();
  };
  const copyMoves = async () => {
    const how = await copy(session.text(path));
    if (how === 'copied') table.say('Moves copied.');
    else table.show({ kind: 'sheet', sheet: 'copy' });
  };
  return (
    <Sheet key="move" title={isMove ? placeName(view) : 'All moves'} onClose={table.close}>
      <Menu>
        <MenuItem
          icon="comment"
          label={comment === null ? 'Write a comment' : 'Change the comment'}
          onClick={() => table.show({ kind: 'sheet', sheet: 'comment' })}
        />
        {inVariation && (
          <>
            <MenuItem
              icon="promote"
              label="Promote the variation"
              onClick={closeAnd(() => void session.promote(path))}
            />
            <MenuItem
              icon="check"
              label="Make it the main line"
              onClick={closeAnd(() => void session.makeMainLine(path))}
            />
          </>
        )}
        <MenuItem
          icon="copy"
          label={inVariation ? 'Copy the variation as text' : 'Copy the moves as text'}
          onClick={closeAnd(() => void copyMoves())}
        />
        {(isMove || branches.length > 0) && (
          <MenuItem
            icon="trash"
            label={isMove ? 'Delete from here on' : 'Delete all moves'}
            onClick={closeAnd(() => void session.remove(path))}
          />
        )}
      </Menu>
    </Sheet>
  );
}
