import { sameRates, type SenderRates } from '../messaging/messages/senderRates.ts';

/**
 * AT&T’s limit for the lowest class of registered campaigns, 75 messages a minute, whichever carrier hands them over. What other
 * classes allow is set with the sender. Read on 2026-11-26: https://developers.telnyx.com/docs/messaging/messages/rate-limiting
 */
const tenDlc = 75 / 60;

/** What carriers take from each type of sender, per second, as they say. Read on 2026-11-26. */
export const senderRates = {
  /** No network’s. */
  local: sameRates(2000),
  /** https://support.twilio.com/hc/en-us/articles/115002943027; a service has at least one long code. */
  twilio: { longCode: 1, tenDlc, tollFree: 3, shortCode: 100, service: 1, name: 10 },
  /** https://developer.signalwire.com/platform/basics/general/signalwire-rate-limits; of names it says nothing. */
  signalwire: { longCode: 1, tenDlc: 4, tollFree: 3, shortCode: 10, service: 1, name: 1 },
  /** https://developers.telnyx.com/docs/messaging/messages/rate-limiting; a long code’s is for recipients outside the US. */
  telnyx: { longCode: 0.1, tenDlc, tollFree: 20, shortCode: 1000, service: 0.1, name: 0.1 },
} as const satisfies Record<string, SenderRates>;
