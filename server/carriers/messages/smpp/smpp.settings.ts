import { z } from 'zod';
import { isPhoneCountry } from '#values/phoneTyping.ts';
import { defineSettings, type Settings } from '../../../kernel/config/defineSettings.ts';
import { address } from '../../../kernel/config/settingKinds.ts';

const count = (of: string, most: number) =>
  z.coerce
    .number({ error: `is a number of ${of}` })
    .int()
    .min(1)
    .max(most);

/** `1/1`: the type of a number and its numbering plan (SMPP 3.4, 5.2.5 and 5.2.6). */
const addressType = (usual: string) =>
  z
    .string()
    .regex(/^[0-6]\/\d{1,2}$/, { error: 'is a type of number and a numbering plan, such as 1/1' })
    .transform((pair) => {
      const [ton = 0, npi = 0] = pair.split('/').map(Number);
      return { ton, npi };
    })
    .prefault(usual);

/** The text message centre that messages go through instead of the carrier. */
export const smpp = defineSettings({
  variables: {
    /** `smpp://host:2775`, or `ssmpp://` over TLS. */
    SMPP_URL: address(/^s?smpp$/).optional(),
    SMPP_SYSTEM_ID: z.string().min(1).max(15, { error: 'has at most 15 characters' }).optional(),
    SMPP_PASSWORD: z.string().min(1).max(64, { error: 'has at most 64 characters' }).optional(),
    SMPP_SYSTEM_TYPE: z.string().max(12, { error: 'has at most 12 characters' }).default(''),
    SMPP_BIND: z.enum(['transceiver', 'separate'], { error: 'is transceiver or separate' }).default('transceiver'),
    SMPP_LINKS: count('connections', 16).default(1),
    /** Of each connection. */
    SMPP_WINDOW: count('requests', 1000).default(10),
    /** Settling asks about a message after three minutes. */
    SMPP_ANSWER_SECONDS: count('seconds', 120).default(30),
    SMPP_SEGMENTS_PER_SECOND: z.coerce.number({ error: 'is a number of segments' }).positive().max(10_000).default(10),
    SMPP_RECEIPT_IDS: z
      .enum(['same', 'decimal', 'hexadecimal'], { error: 'is same, decimal or hexadecimal' })
      .default('same'),
    /** What `data_coding` 0 means. */
    SMPP_ALPHABET: z.enum(['gsm', 'latin1'], { error: 'is gsm or latin1' }).default('gsm'),
    /** Whose national form the centre writes our numbers in. */
    SMPP_COUNTRY: z.string().refine(isPhoneCountry, { error: 'is a country such as AU' }).optional(),
    SMPP_SERVICE_TYPE: z.string().max(5, { error: 'has at most 5 characters' }).default(''),
    SMPP_VALIDITY_HOURS: count('hours', 168).optional(),
    SMPP_NUMBER_TYPE: addressType('1/1'),
    SMPP_CODE_TYPE: addressType('3/0'),
    SMPP_NAME_TYPE: addressType('5/0'),
    SMPP_RECIPIENT_TYPE: addressType('1/1'),
  },
  read: (given) => given,
  wrong,
});

export type SmppVariables = typeof smpp extends Settings<infer Read> ? Read : never;

type Login = { [Name in 'SMPP_URL' | 'SMPP_SYSTEM_ID' | 'SMPP_PASSWORD']?: string | undefined };

/** The password has a setting of its own, since addresses end up in logs. */
function wrong({ SMPP_URL, SMPP_SYSTEM_ID, SMPP_PASSWORD }: Login): string[] {
  if (SMPP_URL === undefined) return [];
  const { username, password } = new URL(SMPP_URL);
  const needed = Object.entries({ SMPP_SYSTEM_ID, SMPP_PASSWORD }).filter(([, value]) => value === undefined);
  return [
    ...(username === '' && password === '' ? [] : ['SMPP_URL has no user: use SMPP_SYSTEM_ID and SMPP_PASSWORD.']),
    ...needed.map(([name]) => `${name} is needed with SMPP_URL.`),
  ];
}
