// Chooses what to analyse: the analysis under way, or a game with its rules from its start or a position of one's own.
import { useState } from 'preact/hooks';
import { offeredGames } from '../../games';
import { textsOf } from '../../language/texts';
import { newAnalysis } from '../../storage/analysisRecord';
import { randomId } from '../../storage/record';
import { itemAt } from '../../util/items';
import { Button } from '../components/Button';
import { RadioGroup } from '../components/fields';
import { Sheet } from '../components/Sheet';
import { useSetUp } from '../editor/useSetUp';
import { FIRST_CHOICES, type GameDraft, startOf } from '../newgame/draft';
import { FenField, OptionFields, positionProblem } from '../newgame/StartFields';
import { useServices } from '../services';
import { useAnalyse } from './useAnalyse';

const texts = textsOf('analysis');

const FIRST_DRAFT: GameDraft = { ...FIRST_CHOICES, position: '' };

export function NewAnalysisSheet() {
  const { router } = useServices();
  const analyse = useAnalyse();
  const setUp = useSetUp();
  const [game, setGame] = useState(itemAt(offeredGames, 0));
  const [draft, setDraft] = useState(FIRST_DRAFT);
  const problem = positionProblem(game, draft);
  const begin = () => analyse.open(newAnalysis(startOf(game, draft), randomId(), Date.now()), true);
  const setUpPosition = () =>
    setUp({ game: game.id, options: draft.options, text: draft.position.trim() });
  return (
    <Sheet
      title={texts.analyse}
      onClose={router.back}
      footer={
        <Button variant="primary" wide disabled={problem !== null} onClick={begin}>
          {texts.begin}
        </Button>
      }
    >
      <p>{texts.introduction}</p>
      <RadioGroup
        legend={texts.game}
        choices={offeredGames.map(({ id, name }) => ({ value: id, label: name }))}
        value={game.id}
        onChange={(id) => {
          setGame(offeredGames.find((one) => one.id === id) ?? game);
          setDraft({ ...FIRST_DRAFT, position: draft.position });
        }}
      />
      <OptionFields key={game.id} game={game} draft={draft} onChange={setDraft} />
      <FenField draft={draft} problem={problem} onSetUp={setUpPosition} onChange={setDraft} />
      <p class="hint-text">{texts.untitledHint}</p>
    </Sheet>
  );
}
