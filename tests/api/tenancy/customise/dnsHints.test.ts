import { beforeAll, expect, test } from 'vitest';
import { defaultColours } from '#values/defaultColours.ts';
import { type Config, readConfig } from '../../../../server/config.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { mailSettings, themes } from '../../../../server/kernel/db/schema/brand.ts';
import { type DnsReader, dnsHints } from '../../../../server/tenancy/customise/dnsHints.ts';
import { mailerOf } from '../../../../server/kernel/mail/mailer.ts';
import { aDatabase } from '../../../builders/api/aDatabase.ts';
import { anActor } from '../../../builders/api/anActor.ts';
import { anAccount } from '../../../builders/api/anAccount.ts';

let db: Db;
let config: Config;
let account: number;

beforeAll(async () => {
  db = await aDatabase();
  config = readConfig({ PUBLIC_BASE_URL: 'https://app.own.test', DEMO: 'off' });
  const reseller = await anAccount(db, { type: 'reseller' });
  account = await anAccount(db, { parentId: reseller });
  const look = { title: 'Harbour', colours: defaultColours };
  await db.insert(themes).values({ accountId: reseller, host: 'calls.harbour.test', ...look });
  const server = { host: 'mx.harbour.test', port: 587, tls: 'starttls' } as const;
  await db.insert(mailSettings).values({ accountId: reseller, fromAddress: 'calls@harbour.test', ...server });
});

/** Checks against the given DNS records, by name; an Error makes the resolver fail. */
function read(records: Record<string, string[] | Error>, accountId = account) {
  const look = (name: string) => {
    const found = records[name] ?? Object.assign(new Error('nothing there'), { code: 'ENOTFOUND' });
    return found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
  };
  const dns: DnsReader = { txt: look, cname: look };
  const mailer = mailerOf({ config, db, vaultKey: new Uint8Array(32) });
  return dnsHints(anActor(db, accountId), accountId, { config, mailer }, dns);
}

const states = async (records: Parameters<typeof read>[0]) =>
  (await read(records)).map(({ kind, state, found }) => [kind, state, found]);
const key = `p=${'A'.repeat(216)}`;

test('lists the records needed for the host and sender of the nearest brand above', async () => {
  expect(await read({})).toEqual([
    { kind: 'host', name: 'calls.harbour.test', type: 'CNAME', wanted: 'app.own.test', found: [], state: 'missing' },
    {
      kind: 'spf',
      name: 'harbour.test',
      type: 'TXT',
      wanted: 'v=spf1 a:mx.harbour.test ~all',
      found: [],
      state: 'missing',
    },
    {
      kind: 'dkim',
      name: 'default._domainkey.harbour.test',
      type: 'TXT',
      wanted: 'v=DKIM1; k=rsa; p=…',
      found: [],
      state: 'missing',
    },
    {
      kind: 'dmarc',
      name: '_dmarc.harbour.test',
      type: 'TXT',
      wanted: 'v=DMARC1; p=quarantine; rua=mailto:postmaster@harbour.test',
      found: [],
      state: 'missing',
    },
  ]);
});

test('accepts correct records, even beside others', async () => {
  const spf = 'v=spf1 include:mail.example ~all';
  expect(
    await states({
      'calls.harbour.test': ['App.Own.test.'],
      'harbour.test': ['google-site-verification=x', spf],
      'default._domainkey.harbour.test': [`v=DKIM1; k=rsa; ${key}`],
      '_dmarc.harbour.test': ['v=DMARC1; p=reject'],
    }),
  ).toEqual([
    ['host', 'right', ['App.Own.test.']],
    ['spf', 'right', [spf]],
    ['dkim', 'right', [`v=DKIM1; k=rsa; ${key}`]],
    ['dmarc', 'right', ['v=DMARC1; p=reject']],
  ]);
});

test('distinguishes wrong or empty records from missing ones', async () => {
  expect(
    await states({
      'calls.harbour.test': ['shop.example.'],
      'harbour.test': ['v=spf1 -all'],
      'default._domainkey.harbour.test': ['v=DKIM1; p='],
      '_dmarc.harbour.test': ['v=DMARC1; rua=mailto:a@harbour.test'],
    }),
  ).toEqual([
    ['host', 'other', ['shop.example.']],
    ['spf', 'other', ['v=spf1 -all']],
    ['dkim', 'other', ['v=DKIM1; p=']],
    ['dmarc', 'other', ['v=DMARC1; rua=mailto:a@harbour.test']],
  ]);
  expect((await states({ 'harbour.test': ['google-site-verification=x'] }))[1]).toEqual(['spf', 'missing', []]);
});

test('reports an unanswered lookup as unknown, and rethrows errors of our own', async () => {
  const late = Object.assign(new Error('it took too long'), { code: 'ETIMEOUT' });
  const empty = Object.assign(new Error('no such record'), { code: 'ENODATA' });
  const told = await states({ 'calls.harbour.test': late, 'harbour.test': empty });
  expect(told.slice(0, 2)).toEqual([
    ['host', 'unknown', []],
    ['spf', 'missing', []],
  ]);
  await expect(read({ 'harbour.test': new Error('broken') })).rejects.toThrow('broken');
});

test('an account without a brand or mail server needs no records', async () => {
  expect(await read({}, await anAccount(db))).toEqual([]);
});
