import type { NumberNetwork } from '#values/numberWords.ts';
import { type Registration, senderKindOf } from '#values/sms/sender.ts';

/** Senders that carriers give a rate of their own; `tenDlc` is a number whose campaign is registered for the United States. */
export type SenderType = 'longCode' | 'tenDlc' | 'tollFree' | 'shortCode' | 'service' | 'name';

/** Segments per second that a carrier takes from a sender, unless more were agreed. */
export type SenderRates = Readonly<Record<SenderType, number>>;

/** The same rate for every sender. */
export function sameRates(rate: number): SenderRates {
  return { longCode: rate, tenDlc: rate, tollFree: rate, shortCode: rate, service: rate, name: rate };
}

interface RatedSender {
  sender: string;
  network?: NumberNetwork | null;
  registrations?: readonly Pick<Registration, 'register' | 'state'>[];
}

function senderTypeOf({ sender, network, registrations = [] }: RatedSender): SenderType {
  const kind = senderKindOf(sender);
  if (kind !== 'number') return kind;
  if (network === 'tollfree') return 'tollFree';
  const isRegistered = registrations.some(({ register, state }) => register === '10dlc' && state === 'registered');
  return isRegistered ? 'tenDlc' : 'longCode';
}

/** The rate of a sender for which nobody set one. */
export function usualRate(rates: SenderRates, sender: RatedSender): number {
  return rates[senderTypeOf(sender)];
}
