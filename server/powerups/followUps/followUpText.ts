import type { FollowUpField } from '#values/followUp.ts';
import { countryOfNumber, nationalNumber, readableNumber } from '#values/numberPlan.ts';
import { fillText } from '#values/sms/messageText.ts';

interface Followed {
  /** The number that was called, and what it is named. */
  did: string;
  trackingName: string;
  msisdn: string;
  accountName: string;
}

/** A text as somebody gets it: the number is written as at home if it is of the same country. */
export function followUpText(content: string, { did, trackingName, msisdn, accountName }: Followed): string {
  const isAtHome = countryOfNumber(did) === countryOfNumber(msisdn);
  const fields: Record<FollowUpField, string> = {
    account: accountName,
    number: isAtHome ? nationalNumber(did) : readableNumber(did),
    numberName: trackingName,
  };
  return fillText(content, fields, {}) ?? content;
}
