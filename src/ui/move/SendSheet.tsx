// Moves everything to another device: shows a code, reads the answer, and sends.

import { useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import { Button } from '../components/Button';
import { Sheet } from '../components/Sheet';
import { OfferedCode } from '../connect/OfferedCode';
import { StepReport } from '../connect/StepReport';
import { BackupButton } from '../settings/backup';
import { progressText, WorkProgress } from '../settings/WorkProgress';
import { type Sending, type SendingStep, useSending } from './useSending';

const texts = textsOf('twoDevices');

export function SendSheet({ onClose }: { readonly onClose: () => void }) {
  const sending = useSending();
  const [scans, setScans] = useState(false);
  const { now } = sending;
  const isScanning = scans && now.step === 'offering';
  return (
    <Sheet title={titleOf(now)} onClose={onClose} insistent={true}>
      <StepReport step={isScanning ? 'scanning' : now.step}>
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
