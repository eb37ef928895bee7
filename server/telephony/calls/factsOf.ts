import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CallFacts } from '#flows/core/facts.ts';
import type { CallStarted } from './callEvent.ts';

/** What a flow knows about a call, from what is stored of its start. `at` is epoch ms. */
export function factsOf(started: CallStarted, at: number): CallFacts {
  const { caller, trackingNumber, trackingName, trackingSource, area, country, state, firstTime, web } = started;
  return {
    at,
    caller,
    trackingNumber,
    trackingName,
    area,
    country,
    state: state ?? null,
    firstTime,
    source: trackingSource,
    medium: web?.medium ?? null,
    campaign: web?.campaign ?? null,
    landingPage: web?.landing ?? null,
    mobile: isMobile(caller),
    callerName: started.origin?.callerName ?? null,
    attestation: started.origin?.attestation ?? null,
    ...(started.callerTags && { tags: started.callerTags }),
  };
}

/** Whether the number can receive texts. North American numbers do not tell, so they count as mobiles. */
function isMobile(caller: string | null): boolean {
  const type = caller === null ? undefined : parsePhoneNumberFromString(caller)?.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
}
