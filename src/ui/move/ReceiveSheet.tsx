// Receives everything from another device, step by step: its code is read, an answer is shown, the file comes. What it holds is
// compared and restored as any backup (settings/RestoreSheet.tsx).
import { useEffect, useRef, useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import { receiveFile } from '../../share/channel/messages';
import { canConnect } from '../../share/channel/peer';
import type { Signal } from '../../share/channel/signal';
import { LARGEST } from '../../storage/backup/backupForm';
import { runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { Sheet, StepReport } from '../components/Sheet';
import {
  type AnswerStep,
  answerConnection,
  offerIn,
  ShownCode,
  TakenCode,
  troubleText,
} from '../connect/connecting';
import { RestoreSheet } from '../settings/RestoreSheet';
import { progressText, trackProgress, type WorkDone, WorkProgress } from '../settings/WorkProgress';

const texts = textsOf('twoDevices');

interface ReceiveSheetProps {
  /** The other device's code, if it came with a link. */
  readonly offer?: string;
  readonly onClose: () => void;
}

export function ReceiveSheet({ offer, onClose }: ReceiveSheetProps) {
  const receiving = useReceiving(offer ?? null);
  const { now } = receiving;
  if (now.step === 'received') return <RestoreSheet file={now.file} onClose={onClose} />;
  return (
    <Sheet
      title={now.step === 'failed' ? texts.notMoved : texts.moveHere}
      onClose={onClose}
      insistent={true}
    >
      <StepReport isWide step={now.step}>
        <ReceiveText now={now} />
      </StepReport>
      <ReceiveBody receiving={receiving} onClose={onClose} />
    </Sheet>
  );
}

function ReceiveText({ now }: { readonly now: ReceivingStep }) {
  switch (now.step) {
    case 'scanning':
      return <p>{texts.thisReceives}</p>;
    case 'answering':
      return <p>{texts.preparing}</p>;
    case 'answered':
      return <p>{texts.scanThisToReceive}</p>;
    case 'receiving':
      return <p>{progressText(texts.receiving, now.progress)}</p>;
    case 'received':
      return null;
    case 'failed':
      return (
        <>
          <p class="error-text">{now.reason}</p>
          <p>{texts.unchangedHere}</p>
        </>
      );
  }
}

interface ReceiveBodyProps {
  readonly receiving: Receiving;
  readonly onClose: () => void;
}

function ReceiveBody({ receiving: { now, cancel, again }, onClose }: ReceiveBodyProps) {
  switch (now.step) {
    case 'scanning':
      return (
        <>
          <TakenCode onText={now.take} />
          <Button onClick={onClose}>{texts.cancel}</Button>
        </>
      );
    case 'answering':
      return <Button onClick={onClose}>{texts.cancel}</Button>;
    case 'answered':
      return <ShownCode code={now.code} onCancel={onClose} />;
    case 'receiving':
      return (
        <WorkProgress
          label={texts.receiving}
          progress={now.progress}
          cancelLabel={texts.cancel}
          onCancel={cancel}
        />
      );
    case 'received':
      return null;
    case 'failed':
      return (
        <>
          <p>{texts.beginAgain}</p>
          <Button variant="primary" onClick={again}>
            {texts.scanAgain}
          </Button>
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      );
  }
}

type ReceivingStep =
  /** Takes the other device's code. Rejects with an InputError if it is none. */
  | { readonly step: 'scanning'; readonly take: (text: string) => Promise<void> }
  | AnswerStep
  | { readonly step: 'receiving'; readonly progress: WorkDone }
  | { readonly step: 'received'; readonly file: File }
  | { readonly step: 'failed'; readonly reason: string };

interface Receiving {
  readonly now: ReceivingStep;
  readonly cancel: () => void;
  readonly again: () => void;
}

/** Begins with the offer that came with a link, or else by scanning; unmounting ends it. */
function useReceiving(offer: string | null): Receiving {
  const [now, setNow] = useState<ReceivingStep>({ step: 'answering' });
  const stop = useRef(() => {});
  const begin = (given: string | null) => {
    stop.current();
    let isWanted = true;
    let close = () => {};
    let cancelWork = () => {};
    const show = (next: ReceivingStep) => isWanted && setNow(next);
    const fail = (error: unknown) => {
      show({ step: 'failed', reason: troubleText(error, texts.receivingBroke) });
      close();
    };
    stop.current = () => {
      isWanted = false;
      cancelWork();
      close();
    };
    const receive = async (read: Signal) => {
      const wire = await answerConnection(read, {
        show,
        keep: (end) => {
          close = () => end.close();
          if (!isWanted) close();
        },
      });
      show({ step: 'receiving', progress: { done: 0, of: 0 } });
      const { work, cancel } = trackProgress((progress) => show({ step: 'receiving', progress }));
      cancelWork = cancel;
      const file = await receiveFile(wire, LARGEST, work);
      show({ step: 'received', file: new File([file], texts.receivedFile) });
      // The other device hangs up once it knows.
      await wire.next().catch(() => undefined);
      wire.close();
    };
    const take = async (text: string) => {
      const read = offerIn(text, 'move');
      runDetached(receive(read).catch(fail));
    };
    if (!canConnect(window)) show({ step: 'failed', reason: texts.cannotConnect });
    else if (given === null) show({ step: 'scanning', take });
    else take(given).catch(fail);
  };
  useEffect(() => {
    begin(offer);
    return () => stop.current();
  }, [offer]);
  return {
    now,
    cancel: () => {
      stop.current();
      setNow({ step: 'failed', reason: texts.receivingCancelled });
    },
    again: () => begin(null),
  };
}
