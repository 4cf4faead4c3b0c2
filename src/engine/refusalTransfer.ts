// Refusals between a worker and its page: of an error that is thrown, Comlink sends only message, name and stack, and a message is
// of the language where it is read. Both ends import this.
import { type TransferHandler, transferHandlers } from 'comlink';
import { InputError, type Refusal } from '../input/input';

interface Thrown {
  readonly value: unknown;
}

interface SentRefusal {
  readonly refusal: Refusal;
}

const others = transferHandlers.get('throw') as TransferHandler<Thrown, object>;

const refusals: TransferHandler<Thrown, SentRefusal | object> = {
  canHandle: (value): value is Thrown => others.canHandle(value),
  serialize: (thrown) =>
    thrown.value instanceof InputError
      ? [{ refusal: thrown.value.refusal } satisfies SentRefusal, []]
      : others.serialize(thrown),
  deserialize(sent) {
    if ('refusal' in sent) throw new InputError(sent.refusal);
    return others.deserialize(sent);
  },
};

transferHandlers.set('throw', refusals);
