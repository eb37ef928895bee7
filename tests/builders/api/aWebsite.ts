import { randomUUID } from 'node:crypto';
import type { visitors as visitorEndpoints } from '#contract/attribution/visitors.contract.ts';
import type { webSnippet } from '#contract/attribution/webSnippet.contract.ts';
import type { websites as endpoints } from '#contract/attribution/websites.contract.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { websites, webVisits } from '../../../server/kernel/db/schema/websites.ts';
import { anAccount } from './anAccount.ts';
import type { SamplesFor } from './aWorld.ts';

export interface SomeWebsites {
  account: number;
  /** The code of one that nobody deletes, and of one that may be. */
  code: string;
  spare: string;
  /** The code of one of another account that waits for the domain of the first. */
  waiting: string;
  /** Who visited the first, and who may be erased. */
  visitors: [string, string];
  did: string;
}

/** Inserts a website of March. Returns its code. */
export async function aWebsite(
  db: Db,
  accountId: number,
  given: Partial<typeof websites.$inferInsert> = {},
): Promise<string> {
  const id = given.id ?? randomUUID();
  const code = id.replaceAll('-', '').slice(0, 12);
  const createdAt = new Date('2026-03-01T00:00:00Z');
  const site = { domain: `shop-${code}.example`, status: 'active', createdBy: 'ann@example.test' } as const;
  await db.insert(websites).values({ accountId, id, code, ...site, createdAt, ...given });
  return code;
}

/** Inserts a visit of three minutes from a Google ad. Returns its id. One to a website that is gone would be deleted within the hour. */
export async function aVisit(
  db: Db,
  accountId: number,
  given: Partial<typeof webVisits.$inferInsert> & { websiteId: string },
): Promise<string> {
  const id = given.id ?? randomUUID();
  const startedAt = given.startedAt ?? new Date();
  await db.insert(webVisits).values({
    accountId,
    id,
    visitorId: randomUUID(),
    startedAt,
    lastSeenAt: new Date(startedAt.getTime() + 180_000),
    creditedId: id,
    source: 'google',
    medium: 'paid',
    landing: 'shop.example/',
    rule: 'click-id',
    evidence: 'gclid',
    device: 'desktop',
    pages: [{ page: 'shop.example/', at: startedAt.getTime() }],
    ...given,
  });
  return id;
}

export async function someWebsites(db: Db, account: number, did: string): Promise<SomeWebsites> {
  const websiteId = randomUUID();
  const code = await aWebsite(db, account, { id: websiteId });
  const domain = `shop-${code}.example`;
  const waiting = await aWebsite(db, await anAccount(db), { domain, status: 'waiting', createdAt: new Date() });
  const visitors: [string, string] = [randomUUID(), randomUUID()];
  for (const visitorId of visitors) await aVisit(db, account, { websiteId, visitorId });
  return { account, code, spare: await aWebsite(db, account), waiting, visitors, did };
}

export const websiteContent = {
  aliases: [],
  numbers: [{ number: '+61298765432', replacement: 'text' }],
  rules: [],
  origins: [],
  windowDays: 30,
  retentionDays: 400,
};

export const samplesOfWebsites = ({
  account,
  code,
  spare,
  waiting,
  visitors,
  did,
}: SomeWebsites): SamplesFor<typeof endpoints & typeof webSnippet & typeof visitorEndpoints> => ({
  getWebsite: { params: { code } },
  createWebsite: { body: { account, domain: `new-${code}.example` } },
  changeWebsite: { params: { code }, body: { version: 1, ...websiteContent } },
  deleteWebsite: { params: { code: spare } },
  answerDomainRequest: { params: { code: waiting }, body: { approve: true } },
  exportVisitor: { params: { visitor: visitors[0] } },
  eraseVisitor: { params: { visitor: visitors[1] } },
  getSnippet: { params: { code } },
  checkSnippet: { params: { code }, body: { path: '/' } },
  testVisit: { params: { code }, body: { page: `https://shop-${code}.example/?gclid=1` } },
  listPoolLoads: { params: { code } },
  fillPool: {
    params: { code },
    body: { name: 'Visitors', numbers: [did], overflow: null, holdMinutes: 30, reserved: 0 },
  },
});
