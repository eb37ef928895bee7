import Twilio from 'twilio/lib/rest/Twilio.js';
import type { CarrierSettings } from './carrierSettings.ts';

export type Credentials = Pick<CarrierSettings, 'accountSid' | 'authTokens'>;

/** More than are ever open: a sender whose requests take long must not hold up those of others. */
const mostSockets = 10_000;

/** A client of Twilio's REST API at any carrier that supports it; `restBase` is what precedes `/2010-04-01`. */
export function restClient({ accountSid, authTokens }: Credentials, restBase: string, timeout = 15_000): Twilio {
  // The library would refuse the account ids of other carriers.
  const client = new Twilio('AC', authTokens[0], { timeout, maxSockets: mostSockets, maxTotalSockets: mostSockets });
  client.username = accountSid;
  client.accountSid = accountSid;
  const { api } = client;
  api.baseUrl = restBase;
  // Other carriers' links to the next page repeat the path of the base.
  const { pathname } = new URL(`${restBase}/`);
  const resolve = api.absoluteUrl.bind(api);
  api.absoluteUrl = (uri) => resolve(uri?.startsWith(pathname) ? uri.slice(pathname.length - 1) : uri);
  return client;
}
