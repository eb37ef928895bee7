import { fromAbsolute, getDayOfWeek } from '@internationalized/date';
import type { RuledCall } from '../../../src/rules/core/callFacts.ts';
import type { FoldedCall } from '../../telephony/calls/foldCall.ts';

/** What conditions are asked of: a call with a score, in the zone of its account. */
export function ruledCall(folded: FoldedCall, score: number, timezone: string): RuledCall {
  const { started, status, audio, duration, talkTime, ivr: keys, location, source, startedAt, web } = folded;
  const { trackingNumber, firstTime } = started;
  const at = fromAbsolute(startedAt, timezone);
  return {
    trackingSource: source,
    trackingNumber,
    status,
    audio,
    duration,
    talkTime,
    firstTime,
    webSource: web?.source ?? null,
    webMedium: web?.medium ?? null,
    webCampaign: web?.campaign ?? null,
    webLanding: web?.landing ?? null,
    keys,
    location,
    weekday: getDayOfWeek(at, 'en-GB', 'mon') + 1,
    hour: at.hour,
    score,
  };
}
