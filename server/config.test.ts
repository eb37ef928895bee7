import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { features, readConfig } from './config.ts';
import { ConfigError, readSettings } from './kernel/config/readSettings.ts';
import { type AnySettings, defineSettings } from './kernel/config/defineSettings.ts';

/** The error messages for an invalid configuration. */
function refusal(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
}

test('works without any variable', () => {
  expect(readConfig({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 4400,
    PUBLIC_BASE_URL: 'http://127.0.0.1:4400',
    CARRIER: 'local',
    TOKEN_MODE: 'cookie',
    DEMO: true,
    DEMO_PASSWORD: 'trunkline-demo',
    LOG_LEVEL: 'info',
  });
});

test('reports every invalid variable with a sentence', () => {
  expect(refusal({ PORT: '99999', TOKEN_MODE: 'jar', DATABASE_URL: 'mysql://x', DEMO: 'perhaps' })).toHaveLength(4);
  expect(refusal({ CARRIER: 'pigeon' })).toEqual(['CARRIER is local, twilio, signalwire or telnyx.']);
});

test('treats an empty variable as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(4400);
});

test('requires a password for a demo that others can reach', () => {
  const refused = ['DEMO needs a DEMO_PASSWORD where others can reach the server.'];
  expect(refusal({ HOST: '0.0.0.0', DEMO: 'on' })).toEqual(refused);
  expect(refusal({ PUBLIC_BASE_URL: 'https://calls.example.test', DEMO: 'on' })).toEqual(refused);
  expect(readConfig({ HOST: '0.0.0.0' }).DEMO).toBe(false);
  expect(readConfig({ HOST: '0.0.0.0', DEMO: 'on', DEMO_PASSWORD: 'long enough' }).DEMO_PASSWORD).toBe('long enough');
});

test('the password that everyone knows protects nothing that others can reach', () => {
  expect(refusal({ HOST: '0.0.0.0', DEMO_PASSWORD: 'trunkline-demo' })).toEqual([
    'DEMO_PASSWORD is the published one. Choose another where others can reach the server.',
  ]);
});

test.each([
  ['a public address', { PUBLIC_BASE_URL: 'https://calls.example.test' }],
  ['an address in the network', { PUBLIC_BASE_URL: 'https://192.168.1.20' }],
  ['a name that only begins like loopback', { PUBLIC_BASE_URL: 'https://127.0.0.1.example.test' }],
  ['a proxy', { TRUST_PROXY: '1' }],
  ['every interface', { HOST: '0.0.0.0' }],
])('with %s there is no demo and no demo password', (_, environment) => {
  expect(readConfig(environment)).toMatchObject({ DEMO: false, DEMO_PASSWORD: undefined });
});

test.each(['http://localhost:4400', 'http://[::1]:4400', 'http://127.0.0.2'])('%s is this machine', (url) => {
  expect(readConfig({ PUBLIC_BASE_URL: url })).toMatchObject({ DEMO: true, DEMO_PASSWORD: 'trunkline-demo' });
});

test('staff need a second factor where others can reach the server', () => {
  expect(readConfig({ STAFF_SECOND_FACTOR: 'off' }).STAFF_SECOND_FACTOR).toBe(false);
  expect(refusal({ STAFF_SECOND_FACTOR: 'off', PUBLIC_BASE_URL: 'https://calls.example.test' })).toEqual([
    'STAFF_SECOND_FACTOR cannot be off where others can reach the server.',
  ]);
});

test('a session ends after one day to a year, and passwords follow one of three rules', () => {
  for (const days of ['0', '366', 'never']) expect(refusal({ SESSION_DAYS: days })).toHaveLength(1);
  expect(refusal({ PASSWORD_RULE: 'none' })).toEqual(['PASSWORD_RULE is basic, strong or breached.']);
});

test('a public address is encrypted', () => {
  expect(refusal({ PUBLIC_BASE_URL: 'http://calls.example.test' })).toEqual([
    'PUBLIC_BASE_URL has to begin with https:// where others can reach the server: passwords would be readable on the way.',
  ]);
});

test('TRUST_PROXY is a number of proxies', () => {
  expect(readConfig({}).TRUST_PROXY).toBe(0);
  expect(readConfig({ TRUST_PROXY: 'off' }).TRUST_PROXY).toBe(0);
  expect(readConfig({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2);
  for (const given of ['on', '-1', '1.5', '11'])
    expect(refusal({ TRUST_PROXY: given })).toEqual([
      'TRUST_PROXY is the number of proxies in front of the server, such as 1, or off.',
    ]);
});

test('requires the account and tokens of a real carrier', () => {
  expect(refusal({ CARRIER: 'twilio' })).toEqual([
    'CARRIER_ACCOUNT_SID is needed with CARRIER=twilio.',
    'CARRIER_AUTH_TOKEN is needed with CARRIER=twilio.',
  ]);
  expect(refusal({ CARRIER: 'signalwire', CARRIER_ACCOUNT_SID: 'p1', CARRIER_AUTH_TOKEN: 't' })).toEqual([
    'CARRIER_WEBHOOK_KEY is needed with CARRIER=signalwire.',
    'CARRIER_API_BASE is needed with CARRIER=signalwire.',
  ]);
  expect(refusal({ CARRIER: 'telnyx' })).toEqual(
    ['CARRIER_ACCOUNT_SID', 'CARRIER_AUTH_TOKEN', 'CARRIER_WEBHOOK_KEY', 'CARRIER_CONNECTION_ID'].map(
      (name) => `${name} is needed with CARRIER=telnyx.`,
    ),
  );
  const telnyx = {
    CARRIER: 'telnyx',
    CARRIER_ACCOUNT_SID: 'a',
    CARRIER_AUTH_TOKEN: 't',
    CARRIER_CONNECTION_ID: '1',
  };
  const key = Buffer.alloc(32, 7).toString('base64');
  expect(readConfig({ ...telnyx, CARRIER_WEBHOOK_KEY: `${key},${key}` }).CARRIER_WEBHOOK_KEYS).toEqual([key, key]);
  expect(refusal({ ...telnyx, CARRIER_WEBHOOK_KEY: key, CARRIER_MESSAGING_PROFILE: 'ours' })).toEqual([
    'CARRIER_MESSAGING_PROFILE is the id of a messaging profile.',
  ]);
  for (const wrong of [`${key},${key.slice(0, 20)}`, 'not base64 at all', Buffer.alloc(33).toString('base64')])
    expect(refusal({ ...telnyx, CARRIER_WEBHOOK_KEY: wrong })).toEqual([
      'CARRIER_WEBHOOK_KEY is Telnyx’s public key: 32 bytes in base64.',
    ]);
  const config = readConfig({ CARRIER: 'twilio', CARRIER_ACCOUNT_SID: 'AC1', CARRIER_AUTH_TOKEN: 'new, old' });
  expect(config.CARRIER_AUTH_TOKENS).toEqual(['new', 'old']);
});

test('the settings of the SIP gateway come together', () => {
  expect(readConfig({}).SIP_PASSWORD_MINUTES).toBe(10);
  expect(refusal({ SIP_DOMAIN: 'sip.example.com' })).toEqual([
    'SIP_GATEWAY_URL is needed for web phones.',
    'SIP_SECRET is needed for web phones.',
  ]);
  const gateway = {
    SIP_GATEWAY_URL: 'wss://sip.example.com/ws',
    SIP_DOMAIN: 'sip.example.com',
    SIP_SECRET: 'x'.repeat(32),
  };
  expect(readConfig(gateway)).toMatchObject(gateway);
  expect(refusal({ ...gateway, SIP_GATEWAY_URL: 'ws://sip.example.com', SIP_DOMAIN: 'a b', SIP_SECRET: 'x' })).toEqual([
    'SIP_GATEWAY_URL is not an address that can be used here.',
    'SIP_DOMAIN is a host name such as sip.example.com.',
    'SIP_SECRET needs at least 32 characters.',
  ]);
});

test('reads ids by country and network, and refuses others', () => {
  expect(readConfig({ CARRIER_BUNDLES: 'GB=BU1, GB-mobile=BU2' })).toMatchObject({
    CARRIER_ADDRESSES: {},
    CARRIER_BUNDLES: { GB: 'BU1', 'GB-mobile': 'BU2' },
  });
  expect(refusal({ CARRIER_ADDRESSES: 'Britain=AD1' })).toHaveLength(1);
  expect(refusal({ RECORDING_RETENTION_DAYS: '0' })).toHaveLength(1);
});

test('a text message centre needs a user, and keeps the password out of its address', () => {
  expect(refusal({ SMPP_URL: 'smpp://user:secret@smsc.example.test', SMPP_SYSTEM_ID: 'user' })).toEqual([
    'SMPP_URL has no user: use SMPP_SYSTEM_ID and SMPP_PASSWORD.',
    'SMPP_PASSWORD is needed with SMPP_URL.',
  ]);
  expect(refusal({ SMPP_URL: 'https://smsc.example.test' })).toEqual([
    'SMPP_URL is not an address that can be used here.',
  ]);
});

/** The product has no such settings. */
const paint = defineSettings({
  variables: {
    COLOUR: z
      .string()
      .regex(/^#[\da-f]{6}$/, { error: 'is a colour' })
      .optional(),
    SHADES: z.coerce.number().default(3),
  },
  read: ({ COLOUR, ...given }, { DEMO }) => ({ ...given, PAINTED: COLOUR !== undefined && !DEMO }),
  wrong: ({ PAINTED, SHADES: shades }) => (PAINTED && shades < 2 ? ['SHADES is too few for COLOUR.'] : []),
});
const painted = (environment: Record<string, string>) => readSettings(environment, { paint });

test('a feature declares its variables, what is read from them, and what cannot work together', () => {
  const off = { DEMO: 'off' };
  expect(painted({ COLOUR: '#aabbcc', ...off })).toMatchObject({ SHADES: 3, PAINTED: true, PORT: 4400 });
  expect(painted({ COLOUR: '', ...off })).toMatchObject({ SHADES: 3, PAINTED: false });
  expect(() => painted({ COLOUR: 'red', PORT: '0', ...off })).toThrow(/^PORT is a port.*\nCOLOUR is a colour\.$/);
  expect(() => painted({ COLOUR: '#aabbcc', SHADES: '1', ...off })).toThrow('SHADES is too few for COLOUR.');
});

test('the settings of every feature are listed', async () => {
  const files = globSync('server/**/*.settings.ts');
  const modules = await Promise.all(files.map((file) => import(resolve(file)) as Promise<Record<string, AnySettings>>));
  expect(new Set(modules.flatMap((exported) => Object.values(exported)))).toEqual(new Set(Object.values(features)));
});
