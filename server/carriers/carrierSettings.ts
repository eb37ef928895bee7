import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';

/** How we and the carrier know each other. */
export interface CarrierSettings {
  kind: 'local' | 'twilio';
  /** Our address as the carrier sees it: what it signs. Without a slash at the end. */
  publicBaseUrl: string;
  accountSid: string;
  /** Tokens that webhooks may be signed with; two of them while one is replaced. */
  authTokens: readonly [string, ...string[]];
  /** The only place that recordings are fetched from. */
  apiBase: string;
}

const twilioApi = 'https://api.twilio.com';

/** The local carrier needs no token of the configuration: it lives and dies with this process. */
export function carrierSettings(config: Config): CarrierSettings {
  const [first = randomBytes(24).toString('hex'), ...others] = config.CARRIER_AUTH_TOKENS;
  const local = config.CARRIER === 'local';
  return {
    kind: config.CARRIER,
    publicBaseUrl: config.PUBLIC_BASE_URL,
    accountSid: config.CARRIER_ACCOUNT_SID ?? 'AC00000000000000000000000000local',
    authTokens: [first, ...others],
    apiBase: (config.CARRIER_API_BASE ?? (local ? `${config.PUBLIC_BASE_URL}/carrier/local` : twilioApi)).replace(
      /\/$/,
      '',
    ),
  };
}
