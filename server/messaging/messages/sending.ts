import type { MessageCarrier } from './messageCarrier.ts';
import type { MessageContext } from './messageContext.ts';

/** What sending messages needs. */
export interface Sending {
  context: MessageContext;
  carrier: MessageCarrier;
  /** Ends the work early. */
  signal: AbortSignal;
}
