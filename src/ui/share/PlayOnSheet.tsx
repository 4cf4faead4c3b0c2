// Against whom to play on from a position of a game, one's own or another's. What comes of it is a game of its own, with
// the moves so far; the game it came from stays as it is.
import { useState } from 'preact/hooks';
import { gameById } from '../../games';
import type { Game } from '../../games/game';
import { textsOf } from '../../language/texts';
import type { Colour } from '../../rules/types';
import { type GameRecord, type Player, randomId } from '../../storage/record';
import { Button } from '../components/Button';
import { Sheet } from '../components/Sheet';
import { FIRST_CHOICES, type GameDraft, gameOf } from '../newgame/draft';
import { OpponentFields } from '../newgame/OpponentFields';
import { useServices } from '../services';

const texts = textsOf('playOn');

interface PlayOnSheetProps {
  readonly record: GameRecord;
  /** How many of the record's moves to keep. */
  readonly plies: number;
  /** Who is to move after them. */
  readonly toMove: Colour;
  readonly onClose: () => void;
}

export function PlayOnSheet(props: PlayOnSheetProps) {
  const game = gameById(props.record.game);
  return game ? <Sides {...props} game={game} /> : null;
}

function Sides({
  game,
  record,
  plies,
  toMove,
  onClose,
}: PlayOnSheetProps & { readonly game: Game }) {
  const { openGames, router, settings } = useServices();
  const [draft, setDraft] = useState(() => draftOf(record));
  const begin = () => {
    const named = { ...draft, names: settings.get().personNames };
    const begun = gameOf(game, named, randomId(), Date.now(), Math.random());
    const next = playOn(record, plies, begun);
    openGames.begin(next);
    router.replace({ screen: 'game', id: next.id });
  };
  return (
    <Sheet
      title={texts.title}
      onClose={onClose}
      footer={
        <Button variant="primary" wide onClick={begin}>
          {texts.start}
        </Button>
      }
    >
      <OpponentFields game={game} draft={draft} onChange={setDraft} toMove={toMove} />
    </Sheet>
  );
}

/** The choices that continue the game as it was, without its clocks. */
export function draftOf(record: GameRecord): GameDraft {
  const { options, start: position, white, black } = record;
  const as = (choices: Partial<GameDraft>): GameDraft => ({
    ...FIRST_CHOICES,
    options,
    position,
    coach: record.coach === 'on',
    ...(record.strict && { strict: true }),
    ...choices,
  });
  if (white.kind !== 'computer' && black.kind !== 'computer') return as({ opponent: 'person' });
  if (white.kind === 'person') return as({ ...opponentOf(black), side: 'white' });
  if (black.kind === 'person') return as({ ...opponentOf(white), side: 'black' });
  return as({ opponent: 'watch', level: levelOf(white), blackLevel: levelOf(black) });
}

/** A whole one, since it was set to match the whole game. */
const levelOf = (player: Player): number =>
  player.kind === 'computer' ? Math.round(player.level) : FIRST_CHOICES.level;

/** The computer at its level, and as the character that it was. */
const opponentOf = (player: Player): Pick<GameDraft, 'level' | 'character'> => ({
  level: levelOf(player),
  ...(player.kind === 'computer' && player.character && { character: player.character }),
});

/** A game just begun, with the first moves of a record, and where these come from. */
export const playOn = (record: GameRecord, plies: number, begun: GameRecord): GameRecord => ({
  ...begun,
  moves: record.moves.slice(0, plies),
  source: plies === 0 ? null : record.source === 'shared' ? 'shared' : 'continued',
});
