// Sends everything to another device, step by step: a backup is made, a code is offered, the answer is read, the file goes over.

import { useEffect, useRef, useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import { sendFile } from '../../share/channel/messages';
import { canConnect } from '../../share/channel/peer';
import { LARGEST } from '../../storage/backup/backupForm';
import { type OfferStep, offerConnection } from '../connect/connecting';
import { troubleText } from '../connect/troubles';
import { useServices } from '../services';
import { backupFile } from '../settings/backup';
import { bytesText } from '../settings/useStorageFacts';
import { trackProgress, type WorkDone } from '../settings/WorkProgress';

const texts = textsOf('twoDevices');

export type SendingStep =
  | { readonly step: 'preparing' | 'sending'; readonly progress: WorkDone }
  | OfferStep
  | { readonly step: 'sent' }
  | { readonly step: 'failed'; readonly reason: string };

export interface Sending {
  readonly now: SendingStep;
  readonly cancel: () => void;
  readonly again: () => void;
}

const NOTHING: WorkDone = { done: 0, of: 0 };

/** Begins at once; unmounting ends it. */
export function useSending(): Sending {
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
