// The sheets of an analysis, of which the table shows one at a time.
import { shownNotation } from '../../games/alphabet';
import '../../language/shownRefusals';
import { useState } from 'preact/hooks';
import { MAX_COMMENT_LENGTH } from '../../analysis/tree';
import { gameById } from '../../games';
import { InputError } from '../../input/input';
import { textsOf } from '../../language/texts';
import { gameToPlace } from '../../storage/analysisConversion';
import { MOST_LINES } from '../../storage/analysisRecord';
import { LONGEST } from '../../storage/parseRecord';
import { randomId } from '../../storage/record';
import { runDetached } from '../../util/failures';
import { RadioGroup, Switch } from '../components/fields';
import { Menu, MenuItem } from '../components/Icon';
import { lazyScreen } from '../components/Lazy';
import { closing, Sheet, TextSheet, type TextSheetProps } from '../components/Sheet';
import { useSetUp } from '../editor/useSetUp';
import { useObservable, useServices } from '../services';
import { useRulesName } from '../settings/naming';
import { copy, Uncopied } from '../share/deliver';
import { DescribeBoard, HowItIsPlayed, KeysAndSettings } from '../table/bars';
import { placeLabel } from './analysisText';
import type { AnalysisSheet, AnalysisSheetProps } from './types';

const texts = textsOf('analysis');

const RulesSheet = lazyScreen(async () => (await import('../rules/RulesSheet')).RulesSheet);

const AnalysisShareSheet = lazyScreen(
  async () => (await import('../share/BoardShareSheets')).AnalysisShareSheet,
);
const PlayOnSheet = lazyScreen(async () => (await import('../share/PlayOnSheet')).PlayOnSheet);

export function AnalysisSheets(props: AnalysisSheetProps) {
  const { view, session, table } = props;
  if (table.overlay?.kind !== 'sheet') return null;
  switch (table.overlay.sheet) {
    case 'menu':
      return <AnalysisMenu {...props} />;
    case 'move':
      return <MoveSheet {...props} />;
    case 'comment':
      return (
        <TextQuestion
          key="comment"
          title={texts.commentOn(placeLabel(view))}
          label={texts.commentLabel}
          text={view.comment ?? ''}
          longest={MAX_COMMENT_LENGTH}
          hint={texts.commentHint}
          onSave={(text) => session.comment(view.record.path, text)}
          onClose={table.close}
        />
      );
    case 'name':
      return (
        <TextQuestion
          key="name"
          title={texts.saveTitle}
          label={texts.titleLabel}
          text={view.record.name ?? ''}
          longest={LONGEST.title}
          hint={texts.titleHint}
          onSave={(text) => session.rename(text || null)}
          onClose={table.close}
        />
      );
    case 'engine':
      return <EngineSheet {...props} />;
    case 'rules':
      return <RulesSheet rules={view.rules} onClose={table.close} />;
    case 'share':
      return <AnalysisShareSheet view={view} onClose={table.close} />;
    case 'playOn':
      return (
        <PlayOnSheet
          record={gameToPlace(view.record, randomId(), Date.now())}
          plies={view.record.path.length}
          toMove={view.board.side}
          onClose={table.close}
        />
      );
    case 'copy':
      return (
        <Sheet key="copy" title={texts.copyByHand} onClose={table.close}>
          <p>{texts.cannotCopy}</p>
          <Uncopied what={texts.moves} text={session.text(view.record.path)} />
        </Sheet>
      );
  }
}

interface TextQuestionProps extends Omit<TextSheetProps, 'problem' | 'onSave'> {
  /** @throws InputError for a text that is refused, also by the promise */
  readonly onSave: (text: string) => Promise<void>;
}

/** Closes once the text is taken, and says why where it is not. */
function TextQuestion({ onSave, onClose, ...props }: TextQuestionProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (text: string) => {
    try {
      await onSave(text);
      onClose();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <TextSheet
      {...props}
      problem={problem}
      onSave={(text) => runDetached(save(text))}
      onClose={onClose}
    />
  );
}

const LINE_COUNTS = Array.from({ length: MOST_LINES }, (_, index) => `${index + 1}`);

function EngineSheet({ view, session, table }: AnalysisSheetProps) {
  const watched = useServices().settings;
  const preferences = useObservable(watched);
  const { engine, lines, threat } = view.record.settings;
  return (
    <Sheet title={texts.engine} onClose={table.close}>
      <Switch
        label={texts.engineOn}
        hint={texts.engineOnHint}
        checked={engine}
        onChange={(on) => runDetached(session.configure({ engine: on }))}
      />
      <RadioGroup
        legend={texts.lines}
        choices={LINE_COUNTS.map((value) => ({ value, label: value }))}
        value={`${lines}`}
        onChange={(value) => runDetached(session.configure({ lines: Number(value) }))}
        hint={texts.linesHint}
      />
      <Switch
        label={texts.threat}
        hint={texts.threatHint}
        checked={threat}
        onChange={(on) =>
          runDetached(session.configure({ threat: on, ...(on ? { engine: true } : {}) }))
        }
      />
      <Switch
        label={texts.pawnScores}
        hint={texts.pawnScoresHint}
        checked={preferences.pawnScores}
        onChange={(pawnScores) => watched.set({ ...preferences, pawnScores })}
      />
    </Sheet>
  );
}

function AnalysisMenu({ view, session, table }: AnalysisSheetProps) {
  const setUp = useSetUp();
  const watched = useServices().settings;
  const preferences = useObservable(watched);
  const { record, place, superseded } = view;
  const { settings } = record;
  const variant = useRulesName(record);
  const sheet = (name: AnalysisSheet) => () => table.show({ kind: 'sheet', sheet: name });
  const closeAnd = closing(table.close);
  return (
    <Sheet key="menu" title={texts.menu} onClose={table.close}>
      <Menu>
        {!superseded && (
          <>
            <MenuItem
              icon="rename"
              label={
                place.played
                  ? texts.move(shownNotation(view.rules, place.played.notation))
                  : texts.allMoves
              }
              onClick={sheet('move')}
            />
            {view.canUndoDelete && (
              <MenuItem
                icon="takeBack"
                label={texts.undoDelete}
                onClick={closeAnd(() => runDetached(session.undoDelete()))}
              />
            )}
            <MenuItem
              icon="flip"
              label={texts.flip}
              onClick={closeAnd(() =>
                runDetached(session.configure({ flipped: !settings.flipped })),
              )}
            />
            <MenuItem icon="engine" label={texts.engine} onClick={sheet('engine')} />
            <MenuItem
              icon="pin"
              label={record.name === null ? texts.save : texts.rename}
              onClick={sheet('name')}
            />
          </>
        )}
        {gameById(record.game)?.loadOpenings && (
          <MenuItem
            icon="book"
            label={preferences.firstMoves ? texts.hideFirstMoves : texts.firstMoves}
            onClick={closeAnd(() =>
              watched.set({ ...preferences, firstMoves: !preferences.firstMoves }),
            )}
          />
        )}
        {variant !== null && (
          <MenuItem icon="check" label={texts.rules(variant)} onClick={sheet('rules')} />
        )}
        {view.outcome === null && (
          <MenuItem icon="branch" label={texts.playOn} onClick={sheet('playOn')} />
        )}
        <MenuItem
          icon="hand"
          label={texts.setUp}
          onClick={() => setUp({ ...record, text: view.board.text })}
        />
        <MenuItem icon="share" label={texts.share} onClick={sheet('share')} />
        <HowItIsPlayed rules={view.rules} />
        <MenuItem icon="keyboard" label={texts.typeMove} onClick={closeAnd(table.openTyping)} />
        <DescribeBoard table={table} />
        <KeysAndSettings table={table} />
      </Menu>
    </Sheet>
  );
}

/** What can be done with the move shown and all that goes on from it. */
function MoveSheet({ view, session, table }: AnalysisSheetProps) {
  const { record, place, comment, inVariation, branches } = view;
  const { path } = record;
  const isMove = place.played !== null;
  const closeAnd = closing(table.close);
  const copyMoves = async () => {
    const how = await copy(session.text(path));
    if (how === 'copied') table.say(texts.copied);
    else table.show({ kind: 'sheet', sheet: 'copy' });
  };
  return (
    <Sheet key="move" title={isMove ? placeLabel(view) : texts.allMoves} onClose={table.close}>
      <Menu>
        <MenuItem
          icon="comment"
          label={comment === null ? texts.writeComment : texts.changeComment}
          onClick={() => table.show({ kind: 'sheet', sheet: 'comment' })}
        />
        {inVariation && (
          <>
            <MenuItem
              icon="promote"
              label={texts.promote}
              onClick={closeAnd(() => runDetached(session.promote(path)))}
            />
            <MenuItem
              icon="check"
              label={texts.makeMainLine}
              onClick={closeAnd(() => runDetached(session.makeMainLine(path)))}
            />
          </>
        )}
        <MenuItem
          icon="copy"
          label={inVariation ? texts.copyVariation : texts.copyMoves}
          onClick={closeAnd(() => runDetached(copyMoves()))}
        />
        {(isMove || branches.length > 0) && (
          <MenuItem
            icon="trash"
            label={isMove ? texts.deleteFromHere : texts.deleteAll}
            onClick={closeAnd(() => runDetached(session.remove(path)))}
          />
        )}
      </Menu>
    </Sheet>
  );
}
