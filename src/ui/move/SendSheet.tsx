// Moves everything to another device: shows a code, reads the answer, and sends.
import { useState } from 'preact/hooks';
import { Button } from '../components/Button';
import { Sheet } from '../components/Sheet';
import { OfferedCode } from '../connect/OfferedCode';
import { StepReport } from '../connect/StepReport';
import { BackupButton } from '../settings/backup';
import { progressText, WorkProgress } from '../settings/WorkProgress';
import { type Sending, type SendingStep, useSending } from './useSending';

const TITLE = 'Move everything to another device';
const LABELS = { preparing: 'Preparing…', sending: 'Sending…' } as const;

export function SendSheet({ onClose }: { readonly onClose: () => void }) {
  const sending = useSending();
  const [scans, setScans] = useState(false);
  const { now } = sending;
  const isScanning = scans && now.step === 'offering';
  return (
    <Sheet title={TITLES[now.step] ?? TITLE} onClose={onClose} insistent={true}>
      <StepReport step={isScanning ? 'scanning' : now.step}>
        <SendText now={now} isScanning={isScanning} />
      </StepReport>
      <SendBody sending={sending} isScanning={isScanning} onScan={setScans} onClose={onClose} />
    </Sheet>
  );
}

const TITLES: Readonly<Partial<Record<SendingStep['step'], string>>> = {
  sent: 'Sent',
  failed: 'Not moved',
};

interface SendTextProps {
  readonly now: SendingStep;
  readonly isScanning: boolean;
}

function SendText({ now, isScanning }: SendTextProps) {
  switch (now.step) {
    case 'preparing':
    case 'sending':
      return <p>{progressText(LABELS[now.step], now.progress)}</p>;
    case 'offering':
      if (isScanning) return <p>Scan the code that the other device shows now.</p>;
      return (
        <p>
          This device sends. On the other one, choose Settings, then Move everything here, and scan
          this code.
        </p>
      );
    case 'connecting':
      return <p>Connecting…</p>;
    case 'sent':
      return (
        <p>
          The other device has everything. Look there: it asks before it changes anything. This
          device keeps its games.
        </p>
      );
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
      return <WorkProgress label={LABELS[now.step]} progress={now.progress} onCancel={cancel} />;
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
      return <Button onClick={cancel}>Cancel</Button>;
    case 'sent':
      return (
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      );
    case 'failed':
      return (
        <>
          <p>You can always back up here and restore that file on the other device.</p>
          <BackupButton />
          <Button
            variant="primary"
            onClick={() => {
              onScan(false);
              again();
            }}
          >
            Try again
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      );
  }
}
