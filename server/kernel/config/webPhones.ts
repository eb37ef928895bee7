import { z } from 'zod';
import { address } from './settingKinds.ts';

/** The SIP gateway at which web phones register. The page is allowed to connect to it. */
export const webPhoneVariables = {
  /** The SIP gateway at which web phones register: where browsers connect, its domain, and the secret shared with it. */
  SIP_GATEWAY_URL: address(/^wss$/).optional(),
  SIP_DOMAIN: z
    .string()
    .regex(/^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/i, { error: 'is a host name such as sip.example.com' })
    .optional(),
  SIP_SECRET: z.string().min(32, { error: 'needs at least 32 characters' }).optional(),
  /** How long a password for the gateway is valid. */
  SIP_PASSWORD_MINUTES: z.coerce.number({ error: 'is a number of minutes' }).int().min(1).max(60).default(10),
};

type WebPhoneSettings = { [Name in 'SIP_GATEWAY_URL' | 'SIP_DOMAIN' | 'SIP_SECRET']?: string | undefined };

/** The settings of the SIP gateway come together or not at all. */
export function missingForWebPhones({ SIP_GATEWAY_URL, SIP_DOMAIN, SIP_SECRET }: WebPhoneSettings): string[] {
  const settings = Object.entries({ SIP_GATEWAY_URL, SIP_DOMAIN, SIP_SECRET });
  const missing = settings.filter(([, value]) => value === undefined);
  if (missing.length === settings.length) return [];
  return missing.map(([name]) => `${name} is needed for web phones.`);
}
