import { directionCodes } from '../../kernel/db/schema/calls.ts';
import type { CallImported } from './callEvent.ts';
import type { CallKey } from './callKey.ts';
import { type NewCall, newCallRow } from './callRow.ts';
import { foldCall } from './foldCall.ts';
import { importedEvent } from './importedCall.ts';

/** The row of an imported call. Nothing of it is asked from the carrier. */
export function importedRow(key: CallKey, id: number, at: number, payload: CallImported): NewCall {
  const folded = foldCall([importedEvent(at, payload)]);
  if (!folded) throw new Error('an imported call has a start');
  const { direction, webSource, webMedium } = payload;
  const { webCampaign, webKeyword, webDevice, webLanding, webConversion, userId } = payload;
  return {
    ...newCallRow(key, id, folded),
    direction: directionCodes.indexOf(direction),
    webSource,
    webMedium,
    webCampaign: webCampaign ?? null,
    webKeyword: webKeyword ?? null,
    webDevice: webDevice ?? null,
    webLanding: webLanding ?? null,
    webConversion: webConversion ?? null,
    userId: userId ?? null,
    settled: true,
  };
}
