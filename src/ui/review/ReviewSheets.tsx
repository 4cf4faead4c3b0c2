// What is needed rarely in a review: making it anew, the game itself, rules, keys.
import { textsOf } from '../../language/texts';
import type { ReviewedGame } from '../../session/review/reviewedGame';
import type { ReviewSession, ReviewView } from '../../session/review/types';
import type { GameRecord } from '../../storage/record';
import { Menu, MenuItem } from '../components/Icon';
import { lazyScreen } from '../components/Lazy';
import { closing, Sheet } from '../components/Sheet';
import { useServices } from '../services';
import { useRulesName } from '../settings/naming';
import { DescribeBoard, KeysAndSettings } from '../table/ActionBar';
import type { TableState } from '../table/useTable';

const texts = textsOf('review');

const RulesSheet = lazyScreen(async () => (await import('../rules/RulesSheet')).RulesSheet);

export type ReviewSheet = 'menu' | 'rules';

interface ReviewSheetsProps {
  readonly record: GameRecord;
  readonly game: ReviewedGame;
  readonly view: ReviewView;
  readonly session: Pick<ReviewSession, 'renew'>;
  readonly table: TableState<ReviewSheet>;
  readonly ply: number;
  readonly onFlip: () => void;
  /** Whose key moments are shown; null where no side is the reader's. */
  readonly moments: { readonly areOwn: boolean; readonly onSwitch: () => void } | null;
}

export function ReviewSheets(props: ReviewSheetsProps) {
  const { overlay, close } = props.table;
  if (overlay?.kind !== 'sheet') return null;
  if (overlay.sheet === 'rules') return <RulesSheet rules={props.game.rules} onClose={close} />;
  return <ReviewMenu {...props} />;
}

function ReviewMenu({ record, view, session, table, ply, onFlip, moments }: ReviewSheetsProps) {
  const { router } = useServices();
  const variant = useRulesName(record);
  const closeAnd = closing(table.close);
  return (
    <Sheet key="menu" title={texts.menu} onClose={table.close}>
      <Menu>
        <MenuItem
          icon="swap"
          label={view.outdated ? texts.reviewImproved : texts.reviewAgain}
          onClick={closeAnd(() => session.renew())}
        />
        {moments && (
          <MenuItem
            icon="flag"
            label={moments.areOwn ? texts.momentsOfBoth : texts.momentsOfYours}
            onClick={closeAnd(moments.onSwitch)}
          />
        )}
        <MenuItem icon="flip" label={texts.flip} onClick={closeAnd(onFlip)} />
        <MenuItem
          icon="play"
          label={texts.toGame}
          onClick={() => router.replace({ screen: 'game', id: record.id, ply })}
        />
        <MenuItem
          icon="warning"
          label={texts.allMistakes}
          onClick={() => router.open({ screen: 'mistakes' })}
        />
        {variant !== null && (
          <MenuItem
            icon="check"
            label={texts.rules(variant)}
            onClick={() => table.show({ kind: 'sheet', sheet: 'rules' })}
          />
        )}
        <DescribeBoard table={table} />
        <KeysAndSettings table={table} />
      </Menu>
      <p class="hint-text">{texts.madeHere}</p>
    </Sheet>
  );
}
