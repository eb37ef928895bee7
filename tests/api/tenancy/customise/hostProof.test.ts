import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { DnsHint } from '#contract/tenancy/customise.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Config } from '../../../../server/config.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { auditLog } from '../../../../server/kernel/db/schema/accounts.ts';
import { signingKey } from '../../../../server/kernel/access/signingKeys.ts';
import { brandOf } from '../../../../server/kernel/brand/brandOf.ts';
import { systemDns } from '../../../../server/tenancy/customise/dnsHints.ts';
import { proveHosts } from '../../../../server/tenancy/customise/proveHost.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { ask } from '../../../builders/api/ask.ts';
import { aTheme } from '../../../builders/api/brandSamples.ts';
import { login } from '../../../builders/api/login.ts';
import { aDnsServer, type DnsRecords } from './aDnsServer.ts';

let app: FastifyInstance;
let db: Db;
let config: Config;
let records: DnsRecords;
let reseller: Reseller;
let hosts = 0;
let host = '';

beforeAll(async () => {
  const dns = await aDnsServer();
  ({ records } = dns);
  ({ app, db, config } = await anApp({ environment: { DNS_SERVERS: dns.address } }));
});

beforeEach(async () => {
  host = `calls.harbour-${(hosts += 1)}.test`;
  reseller = await aReseller();
});

type Reseller = Awaited<ReturnType<typeof aReseller>>;

/** A reseller's account with what its user can do with the host. */
async function aReseller() {
  const account = await anAccount(db, { type: 'reseller' });
  const { headers } = await login(app, (await aUser(db, account, ['super'])).email);
  const params = { account };
  const told = async (name: 'proveHost' | 'getDnsHints' | 'getThemeSettings') => {
    const { status, code, body } = await ask(app, endpoints[name], { params }, headers);
    return { status, code, body: JSON.parse(body) as unknown };
  };
  let version = 0;
  return {
    account,
    told,
    async save(wanted: string | null) {
      const body = { version, theme: aTheme({ host: wanted, title: `Harbour ${account}` }) };
      const saved = await ask(app, endpoints.saveTheme, { params, body }, headers);
      version += 1;
      return { status: saved.status, ...(JSON.parse(saved.body) as { servedHost: string | null }) };
    },
    async publish() {
      const { name, wanted } = await this.proof();
      records.set(`TXT ${name}`, [...(records.get(`TXT ${name}`) ?? []), wanted]);
    },
    async proof() {
      const hint = ((await told('getDnsHints')).body as DnsHint[]).find(({ kind }) => kind === 'proof');
      if (!hint) throw new Error('no proof is asked for');
      return hint;
    },
  };
}

const titleOf = async (name: string) => (await app.inject(`/v2/public/theme/${name}`)).json<{ title: string }>().title;

test('a host is not served before DNS proves whose it is', async () => {
  expect(await reseller.save(host)).toMatchObject({ status: 200, theme: { host }, servedHost: null });
  expect(await titleOf(host)).toBe('');
  expect((await brandOf(db, config.PUBLIC_BASE_URL, reseller.account)).host).toBe('127.0.0.1');
  expect(await reseller.proof()).toMatchObject({ name: `_host-proof.${host}`, type: 'TXT', state: 'missing' });
  expect((await reseller.told('proveHost')).body).toMatchObject({ proof: { state: 'missing', found: [] } });

  records.set(`TXT _host-proof.${host}`, ['host-proof=somebody-else']);
  expect((await reseller.told('proveHost')).body).toMatchObject({ proof: { state: 'other' } });
  expect(await titleOf(host)).toBe('');

  await reseller.publish();
  expect((await reseller.told('proveHost')).body).toMatchObject({ proof: { state: 'right' } });
  expect(await titleOf(host)).toBe(`Harbour ${reseller.account}`);
  expect((await brandOf(db, config.PUBLIC_BASE_URL, reseller.account)).host).toBe(host);
  expect((await reseller.told('getThemeSettings')).body).toMatchObject({ theme: { host }, servedHost: host });
  expect((await reseller.told('proveHost')).body).toEqual({ proof: null });
  const proven = and(eq(auditLog.accountId, reseller.account), eq(auditLog.action, 'host.proven'));
  expect(await db.select({ subject: auditLog.subject }).from(auditLog).where(proven)).toEqual([
    { subject: `host ${host}` },
  ]);
});

test('the job finds proofs by itself, and one broken host does not stop the others', async () => {
  const other = await aReseller();
  await other.save(`silent.${host}`);
  await reseller.save(host);
  await reseller.publish();
  const vaultKey = await signingKey(db, 'vault');
  await proveHosts(db, { dns: systemDns(config.DNS_SERVERS), vaultKey });
  expect(await titleOf(host)).toBe(`Harbour ${reseller.account}`);
  expect(await titleOf(`silent.${host}`)).toBe('');
});

test('asking for a host keeps nobody else from proving it, and only one can', async () => {
  const squatter = await aReseller();
  await squatter.save(host);
  expect(await reseller.save(host)).toMatchObject({ status: 200 });
  expect((await squatter.proof()).wanted).not.toBe((await reseller.proof()).wanted);
  await reseller.publish();
  expect((await squatter.told('proveHost')).body).toMatchObject({ proof: { state: 'other' } });
  await reseller.told('proveHost');
  await squatter.publish();
  expect(await squatter.told('proveHost')).toMatchObject({ status: 409, code: 'ALREADY-EXISTS' });
  expect(await titleOf(host)).toBe(`Harbour ${reseller.account}`);
});

test('the old host is served until the new one is proven', async () => {
  await reseller.save(host);
  await reseller.publish();
  await reseller.told('proveHost');
  expect(await reseller.save(`new.${host}`)).toMatchObject({ theme: { host: `new.${host}` }, servedHost: host });
  expect(await titleOf(host)).toBe(`Harbour ${reseller.account}`);
  expect(await reseller.save(null)).toMatchObject({ theme: { host: null }, servedHost: null });
  expect(await titleOf(host)).toBe('');
});

test('names of this machine need no proof, and the others say nothing about us', async () => {
  expect(await reseller.save(`h${hosts}.localhost`)).toMatchObject({ servedHost: `h${hosts}.localhost` });
  await reseller.save(host);
  const { name, wanted } = await reseller.proof();
  expect(`${name} ${wanted}`).not.toMatch(/trunkline/i);
});
