import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { VisitAnswer } from '../../../../server/attribution/visits/showNumbers.ts';
import { webHours, websites, webVisits } from '../../../../server/kernel/db/schema/websites.ts';
import { anAccount } from '../../../builders/api/anAccount.ts';
import { anApp, type TestApp } from '../../../builders/api/anApp.ts';
import { eventually } from '../../../eventually.ts';
import { aSite as aNewSite, type Page, pageNumber, type Site, visitTo } from './aSite.ts';

let world: TestApp;
let account: number;

let now = new Date('2026-11-20T00:00:00Z');

beforeAll(async () => {
  world = await anApp({ now: () => now });
  account = await anAccount(world.db);
});

const aSite = (size: number, given: { reserved?: number } = {}) => aNewSite(world.db, account, size, given);
const visit = (site: Pick<Site, 'code' | 'domain'>, page: Page = {}) => visitTo(world.app, site, page);

const shown = ({ swaps }: Pick<VisitAnswer, 'swaps'>) => swaps.map(({ to }) => to);

const stored = (site: Site) =>
  world.db.select().from(webVisits).where(eq(webVisits.websiteId, site.id)).orderBy(webVisits.startedAt);

describe('a visitor', () => {
  test('gets a number of the pool, in the forms that the page may have', async () => {
    const site = await aSite(1);
    const answer = await visit(site, { referrer: 'https://www.google.com/' });
    expect(answer).toEqual({
      visit: expect.any(String) as string,
      visitor: expect.any(String) as string,
      every: 60,
      swaps: [
        {
          from: pageNumber,
          fromLocal: '(02) 9876 5432',
          to: site.pool[0],
          toLocal: expect.stringMatching(/^\(03\) 9000 \d{4}$/) as string,
          toGlobal: expect.stringMatching(/^\+61 3 9000 \d{4}$/) as string,
          as: { replacement: 'text' },
        },
      ],
    });
  });

  test('keeps it on every page of the visit, and for the next visit while nobody took it', async () => {
    const site = await aSite(3);
    const first = await visit(site);
    const second = await visit(site, {
      visitor: first.visitor,
      path: '/roofs',
      referrer: `https://www.${site.domain}/`,
    });
    expect(second).toMatchObject({ visit: first.visit, visitor: first.visitor });
    expect(shown(second)).toEqual(shown(first));
    now = new Date(now.getTime() + 40 * 60_000);
    const third = await visit(site, { visitor: first.visitor });
    expect(third.visit).not.toBe(first.visit);
    expect(shown(third)).toEqual(shown(first));
    const rows = await stored(site);
    expect(rows.map(({ pages }) => pages.map(({ page }) => page))).toEqual([
      [`${site.domain}/`, `${site.domain}/roofs`],
      [`${site.domain}/`],
    ]);
  });

  test('never gets a number that somebody else has; when none is left, the overflow, and it is counted', async () => {
    const site = await aSite(2);
    const answers = [];
    for (let each = 0; each < 4; each++) answers.push(await visit(site));
    expect(new Set(answers.flatMap(shown).slice(0, 2))).toEqual(new Set(site.pool));
    expect(answers.slice(2).flatMap(shown)).toEqual([site.overflow, site.overflow]);
    await eventually(async () => {
      const hours = await world.db.select().from(webHours).where(eq(webHours.websiteId, site.id));
      expect(hours.map(({ visits, overflowed }) => ({ visits, overflowed }))).toEqual([
        { visits: 4, overflowed: 2 },
        { visits: 4, overflowed: 2 },
      ]);
    });
  });

  test('without an ad leaves the reserved numbers to those with one', async () => {
    const site = await aSite(2, { reserved: 1 });
    expect(site.pool).toContain(shown(await visit(site))[0]);
    expect(shown(await visit(site))).toEqual([site.overflow]);
    expect(site.pool).toContain(shown(await visit(site, { path: '/?gclid=x' }))[0]);
  });

  test('sees the number of the first rule that is for their source', async () => {
    const site = await aSite(1);
    expect(shown(await visit(site, { path: '/?msclkid=x' }))).toEqual([site.fixed]);
  });

  test('who comes back directly still counts for the ad', async () => {
    const site = await aSite(1);
    const first = await visit(site, { path: '/?msclkid=x' });
    now = new Date(now.getTime() + 86_400_000);
    expect(shown(await visit(site, { visitor: first.visitor }))).toEqual([site.fixed]);
    const [ad, direct] = await stored(site);
    expect(direct).toMatchObject({ source: 'direct', medium: 'none', creditedId: ad?.id });
    now = new Date(now.getTime() + 31 * 86_400_000);
    expect(shown(await visit(site, { visitor: first.visitor }))).toEqual([site.pool[0]]);
  });

  test('who comes by another ad during the visit begins another visit', async () => {
    const site = await aSite(1);
    const first = await visit(site, { path: '/?gclid=x' });
    const second = await visit(site, { visitor: first.visitor, path: '/?msclkid=y' });
    expect(second.visit).not.toBe(first.visit);
  });

  test('is kept with what told the source, and nothing else of the address', async () => {
    const site = await aSite(1);
    await visit(site, {
      path: '/a?gclid=g1&utm_campaign=Spring&email=ann@example.test#x',
      referrer: 'https://google.com/search?q=secret',
    });
    const [row] = await stored(site);
    expect(row).toMatchObject({
      source: 'google',
      medium: 'paid',
      campaign: 'Spring',
      clickIds: { gclid: 'g1' },
      landing: `${site.domain}/a`,
      referrer: 'google.com',
      rule: 'click-id',
      evidence: 'gclid',
      device: 'desktop',
    });
    expect(JSON.stringify(row)).not.toMatch(/secret|ann@/);
  });
});

describe('a sign of life', () => {
  const sign = (site: Site, { visit: id, visitor }: VisitAnswer, page: string | null = null) =>
    world.app.inject({
      method: 'POST',
      url: `/s/${site.code}/visits/${id}`,
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({ visitor, page }),
    });

  test('keeps the visit and its number, and adds a page', async () => {
    const site = await aSite(1);
    const answer = await visit(site);
    now = new Date(now.getTime() + 60_000);
    expect((await sign(site, answer, `https://${site.domain}/app#/two`)).statusCode).toBe(204);
    expect((await stored(site))[0]).toMatchObject({
      lastSeenAt: now,
      pages: [{ page: `${site.domain}/` }, { page: `${site.domain}/app` }],
    });
  });

  test('of no visit is refused', async () => {
    const site = await aSite(1);
    const answer = { ...(await visit(site)), visit: randomUUID() };
    expect((await sign(site, answer)).statusCode).toBe(404);
  });
});

describe('who lets nothing be stored', () => {
  const numbers = ({ code, domain }: Site, path: string) =>
    world.app.inject(
      `/s/${code}/numbers?${new URLSearchParams({ page: `https://${domain}${path}`, referrer: '' }).toString()}`,
    );

  test('sees the number of their source, and leaves no trace', async () => {
    const site = await aSite(1);
    const answer = await numbers(site, '/?msclkid=x');
    expect(shown(answer.json())).toEqual([site.fixed]);
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
    expect(await stored(site)).toEqual([]);
  });

  test('gets no number of a pool', async () => {
    expect(shown((await numbers(await aSite(1), '/')).json())).toEqual([]);
  });
});

describe('refused', () => {
  test('are robots: they take no number from anybody', async () => {
    const site = await aSite(1);
    expect(await visit(site, { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toEqual({ swaps: [] });
    expect(await stored(site)).toEqual([]);
  });

  test('are pages of other websites', async () => {
    const site = await aSite(1);
    expect(await visit({ ...site, domain: `${site.domain}.evil.example` })).toEqual({ swaps: [] });
    expect(await stored(site)).toEqual([]);
  });

  test.each(['', '{', '[]', '{"page":7}', 'null'])('is a body %j', async (payload) => {
    const { code } = await aSite(1);
    const answer = await world.app.inject({
      method: 'POST',
      url: `/s/${code}/visits`,
      headers: { 'content-type': 'text/plain' },
      payload,
    });
    expect(answer.json<{ errorCode: string }>().errorCode).toBe('INVALID-PAYLOAD');
  });

  test('are unknown websites, and those that still wait', async () => {
    const site = await aSite(1);
    await world.db.update(websites).set({ status: 'waiting' }).where(eq(websites.id, site.id));
    for (const code of [site.code, 'a'.repeat(12), 'x'])
      expect((await world.app.inject(`/s/${code}/numbers?page=https://a.example/`)).statusCode).toBeGreaterThanOrEqual(
        400,
      );
  });
});
