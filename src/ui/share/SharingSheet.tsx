// A sheet of what can be handed on, a line each: copied, sent by the system's own sheet, or saved as a file. Nothing is sent
// anywhere but where the player puts it. And what can be handed on of a game or an analysis, made when it is asked for.

import { useState } from 'preact/hooks';
import { InputError } from '../../input/input';
import { textsOf } from '../../language/texts';
import { dayOf } from '../../puzzles/attempt';
import type { SessionView } from '../../session/types';
import { codesOf } from '../../share/codes';
import type { GameRecord } from '../../storage/record';
import { logFailure, reasonOf } from '../../util/failures';
import { Button } from '../components/Button';
import { IconButton } from '../components/Icon';
import { Sheet } from '../components/Sheet';
import { colourName, outcomeText } from '../words/names';
import { positionAddress, type ShownPosition } from './addresses';
import { CodeSheet, type CodeSheetProps } from './CodeSheet';
import {
  canSend,
  copy,
  type Delivery,
  type Parcel,
  save,
  send,
  Uncopied,
  type UncopiedProps,
} from './deliver';
import styles from './shareSheet.module.css';
import '../../language/shownRefusals';

const texts = textsOf('share');

interface Line {
  readonly what: string;
  readonly hint: string;
}

/** Something to copy. It is made when it is asked for, and may fail with an InputError. */
interface TextLine extends Line {
  readonly kind: 'link' | 'text';
  readonly make: () => Written;
}

/** A text, and what has to be said about it. */
export interface Written {
  readonly text: string;
  readonly remark?: string;
}

/** Something to save. */
interface FileLine extends Line {
  readonly kind: 'file';
  readonly type: string;
  readonly make: () => File | Promise<File>;
}

interface SharingSheetProps {
  /** What is shared, as the recipient sees it. */
  readonly title: string;
  readonly lines: readonly (TextLine | FileLine)[];
  readonly onClose: () => void;
}

type Handed = Delivery | 'shown' | 'coded';

const wentText = (how: Handed, what: string): string =>
  how === 'coded' ? '' : texts.went[how](what);

export function SharingSheet({ title, lines, onClose }: SharingSheetProps) {
  const [said, setSaid] = useState('');
  const [uncopied, setUncopied] = useState<UncopiedProps | null>(null);
  const [coded, setCoded] = useState<Omit<CodeSheetProps, 'onClose'> | null>(null);

  /** Does something with what is shared, and says how it went. */
  const run = (what: string, deliver: () => Promise<Handed>, remark?: () => string) => {
    setUncopied(null);
    setSaid('');
    Promise.resolve()
      .then(deliver)
      .then((how) => setSaid([wentText(how, what), remark?.()].filter(Boolean).join(' ')))
      .catch((error: unknown) => {
        if (!(error instanceof InputError)) logFailure('share', error);
        setSaid(texts.notMade(what, reasonOf(error)));
      });
  };
  const copyOrShow = async (what: string, text: string): Promise<Delivery | 'shown'> => {
    const how = await copy(text);
    if (how !== 'refused') return how;
    setUncopied({ what, text });
    return 'shown';
  };
  const textRow = ({ what, hint, kind, make }: TextLine) => {
    let remark = '';
    const write = () => {
      const written = make();
      remark = written.remark ?? '';
      return written.text;
    };
    const parcel = (text: string): Parcel =>
      kind === 'link' ? { title, url: text } : { title, text };
    const hand = (deliver: () => Promise<Handed>) => () => run(what, deliver, () => remark);
    return (
      <Row
        key={what}
        what={what}
        hint={hint}
        primary={{ label: texts.copy, onClick: hand(async () => copyOrShow(what, write())) }}
        secondary={
          canSend({ title, url: location.href })
            ? { label: texts.send, onClick: hand(async () => send(parcel(write()))) }
            : null
        }
        code={
          kind === 'link'
            ? hand(async () => {
                setCoded({ title: what, codes: codesOf(write()) });
                return 'coded';
              })
            : null
        }
      />
    );
  };
  const fileRow = ({ what, hint, type, make }: FileLine) => (
    <Row
      key={what}
      what={what}
      hint={hint}
      primary={{ label: texts.save, onClick: () => run(what, async () => save(await make())) }}
      secondary={
        canSend({ title, files: [new File(['.'], `game.${type}`, { type })] })
          ? {
              label: texts.send,
              onClick: () => run(what, async () => send({ title, files: [await make()] })),
            }
          : null
      }
      code={null}
    />
  );
  if (coded) return <CodeSheet {...coded} onClose={() => setCoded(null)} />;
  return (
    <Sheet title={texts.title} onClose={onClose}>
      <p role="status" class={styles.said}>
        {said}
      </p>
      {uncopied && <Uncopied {...uncopied} />}
      <ul class={styles.rows}>
        {lines.map((line) => (line.kind === 'file' ? fileRow(line) : textRow(line)))}
      </ul>
    </Sheet>
  );
}

interface Action {
  readonly label: string;
  readonly onClick: () => void;
}

interface RowProps {
  readonly what: string;
  readonly hint: string;
  readonly primary: Action;
  /** The system's share sheet, where there is one. */
  readonly secondary: Action | null;
  /** Shows it as a code, if it is a link. */
  readonly code: (() => void) | null;
}

function Row({ what, hint, primary, secondary, code }: RowProps) {
  return (
    <li class={styles.row}>
      <span class={styles.what}>
        <span>{what}</span>
        <span class="hint-text">{hint}</span>
      </span>
      {code && (
        <IconButton icon="code" label={texts.showAsCode(what)} title={texts.code} onClick={code} />
      )}
      {secondary && (
        <IconButton
          icon="share"
          label={texts.action(secondary.label, what)}
          title={secondary.label}
          onClick={secondary.onClick}
        />
      )}
      <Button aria-label={texts.action(primary.label, what)} onClick={primary.onClick}>
        {primary.label}
      </Button>
    </li>
  );
}

export type SharedView = Pick<
  SessionView,
  'record' | 'rules' | 'board' | 'shown' | 'live' | 'outcome'
>;

/** How the position shown stands: the result, or whose turn it is. */
export function captionOf({ record, outcome, live, board }: SharedView): string {
  if (outcome && live) return outcomeText(outcome, board.side, null, record);
  return texts.toMove(colourName(board.side));
}

/** A text about a game or an analysis as a file. */
export function textFile(record: Dated, text: string): File {
  return new File([text], `${fileStem({ record })}.txt`, { type: 'text/plain' });
}

type Dated = Pick<GameRecord, 'game' | 'createdAt'>;

/** The game's id and day, as the beginning of a file's name. */
export function fileStem({ record }: { readonly record: Dated }): string {
  return `${record.game}-${dayOf(new Date(record.createdAt))}`;
}

/** Its link, and its text. */
export const positionLines = (view: ShownPosition): readonly [link: TextLine, text: TextLine] => [
  {
    kind: 'link',
    what: texts.positionLink,
    hint: texts.positionLinkHint,
    make: () => ({ text: positionAddress(location, view) }),
  },
  {
    kind: 'text',
    what: texts.positionText,
    hint: texts.positionTextHint,
    make: () => ({ text: view.board.text }),
  },
];
