// Receives everything from another device: reads its code, shows the answer, and compares what came as any backup is compared.
import { Button } from '../components/Button';
import { Sheet } from '../components/Sheet';
import { ShownCode } from '../connect/ShownCode';
import { StepReport } from '../connect/StepReport';
import { TakenCode } from '../connect/TakenCode';
import { RestoreSheet } from '../settings/RestoreSheet';
import { progressText, WorkProgress } from '../settings/WorkProgress';
import { type Receiving, type ReceivingStep, useReceiving } from './useReceiving';

interface ReceiveSheetProps {
  /** The other device's code, if it came with a link. */
  readonly offer?: string;
  readonly onClose: () => void;
}

const RECEIVING = 'Receiving…';

export function ReceiveSheet({ offer, onClose }: ReceiveSheetProps) {
  const receiving = useReceiving(offer ?? null);
  const { now } = receiving;
  if (now.step === 'received') return <RestoreSheet file={now.file} onClose={onClose} />;
  return (
    <Sheet
      title={now.step === 'failed' ? 'Not moved' : 'Move everything here'}
      onClose={onClose}
      insistent={true}
    >
      <StepReport step={now.step}>
        <ReceiveText now={now} />
      </StepReport>
      <ReceiveBody receiving={receiving} onClose={onClose} />
    </Sheet>
  );
}

function ReceiveText({ now }: { readonly now: ReceivingStep }) {
  switch (now.step) {
    case 'scanning':
      return (
        <p>
          This device receives. On the other one, choose Settings, then Move everything to another
          device, and scan its code here.
        </p>
      );
    case 'answering':
      return <p>Preparing…</p>;
    case 'answered':
      return (
        <p>
          This device receives. Now scan this code with the other device. If that one says it
          couldn’t connect, cancel here and begin again on both.
        </p>
      );
    case 'receiving':
      return <p>{progressText(RECEIVING, now.progress)}</p>;
    case 'received':
      return null;
    case 'failed':
      return (
        <>
          <p class="error-text">{now.reason}</p>
          <p>Nothing was changed on this device.</p>
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
          <Button onClick={onClose}>Cancel</Button>
        </>
      );
    case 'answering':
      return <Button onClick={onClose}>Cancel</Button>;
    case 'answered':
      return <ShownCode code={now.code} onCancel={onClose} />;
    case 'receiving':
      return <WorkProgress label={RECEIVING} progress={now.progress} onCancel={cancel} />;
    case 'received':
      return null;
    case 'failed':
      return (
        <>
          <p>
            Begin again on both devices. Or back up on the other device, and restore that file here,
            in Settings.
          </p>
          <Button variant="primary" onClick={again}>
            Scan again
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      );
  }
}
