import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { Role } from '#values/roles.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { aUser } from '../../../builders/api/anAccount.ts';
import { ask } from '../../../builders/api/ask.ts';
import { isExpected } from '../../../builders/api/askEverything.ts';
import { aWorld, type Sample, samplesOf, type World } from '../../../builders/api/aWorld.ts';
import { fingerprint } from '../../../builders/api/fingerprint.ts';
import { login } from '../../../builders/api/login.ts';
import { leaked, marksOf } from '../../../builders/api/marksOf.ts';

/** Accounts that a user must not reach, by their relation to the user's own. */
export const strangers = ['sibling', 'parent', 'other reseller'] as const;
export type Stranger = (typeof strangers)[number];

/** Every role, none, and a system user impersonating an admin. System users themselves see everything. */
export const readers = [...Role.options.filter((role) => role !== 'system'), 'none', 'acting'] as const;
export type ReaderKind = (typeof readers)[number];

/** Every endpoint after login, except the endless live stream, which `live.test.ts` covers. */
export const judged = (Object.entries<EndpointSpec>(endpoints) as [EndpointName, EndpointSpec][]).filter(
  ([name, { access }]) => access === 'session' && name !== 'live',
);

export interface Family {
  app: FastifyInstance;
  db: Db;
  own: World;
  child: World;
  strangers: Record<Stranger, World>;
  headers: Record<ReaderKind, Record<string, string>>;
  /** Answers about a user's own data. They do not depend on the stranger, so they are requested once. */
  told: Map<ReaderKind, Promise<Told[]>>;
}

interface Told {
  name: EndpointName;
  sample: Sample;
  body: string;
}

/** Two resellers; below the first a business with a branch and a sibling, each with one of everything. */
export async function aFamily(app: FastifyInstance, db: Db): Promise<Family> {
  const parent = await aWorld(db);
  const own = await aWorld(db, parent.account);
  const child = await aWorld(db, own.account);
  const sibling = await aWorld(db, parent.account);
  const other = await aWorld(db);
  const headers = {} as Family['headers'];
  for (const kind of readers) headers[kind] = await headersOf(app, db, own.account, kind);
  return { app, db, own, child, strangers: { sibling, parent, 'other reseller': other }, headers, told: new Map() };
}

async function headersOf(app: FastifyInstance, db: Db, account: number, kind: ReaderKind) {
  if (kind !== 'acting')
    return (await login(app, (await aUser(db, account, kind === 'none' ? [] : [kind])).email)).headers;
  const identity = await aUser(db, account, ['admin', 'users']);
  const system = await aUser(db, account, ['system']);
  const { headers } = await login(app, system.email);
  return { ...headers, 'x-scope': `${identity.id}-${account}` };
}

/** Whether a request about a world identifies it, by a mark or by parameters that differ from one's own. */
export function isAbout(name: EndpointName, world: World, own: World): boolean {
  const [sample, ownSample] = [samplesOf(world)[name], samplesOf(own)[name]];
  const text = JSON.stringify(sample);
  return (
    marksOf(world).some((mark) => text.includes(mark)) ||
    JSON.stringify(sample.params) !== JSON.stringify(ownSample.params)
  );
}

/**
 * As a user, sends every request about a stranger's data and every request about their own.
 * @returns The requests that leaked or changed something, and what was wrong with the answer.
 */
export async function whatComesThrough(
  family: Family,
  { kind, stranger, refused }: { kind: ReaderKind; stranger: Stranger; refused: readonly number[] },
): Promise<string[]> {
  const { app, db, own, headers, strangers: worlds } = family;
  const foreign = worlds[stranger];
  const samples = samplesOf(foreign);
  const before = await fingerprint(db);
  const about = judged.filter(([name]) => isAbout(name, foreign, own));
  const through = await eachOf(about, async ([name, endpoint]) => {
    const { status, code, body } = await ask(app, endpoint, samples[name], headers[kind]);
    const came = refused.includes(status) ? [] : [`${name} answered ${status} ${code ?? body.slice(0, 200)}`];
    return [...came, ...leaked(foreign, samples[name], body).map((mark) => `${name} told ${mark}`)];
  });
  const after = await fingerprint(db);
  // Impersonation itself is audited.
  for (const table of Object.keys(before))
    if (before[table] !== after[table] && !(kind === 'acting' && table === 'audit_log'))
      through.push(`${table} changed`);
  const told = family.told.get(kind) ?? readOwn(family, kind);
  family.told.set(kind, told);
  for (const { name, sample, body } of await told)
    for (const mark of leaked(foreign, sample, body)) through.push(`${name} told ${mark} of its own accord`);
  return through;
}

/** Answers to every read of one's own data. Endpoints that ignore impersonation are skipped when impersonating. */
async function readOwn({ app, own, headers }: Family, kind: ReaderKind): Promise<Told[]> {
  const samples = samplesOf(own);
  return eachOf(judged, async ([name, endpoint]) => {
    if (endpoint.method !== 'GET' || (kind === 'acting' && endpoint.ignoresImpersonation)) return [];
    const { body } = await ask(app, endpoint, samples[name], headers[kind]);
    return [{ name, sample: samples[name], body }];
  });
}

/** Runs as many at a time as the test's database has connections. */
async function eachOf<Item, Found>(items: readonly Item[], look: (item: Item) => Promise<Found[]>): Promise<Found[]> {
  const found: Found[] = [];
  for (let at = 0; at < items.length; at += 8)
    found.push(...(await Promise.all(items.slice(at, at + 8).map(look))).flat());
  return found;
}

/** Answered from a store of files, where the worlds have nothing. */
export const isStored = (name: EndpointName) =>
  name === 'getCallAudio' || name === 'getAudioFile' || name === 'getMessageMedium';

/** The reads of one's own data, and of the accounts below, that were refused. */
export async function whatIsMissing({ app, own, child, headers }: Family, allowed: (name: EndpointName) => boolean) {
  const missing: string[] = [];
  for (const [name, endpoint] of judged) {
    if (endpoint.method !== 'GET' || isStored(name) || !allowed(name)) continue;
    if (endpoint.ignoresImpersonation || endpoint.credentials) continue;
    for (const world of [own, child]) {
      const { status, code } = await ask(app, endpoint, samplesOf(world)[name], headers.acting);
      if (!isExpected(name, status)) missing.push(`${name} answered ${status} ${code}`);
    }
  }
  expect(judged.length).toBeGreaterThan(10);
  return missing;
}
