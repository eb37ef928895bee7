import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

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
  expect(refusal({ CARRIER: 'pigeon' })).toEqual(['CARRIER is local or twilio.']);
});

test('treats an empty variable as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(4400);
});

test('requires a password for a demo that others can reach', () => {
  expect(refusal({ HOST: '0.0.0.0', DEMO: 'on' })).toEqual([
    'DEMO on a HOST that others can reach needs a DEMO_PASSWORD.',
  ]);
  expect(readConfig({ HOST: '0.0.0.0' }).DEMO).toBe(false);
  expect(readConfig({ HOST: '0.0.0.0', DEMO: 'on', DEMO_PASSWORD: 'long enough' }).DEMO_PASSWORD).toBe('long enough');
});

test('requires the account and tokens of a real carrier', () => {
  expect(refusal({ CARRIER: 'twilio' })).toEqual([
    'CARRIER_ACCOUNT_SID is needed with CARRIER=twilio.',
    'CARRIER_AUTH_TOKEN is needed with CARRIER=twilio.',
  ]);
  const config = readConfig({ CARRIER: 'twilio', CARRIER_ACCOUNT_SID: 'AC1', CARRIER_AUTH_TOKEN: 'new, old' });
  expect(config.CARRIER_AUTH_TOKENS).toEqual(['new', 'old']);
});
