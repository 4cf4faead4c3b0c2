// The sheets of setting up, of which the table shows one at a time. The draft as FEN among them: to copy, and to be replaced by
// another.
import '../../language/shownRefusals';
import { useRef, useState } from 'preact/hooks';
import { type Draft, draftText, readDraft, startDraft, underRules } from '../../editor/draft';
import { mirrored, turned } from '../../editor/symmetry';
import { offeredGames } from '../../games';
import type { Game } from '../../games/game';
import { InputError } from '../../input/input';
import { textsOf } from '../../language/texts';
import { type NewAnalysis, newAnalysis } from '../../storage/analysisRecord';
import { UnansweredError } from '../../storage/errors';
import { LONGEST } from '../../storage/parseRecord';
import { newRecord, randomId } from '../../storage/record';
import { runDetached } from '../../util/failures';
import { useAnalyse } from '../analysis/useAnalyse';
import { Button } from '../components/Button';
import { LongText, RadioGroup } from '../components/fields';
import { Menu, MenuItem } from '../components/Icon';
import { lazyScreen } from '../components/Lazy';
import { closing, Sheet, TextSheet } from '../components/Sheet';
import field from '../components/textField.module.css';
import { FIRST_CHOICES } from '../newgame/draft';
import { OptionFields } from '../newgame/StartFields';
import { useServices } from '../services';
import { copy } from '../share/deliver';
import { DescribeBoard, HowItIsPlayed, KeysAndSettings } from '../table/bars';
import type { TableState } from '../table/useTable';
import { DetailsSheet } from './DetailsSheet';
import type { DraftEditor } from './useDraftEditor';

const texts = textsOf('setUp');

const PlayOnSheet = lazyScreen(async () => (await import('../share/PlayOnSheet')).PlayOnSheet);
const PositionShareSheet = lazyScreen(
  async () => (await import('../share/BoardShareSheets')).PositionShareSheet,
);

export function SetUpSheets(props: SetUpSheetProps) {
  const { editor, table } = props;
  if (table.overlay?.kind !== 'sheet') return null;
  const { draft } = editor;
  switch (table.overlay.sheet) {
    case 'menu':
      return <SetUpMenu {...props} />;
    case 'details':
      return <DetailsSheet editor={editor} onClose={table.close} />;
    case 'game':
      return <GameSheet {...props} />;
    case 'text':
      return <FenSheet editor={editor} onClose={table.close} />;
    case 'goOn':
      return <UsePositionSheet {...props} />;
    case 'share':
      return <PositionShareSheet position={positionOf(draft)} onClose={table.close} />;
    case 'keep':
      return <KeepSheet {...props} />;
    case 'computer':
    case 'persons': {
      const white = { kind: 'person' } as const;
      const black =
        table.overlay.sheet === 'persons' ? white : ({ kind: 'computer', level: 2 } as const);
      const chosen = { ...positionOf(draft), white, black };
      return (
        <PlayOnSheet
          record={newRecord(chosen, randomId(), Date.now())}
          plies={0}
          toMove={draft.side}
          onClose={table.close}
        />
      );
    }
  }
}

/** A position with a title is an analysis with a title: it stands in History, and is backed up with the rest. */
function KeepSheet({ editor, table }: SetUpSheetProps) {
  const { store } = useServices();
  const [problem, setProblem] = useState<string | null>(null);
  const [id] = useState(randomId);
  // Saved again after a failure, it is the very same record, which may be stored already.
  const [begunAt] = useState(Date.now);
  const isSaving = useRef(false);
  const save = async (text: string) => {
    // A second tap would save the position twice.
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      const name = text || texts.position;
      const begun = newAnalysis(positionOf(editor.draft), id, begunAt);
      const analyses = await (await store).openAnalyses();
      await analyses.save({ ...begun, name, revision: 1 }).catch((error: unknown) => {
        if (!(error instanceof UnansweredError)) throw error;
        setProblem(texts.notSaved(error.message));
        return error.answer;
      });
      table.say(texts.saved(name));
    } catch (error) {
      setProblem(error instanceof InputError ? texts.notSaved(error.message) : texts.notSavedHere);
    }
    isSaving.current = false;
  };
  return (
    <TextSheet
      title={texts.saveTitle}
      label={texts.titleLabel}
      text=""
      longest={LONGEST.title}
      hint={texts.titleHint}
      problem={problem}
      onSave={(text) => runDetached(save(text))}
      onClose={table.close}
    />
  );
}

function UsePositionSheet({ editor, table }: SetUpSheetProps) {
  const analyse = useAnalyse();
  const show = (sheet: SetUpSheet) => () => table.show({ kind: 'sheet', sheet });
  const begin = () => analyse.open(newAnalysis(positionOf(editor.draft), randomId(), Date.now()));
  return (
    <Sheet key="goOn" title={texts.continueFrom} onClose={table.close}>
      <Menu>
        <MenuItem icon="analyse" label={texts.analyse} onClick={begin} />
        <MenuItem icon="engine" label={texts.playComputer} onClick={show('computer')} />
        <MenuItem icon="seats" label={texts.passAndPlay} onClick={show('persons')} />
        <MenuItem icon="share" label={texts.share} onClick={show('share')} />
        <MenuItem icon="pin" label={texts.save} onClick={show('keep')} />
      </Menu>
      <p class="hint-text">{texts.draftSaved}</p>
    </Sheet>
  );
}

/** What a game or an analysis of the draft begins with. @throws InputError if the rules refuse it */
function positionOf(draft: Draft): Pick<NewAnalysis, 'game' | 'options' | 'start'> {
  const { rules } = draft;
  const { game, options } = rules;
  return { game, options, start: rules.format(rules.parse(draftText(draft))) };
}

/** Each game has a draft of its own, with its own rules; other rules keep the pieces. */
function GameSheet({ game, editor, table }: SetUpSheetProps) {
  const { router } = useServices();
  const { draft, change } = editor;
  const [chosen, setChosen] = useState(game.id);
  const [options, setOptions] = useState(draft.rules.options);
  const use = () => {
    if (chosen !== game.id) return router.replace({ screen: 'setUp', game: chosen });
    if (options !== draft.rules.options) change((now) => underRules(now, game.rules(options)));
    table.close();
  };
  return (
    <Sheet
      key="game"
      title={texts.gameAndRules}
      onClose={table.close}
      footer={
        <Button variant="primary" wide onClick={use}>
          {texts.done}
        </Button>
      }
    >
      <RadioGroup
        legend={texts.game}
        choices={offeredGames.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={setChosen}
      />
      {chosen === game.id && (
        <OptionFields
          game={game}
          draft={{ ...FIRST_CHOICES, options, position: '' }}
          onChange={(next) => setOptions(next.options)}
        />
      )}
    </Sheet>
  );
}

function SetUpMenu({ editor, table, onFlip }: SetUpSheetProps) {
  const { draft, change } = editor;
  const [image, exchanged] = [mirrored(draft), turned(draft)];
  const show = (sheet: SetUpSheet) => () => table.show({ kind: 'sheet', sheet });
  const closeAnd = closing(table.close);
  return (
    <Sheet key="menu" title={texts.menu} onClose={table.close}>
      <Menu>
        <MenuItem
          icon="toStart"
          label={texts.startPosition}
          onClick={closeAnd(() => change((now) => startDraft(now.rules)))}
        />
        {exchanged && (
          <MenuItem
            icon="swap"
            label={texts.swapSides}
            onClick={closeAnd(() => change((now) => turned(now) ?? now))}
          />
        )}
        {image && (
          <MenuItem
            icon="mirror"
            label={texts.mirror}
            onClick={closeAnd(() => change((now) => mirrored(now) ?? now))}
          />
        )}
        <MenuItem icon="flip" label={texts.flip} onClick={closeAnd(onFlip)} />
        <MenuItem icon="check" label={texts.gameAndRules} onClick={show('game')} />
        <MenuItem icon="copy" label={texts.positionText} onClick={show('text')} />
        <HowItIsPlayed rules={draft.rules} />
        <MenuItem icon="keyboard" label={texts.typePiece} onClick={closeAnd(table.openTyping)} />
        <DescribeBoard table={table} />
        <KeysAndSettings table={table} />
      </Menu>
    </Sheet>
  );
}

export type SetUpSheet =
  | 'menu'
  | 'details'
  | 'game'
  | 'text'
  | 'goOn'
  | 'computer'
  | 'persons'
  | 'share'
  | 'keep';

interface SetUpSheetProps {
  readonly game: Game;
  readonly editor: DraftEditor;
  readonly table: TableState<SetUpSheet>;
  readonly onFlip: () => void;
}

interface FenSheetProps {
  readonly editor: DraftEditor;
  readonly onClose: () => void;
}

function FenSheet({ editor, onClose }: FenSheetProps) {
  const { draft, change } = editor;
  const [text, setText] = useState(() => draftText(draft));
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const use = (event: Event) => {
    event.preventDefault();
    try {
      const next = readDraft(draft.rules, text);
      change((now) => (draftText(now) === draftText(next) ? now : next));
      onClose();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setProblem(texts.textUnreadable(error.message));
    }
  };
  const copyText = async () => {
    const how = await copy(text);
    setSaid(how === 'copied' ? texts.copied : texts.notCopied);
  };
  return (
    <Sheet key="text" title={texts.positionText} onClose={onClose}>
      <form class={field.form} onSubmit={use}>
        <LongText
          label={texts.textLabel}
          rows={4}
          text={text}
          problem={problem}
          onText={(typed) => {
            setText(typed);
            setProblem(null);
          }}
        />
        <p class="hint-text" role="status">
          {said}
        </p>
        <div class="button-row">
          <Button onClick={() => runDetached(copyText())}>{texts.copy}</Button>
          <Button type="submit" variant="primary">
            {texts.use}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
