import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';

const codeOf = (language: string) => readFileSync(`src/screens/integrations/developers/verify/${language}.txt`, 'utf8');

interface Verifier {
  verify: (secret: string, headers: Record<string, string>, body: string) => unknown;
}

const { verify } = (await import(
  /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(codeOf('node'))}`
)) as Verifier;

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const body = JSON.stringify({ type: 'call.ended', notes: 'Grüße' });

function signed(at: Date) {
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    // As while a secret is changed.
    'webhook-signature': `v1,${Buffer.alloc(32, 1).toString('base64')} ${new Webhook(secret).sign('msg_1', at, body)}`,
  };
}

test('the code for Node.js takes what the library signed, and nothing else', () => {
  const headers = signed(new Date());
  expect(verify(secret, headers, body)).toEqual({ type: 'call.ended', notes: 'Grüße' });
  expect(() => verify(secret, headers, `${body} `)).toThrow('wrong signature');
  expect(() => verify(`whsec_${Buffer.alloc(24, 8).toString('base64')}`, headers, body)).toThrow('wrong signature');
  expect(() => verify(secret, signed(new Date(Date.now() - 301_000)), body)).toThrow('too old');
  expect(() => verify(secret, { ...headers, 'webhook-timestamp': 'soon' }, body)).toThrow('too old');
});

test.each(['node', 'python', 'php', 'ruby', 'go'])('the code for %s reads every header', (language) => {
  const code = codeOf(language);
  for (const part of ['webhook-id', 'webhook-timestamp', 'webhook-signature', 'whsec_', 'v1,', '300'])
    if (!(language === 'go' && part === '300')) expect(code).toContain(part);
});
