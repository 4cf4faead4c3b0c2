// Moves everything to another device, step by step: a backup is made, a code is offered, the answer is read, the file goes over.
import { useEffect, useRef, useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import { sendFile } from '../../share/channel/messages';
import { canConnect } from '../../share/channel/peer';
import { LARGEST } from '../../storage/backup/backupForm';
import { Button } from '../components/Button';
import { Sheet, StepReport } from '../components/Sheet';
import { OfferedCode, type OfferStep, offerConnection, troubleText } from '../connect/connecting';
import { useServices } from '../services';
import { BackupButton, backupFile } from '../settings/backup';
import { bytesText } from '../settings/useStorageFacts';
import { progressText, trackProgress, type WorkDone, WorkProgress } from '../settings/WorkProgress';

const texts = textsOf('twoDevices');

export function SendSheet({ onClose }: { readonly onClose: () => void }) {
  const sending = useSending();
  const [scans, setScans] = useState(false);
  const { now } = sending;
  const isScanning = scans && now.step === 'offering';
  return (
    <Sheet title={titleOf(now)} onClose={onClose} insistent={true}>
      <StepReport isWide step={isScanning ? 'scanning' : now.step}>
        <SendText now={now} isScanning={isScanning} />
      </StepReport>
      <SendBody sending={sending} isScanning={isScanning} onScan={setScans} onClose={onClose} />
    </Sheet>
  );
}

function titleOf({ step }: SendingStep): string {
  if (step === 'sent') return texts.sent;
  return step === 'failed' ? texts.notMoved : texts.moveAway;
}

interface SendTextProps {
  readonly now: SendingStep;
  readonly isScanning: boolean;
}

function SendText({ now, isScanning }: SendTextProps) {
  switch (now.step) {
    case 'preparing':
    case 'sending':
      return <p>{progressText(texts[now.step], now.progress)}</p>;
    case 'offering':
      if (isScanning) return <p>{texts.scanShownNow}</p>;
      return <p>{texts.thisSends}</p>;
    case 'connecting':
      return <p>{texts.connecting}</p>;
    case 'sent':
      return <p>{texts.otherHasAll}</p>;
    case 'failed':
      return <p class="error-text">{now.reason}</p>;
  }
}

interface SendBodyProps {
  readonly sending: Sending;
  readonly isScanning: boolean;
  readonly onScan: (scans: boolean) => void;
  readonly onClose: () => void;
}

function SendBody({ sending, isScanning, onScan, onClose }: SendBodyProps) {
  const { now, cancel, again } = sending;
  switch (now.step) {
    case 'preparing':
    case 'sending':
      return (
        <WorkProgress
          label={texts[now.step]}
          progress={now.progress}
          cancelLabel={texts.cancel}
          onCancel={cancel}
        />
      );
    case 'offering':
      return (
        <OfferedCode
          code={now.code}
          onAnswer={now.take}
          isScanning={isScanning}
          onScan={onScan}
          onCancel={onClose}
        />
      );
    case 'connecting':
      return <Button onClick={cancel}>{texts.cancel}</Button>;
    case 'sent':
      return (
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      );
    case 'failed':
      return (
        <>
          <p>{texts.restoreInstead}</p>
          <BackupButton />
          <Button
            variant="primary"
            onClick={() => {
              onScan(false);
              again();
            }}
          >
            {texts.tryAgain}
          </Button>
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      );
  }
}

type SendingStep =
  | { readonly step: 'preparing' | 'sending'; readonly progress: WorkDone }
  | OfferStep
  | { readonly step: 'sent' }
  | { readonly step: 'failed'; readonly reason: string };

interface Sending {
  readonly now: SendingStep;
  readonly cancel: () => void;
  readonly again: () => void;
}

const NOTHING: WorkDone = { done: 0, of: 0 };

/** Begins at once; unmounting ends it. */
function useSending(): Sending {
  const services = useServices();
  const [attempt, setAttempt] = useState(0);
  const [now, setNow] = useState<SendingStep>({ step: 'preparing', progress: NOTHING });
  const stop = useRef(() => {});
  useEffect(() => {
    let isWanted = true;
    let close = () => {};
    let cancelWork = () => {};
    const show = (next: SendingStep) => isWanted && setNow(next);
    const fail = (error: unknown) => {
      show({ step: 'failed', reason: troubleText(error, texts.sendingBroke) });
      close();
    };
    const track = (step: 'preparing' | 'sending') => {
      show({ step, progress: NOTHING });
      const { work, cancel } = trackProgress((progress) => show({ step, progress }));
      cancelWork = cancel;
      return work;
    };
    const send = async () => {
      const { state, reason } = (await services.store).status;
      // The other device would be said to have everything.
      if (state !== 'device') return show({ step: 'failed', reason });
      const { file } = await backupFile(services, track('preparing'));
      if (!canConnect(window)) return show({ step: 'failed', reason: texts.cannotConnect });
      if (file.size > LARGEST) return show({ step: 'failed', reason: tooLargeText(file.size) });
      const wire = await offerConnection('move', {
        show,
        keep: (end) => {
          close = () => end.close();
          if (!isWanted) close();
        },
      });
      await sendFile(wire, file, track('sending'));
      wire.close();
      show({ step: 'sent' });
    };
    stop.current = () => {
      isWanted = false;
      cancelWork();
      close();
    };
    send().catch(fail);
    return stop.current;
  }, [attempt, services]);
  return {
    now,
    cancel: () => {
      stop.current();
      setNow({ step: 'failed', reason: texts.sendingCancelled });
    },
    again: () => {
      setNow({ step: 'preparing', progress: NOTHING });
      setAttempt(attempt + 1);
    },
  };
}

const tooLargeText = (bytes: number): string =>
  texts.tooLarge(bytesText(bytes), bytesText(LARGEST));
