import type { ClockHours } from '#values/sms/legalHours.ts';
import type { Home } from '../../messaging/messages/contactZone.ts';
import { placeOf } from '../../messaging/messages/senders.ts';
import { sendingTimes } from '../../messaging/messages/sendingTimes.ts';

/** When somebody may get a text from a moment on, within some hours and those of the law; epoch ms. */
export function opensAt(at: Date, home: Home, msisdn: string, hours: ClockHours | null): number {
  const country = placeOf(msisdn)?.country;
  return sendingTimes(at, home)({ msisdn, country }, { hours, hoursReason: null }).getTime();
}
