// The rules of a game being played: only the options that are in force, each with its line and picture.
import { gameById } from '../../games';
import type { RuleSet } from '../../games/game';
import { chosenValues } from '../../games/options';
import { Link } from '../components/Link';
import { Sheet } from '../components/Sheet';
import { RuleLines } from './RuleLines';
import '../components/button.css';

interface RulesSheetProps {
  readonly rules: RuleSet;
  readonly onClose: () => void;
}

export function RulesSheet({ rules, onClose }: RulesSheetProps) {
  const game = gameById(rules.game);
  if (!game) return null;
  const lines = chosenValues(game.options, rules.options);
  return (
    <Sheet
      title="Rules of this game"
      onClose={onClose}
      footer={
        <Link to={{ screen: 'learn', game: game.id, options: rules.options }} class="button wide">
          How it is played
        </Link>
      }
    >
      <p>{game.aim}.</p>
      {lines.length === 0 ? (
        <p>The standard game: no rule is changed.</p>
      ) : (
        <RuleLines game={game} lines={lines} options={rules.options} />
      )}
    </Sheet>
  );
}
