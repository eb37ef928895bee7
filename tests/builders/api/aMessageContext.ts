import type { MessageContext } from '../../../server/messaging/messages/messageContext.ts';
import { sameRates } from '../../../server/messaging/messages/senderRates.ts';

const none = () => Promise.resolve();

/** What handling messages needs of a server, where nothing else happens than the test says. */
export function aMessageContext(parts: Pick<MessageContext, 'db'> & Partial<MessageContext>): MessageContext {
  return {
    jobs: { send: none },
    emit: none,
    now: () => new Date(),
    changed: () => undefined,
    checkFollowUps: () => Promise.resolve(new Map()),
    ownSender: undefined,
    carrierAnswers: new Set<string>(),
    rates: sameRates(100_000),
    takes: [],
    ...parts,
  };
}
