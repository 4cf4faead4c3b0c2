// Receives everything from another device: reads its code, shows the answer, and compares what came as any backup is compared.
import { textsOf } from '../../language/texts';
import { Button } from '../components/Button';
import { Sheet } from '../components/Sheet';
import { ShownCode } from '../connect/ShownCode';
import { StepReport } from '../connect/StepReport';
import { TakenCode } from '../connect/TakenCode';
import { RestoreSheet } from '../settings/RestoreSheet';
import { progressText, WorkProgress } from '../settings/WorkProgress';
import { type Receiving, type ReceivingStep, useReceiving } from './useReceiving';

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
