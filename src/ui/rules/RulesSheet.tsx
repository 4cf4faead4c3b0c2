// The rules of a game being played: only the options that are in force, each with its line and picture.
import { gameById } from '../../games';
import type { RuleSet } from '../../games/game';
import { chosenValues } from '../../games/options';
import { ButtonLink } from '../components/Button';
import { Sheet } from '../components/Sheet';
import { RuleLines } from './RuleLines';

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
        <ButtonLink to={{ screen: 'learn', game: game.id, options: rules.options }} wide>
          How it is played
        </ButtonLink>
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
