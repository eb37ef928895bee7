import { timingSafeEqual } from 'node:crypto';
import type { CarrierSettings } from '../carrierSettings.ts';

export type CarrierCredentials = Pick<CarrierSettings, 'accountSid' | 'authTokens'>;

/** Checks an `Authorization` header for the carrier's credentials (HTTP Basic). */
export function carrierCredentials({
  accountSid,
  authTokens,
}: CarrierCredentials): (header: string | undefined) => boolean {
  const expected = authTokens.map((token) =>
    Buffer.from(`Basic ${Buffer.from(`${accountSid}:${token}`).toString('base64')}`),
  );
  return (header = '') => {
    const given = Buffer.from(header);
    return expected.some((known) => known.length === given.length && timingSafeEqual(known, given));
  };
}
