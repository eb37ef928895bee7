import type { CarrierDialect } from './carrierDialect.ts';
import { telnyxMessages } from './messages/telnyxMessages.ts';
import { telnyxApi } from './telnyx/telnyxApi.ts';
import { telnyxBundles } from './telnyx/telnyxBundles.ts';
import { telnyxCalls } from './telnyx/telnyxCalls.ts';
import { telnyxNumbers } from './telnyx/telnyxNumbers.ts';
import { telnyxRecordings } from './telnyx/telnyxRecordings.ts';

export const telnyxRest: CarrierDialect['rest'] = (settings, restBase, log) => {
  const api = telnyxApi(settings, restBase);
  return {
    numbers: telnyxNumbers(settings, api, log),
    calls: telnyxCalls(settings, api, log),
    recordings: telnyxRecordings(settings, api),
    messages: telnyxMessages(settings, api, log),
    bundles: telnyxBundles(api, log),
  };
};
