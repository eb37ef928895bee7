import type { CarrierDialect } from './carrierDialect.ts';
import { twilioMessages } from './messages/twilioMessages.ts';
import { twilioBundles } from './twilioBundles.ts';
import { twilioCalls } from './twilioCalls.ts';
import { twilioNumbers } from './twilioNumbers.ts';
import { twilioRecordings } from './twilioRecordings.ts';

/** Twilio’s API, which others have too. */
export const twilioRest: CarrierDialect['rest'] = (settings, restBase, log) => ({
  numbers: twilioNumbers(settings, restBase, log),
  calls: twilioCalls(settings, restBase, log),
  recordings: twilioRecordings(settings, restBase),
  messages: twilioMessages(settings, restBase, log),
  bundles: settings.kind === 'signalwire' ? null : twilioBundles(settings, restBase, log),
});
