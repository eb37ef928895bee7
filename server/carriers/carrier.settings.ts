import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Config } from '../kernel/config/config.ts';
import { defineSettings, type Settings } from '../kernel/config/defineSettings.ts';
import { address, listed, text } from '../kernel/config/settingKinds.ts';

const place = '[A-Z]{2}(-(geo|mobile|smart|tollfree))?';
/** `AU=AD1,GB-mobile=AD2`: ids by country, or by country and network. */
const idsByPlace = z
  .string()
  .regex(new RegExp(`^${place}=[\\w-]+(\\s*,\\s*${place}=[\\w-]+)*$`), {
    error: 'is a list of countries with ids, such as AU=AD1,GB-mobile=AD2',
  })
  .transform((list) => Object.fromEntries(list.split(',').map((pair) => pair.trim().split('=') as [string, string])))
  .default({});

/** Our account at the carrier. */
export const carrier = defineSettings({
  variables: {
    CARRIER_ACCOUNT_SID: text.optional(),
    CARRIER_AUTH_TOKEN: text.optional(),
    /** What webhooks are signed with, where it is not the token: SignalWire's signing key, Telnyx's public key. */
    CARRIER_WEBHOOK_KEY: text.optional(),
    /** Telnyx's TeXML application and messaging profile, to which our numbers belong. */
    CARRIER_CONNECTION_ID: text.optional(),
    CARRIER_MESSAGING_PROFILE: z.guid({ error: 'is the id of a messaging profile' }).optional(),
    CARRIER_API_BASE: address(/^https?$/).optional(),
    /** Where another host serves the files of FALLBACK_DIR, which answer calls while this server cannot. */
    FALLBACK_URL: address(/^https?$/).optional(),
    FALLBACK_DIR: text.optional(),
    CARRIER_SMS_FROM: z
      .string()
      .regex(/^(\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/, {
        error: 'is a number such as +61400000000 or the id of a messaging service',
      })
      .optional(),
    CARRIER_ADDRESSES: idsByPlace,
    CARRIER_BUNDLES: idsByPlace,
  },
  read: ({ CARRIER_AUTH_TOKEN, CARRIER_WEBHOOK_KEY, FALLBACK_DIR, ...given }, { DATA_DIR }) => ({
    ...given,
    FALLBACK_DIR: resolve(FALLBACK_DIR ?? join(DATA_DIR, 'fallback')),
    /** The tokens accepted from the carrier; we sign with the first. */
    CARRIER_AUTH_TOKENS: listed(CARRIER_AUTH_TOKEN),
    CARRIER_WEBHOOK_KEYS: listed(CARRIER_WEBHOOK_KEY),
  }),
  wrong: missing,
});

export type CarrierVariables = typeof carrier extends Settings<infer Read> ? Read : never;

const ed25519Bytes = 32;

interface Account {
  CARRIER_ACCOUNT_SID?: string | undefined;
  CARRIER_AUTH_TOKENS: string[];
  CARRIER_WEBHOOK_KEYS: string[];
  CARRIER_API_BASE?: string | undefined;
  CARRIER_CONNECTION_ID?: string | undefined;
}

/** Some carriers sign webhooks with a key of its own, and SignalWire's API has a host for each customer. */
function missing(account: Account, { CARRIER }: Pick<Config, 'CARRIER'>): string[] {
  if (CARRIER === 'local') return [];
  const needed = {
    CARRIER_ACCOUNT_SID: account.CARRIER_ACCOUNT_SID !== undefined,
    CARRIER_AUTH_TOKEN: account.CARRIER_AUTH_TOKENS.length > 0,
    CARRIER_WEBHOOK_KEY: CARRIER === 'twilio' || account.CARRIER_WEBHOOK_KEYS.length > 0,
    CARRIER_CONNECTION_ID: CARRIER !== 'telnyx' || account.CARRIER_CONNECTION_ID !== undefined,
    CARRIER_API_BASE: CARRIER !== 'signalwire' || account.CARRIER_API_BASE !== undefined,
  };
  const lacking = Object.entries(needed).flatMap(([name, given]) =>
    given ? [] : [`${name} is needed with CARRIER=${CARRIER}.`],
  );
  const isKey = (key: string) => CARRIER !== 'telnyx' || Buffer.from(key, 'base64').length === ed25519Bytes;
  if (account.CARRIER_WEBHOOK_KEYS.every(isKey)) return lacking;
  return [...lacking, `CARRIER_WEBHOOK_KEY is Telnyx’s public key: ${ed25519Bytes} bytes in base64.`];
}
