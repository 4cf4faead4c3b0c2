// Which game is set up, and under which rules. Each game has a draft of its own; other rules keep the pieces.
import { useState } from 'preact/hooks';
import { underRules } from '../../editor/draft';
import { offeredGames } from '../../games';
import { Button } from '../components/Button';
import { RadioGroup } from '../components/RadioGroup';
import { Sheet } from '../components/Sheet';
import { FIRST_CHOICES } from '../newgame/draft';
import { OptionFields } from '../newgame/OptionFields';
import { useServices } from '../services';
import type { SheetsProps } from './sheets';

export function GameSheet({ game, editing, table }: SheetsProps) {
  const { router } = useServices();
  const { draft, change } = editing;
  const [options, setOptions] = useState(draft.rules.options);
  const use = () => {
    if (options !== draft.rules.options) change((now) => underRules(now, game.rules(options)));
    table.close();
  };
  return (
    <Sheet
      key="game"
      title="Game and rules"
      onClose={table.close}
      footer={
        <Button variant="primary" wide onClick={use}>
          Done
        </Button>
      }
    >
      <RadioGroup
        legend="Game"
        choices={offeredGames.map(({ id, name }) => ({ value: id, label: name }))}
        value={game.id}
        onChange={(id) => router.replace({ screen: 'setUp', game: id })}
      />
      <OptionFields
        game={game}
        draft={{ ...FIRST_CHOICES, options, position: '' }}
        onChange={(next) => setOptions(next.options)}
      />
    </Sheet>
  );
}
