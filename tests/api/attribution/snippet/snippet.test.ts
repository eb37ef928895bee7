import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PoolLoad, Snippet, SnippetCheck, TestedVisit } from '#contract/attribution/webSnippet.contract.ts';
import { webHours } from '../../../../server/kernel/db/schema/websites.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp, type TestApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';
import { eventually } from '../../../eventually.ts';
import { aSite, pageNumber, type Site, visitTo } from '../visits/aSite.ts';
import { aWeb, type ServedPage } from './aWeb.ts';

const pages = new Map<string, ServedPage>();
let world: TestApp;
let account: number;
let site: Site;
let headers: Record<string, string>;

beforeAll(async () => {
  world = await anApp({ outside: aWeb(pages), now: () => new Date() });
  account = await anAccount(world.db);
  site = await aSite(world.db, account, 3);
  await logInAnew();
});

/** As somebody new: so few checks a minute are enough for one person. */
async function logInAnew() {
  ({ headers } = await login(world.app, (await aUser(world.db, account)).email));
}

type Failed = { errorCode?: string; info?: unknown };

async function ask<Answer>(method: 'GET' | 'POST', what: string, payload?: object) {
  const url = `/v2/web/${site.code}/${what}`;
  const answer = await world.app.inject({ method, url, headers, ...(payload && { payload }) });
  return answer.json<Answer & Failed>();
}

test('the code of a website is served where its address says, and has the integrity that it states', async () => {
  const snippet = await ask<Snippet>('GET', 'snippet');
  expect(new URL(snippet.address).pathname).toBe(`/s/${site.code}.js`);
  expect(snippet).toMatchObject({ seenAt: null, visits: { day: 0, month: 0 } });
  const pinned = await world.app.inject({ url: new URL(snippet.pinned).pathname });
  // Without a build there is no script to load.
  if (pinned.statusCode === 200)
    expect(snippet.integrity).toBe(`sha384-${createHash('sha384').update(pinned.rawPayload).digest('base64')}`);
  await visitTo(world.app, site);
  const after = await eventually(async () => {
    const answer = await ask<Snippet>('GET', 'snippet');
    expect(answer.visits).toEqual({ day: 1, month: 1 });
    return answer;
  });
  expect(Date.parse(after.seenAt ?? '')).toBeGreaterThan(0);
});

describe('a check of a page', () => {
  beforeEach(logInAnew);
  const script = () => `<script async src="https://calls.example/s/${site.code}.js"></script>`;
  const check = async (html: string, given: Omit<ServedPage, 'html'> = {}) => {
    pages.set(`${site.domain}/`, { html: `<!doctype html><body>${html}`, ...given });
    return ask<SnippetCheck>('POST', 'check', {});
  };
  const named = '<p>Call (02) 9876 5432</p>';

  test('finds nothing wrong with a page that has the code and the number', async () => {
    expect(await check(`${script()}${named}<a href="tel:+61298765432">Call</a>`)).toEqual({
      address: `https://${site.domain}/`,
      numbers: [{ number: pageNumber, texts: 1, links: 1 }],
      others: [],
      problems: [],
    });
  });

  test.each<[string, () => string, Omit<ServedPage, 'html'>, SnippetCheck['problems'][number]['problem'][]]>([
    ['no code', () => named, {}, ['snippetMissing']],
    [
      'a tag manager that may load it',
      () => `${named}<script src="//www.googletagmanager.com/gtm.js?id=GTM-1"></script>`,
      {},
      ['tagManager'],
    ],
    ['the code twice', () => `${script()}${script()}${named}`, {}, ['snippetTwice']],
    [
      'the code of another website as well',
      () => `${script()}<script src="https://calls.example/s/abcdefghjkmn.js"></script>${named}`,
      {},
      ['otherSnippet'],
    ],
    [
      'another vendor',
      () => `${script()}<script src="//cdn.callrail.com/companies/1/2/12/swap.js"></script>${named}`,
      {},
      ['otherTracker'],
    ],
    ['no number', () => `${script()}<p>Call us</p>`, {}, ['numberMissing']],
    ['a number where nothing is swapped', () => `${script()}<p data-noswap>02 9876 5432</p>`, {}, ['numberMissing']],
    ['a number that is no text', () => `${script()}<script>"02 9876 5432"</script>`, {}, ['numberMissing']],
    ['a number spread over elements', () => `${script()}<p>02 <b>98<i>76</i></b> 5432</p>`, {}, []],
    [
      'a number of two cells',
      () => `${script()}<table><tr><td>02 9876</td><td>5432</td></tr></table>`,
      {},
      ['numberMissing'],
    ],
    [
      'a policy that refuses the script',
      () => `${script()}${named}`,
      { headers: { 'content-security-policy': "default-src *; script-src 'self'" } },
      ['scriptRefused'],
    ],
    [
      'a policy of the page that refuses the connection',
      () =>
        `<meta http-equiv="Content-Security-Policy" content="script-src https://calls.example; connect-src 'self'">${script()}${named}`,
      {},
      ['connectionRefused'],
    ],
    [
      'a policy that allows both',
      () => `${script()}${named}`,
      { headers: { 'content-security-policy': "default-src 'self' *.example" } },
      [],
    ],
  ])('of %s', async (_name, html, given, problems) => {
    const found = await check(html(), given);
    expect(found.problems.map(({ problem }) => problem)).toEqual(problems);
  });

  test('lists numbers that the website does not name', async () => {
    const { others } = await check(
      `${script()}${named}<p>Fax 02 9876 1111 or <a href="tel:+390669812345">Rome</a></p>`,
    );
    expect(others).toEqual(['+61298761111', '+390669812345']);
  });

  test('follows a redirect and says where it led', async () => {
    pages.set(`www.${site.domain}/`, { html: `${script()}${named}` });
    const moved = { status: '301 Moved', headers: { location: `https://www.${site.domain}/` } };
    expect(await check('', moved)).toMatchObject({ address: `https://www.${site.domain}/`, problems: [] });
  });

  test.each([
    ['no such page', { status: '404 Not Found' }, { wrong: 'status', status: 404 }],
    ['no page at all', { headers: { 'content-type': 'application/pdf' } }, { wrong: 'type' }],
    ['an address within', { status: '302 Found', headers: { location: 'https://127.0.0.1/' } }, { wrong: 'address' }],
    [
      'an address without encryption',
      { status: '302 Found', headers: { location: 'http://shop.example/' } },
      { wrong: 'address' },
    ],
    ['a page without end', { status: '302 Found', headers: { location: '/' } }, { wrong: 'redirects' }],
  ])('refuses %s', async (_name, given, why) => {
    expect(await check('', given)).toMatchObject({ errorCode: 'ADDRESS-REFUSED', info: { field: 'path', ...why } });
  });

  test('reads a page that is nested as deep as nobody writes it', async () => {
    expect(await check(`${script()}${'<div>'.repeat(100_000)}${named}`)).toMatchObject({ problems: [] });
  });
});

describe('a test of a visit', () => {
  const visit = (page: string, given: object = {}) => ask<TestedVisit>('POST', 'test', { page, ...given });

  test('says where it comes from and what it would see', async () => {
    const [bing, pool] = [
      await visit(`https://${site.domain}/?msclkid=1`),
      await visit(`https://${site.domain}/roofs`),
    ];
    expect(bing).toMatchObject({
      source: 'bing',
      medium: 'paid',
      rule: 'click-id',
      evidence: 'msclkid',
      swaps: [{ number: pageNumber, shows: { number: site.fixed, pool: null } }],
    });
    expect(pool).toMatchObject({
      source: 'direct',
      landing: `${site.domain}/roofs`,
      swaps: [{ shows: { number: null } }],
    });
    expect(pool.swaps[0]?.shows?.pool).toMatch(/^[\da-f-]{36}$/);
  });

  test('without consent shows no number of a pool', async () => {
    const seen = await visit(`https://${site.domain}/`, { consent: false });
    expect(seen.swaps).toEqual([{ number: pageNumber, rule: null, shows: null }]);
  });

  test('leases nothing and keeps nothing', async () => {
    const before = await ask<Snippet>('GET', 'snippet');
    await visit(`https://${site.domain}/`);
    expect(await ask<Snippet>('GET', 'snippet')).toEqual(before);
  });

  test.each(['https://elsewhere.example/', 'https://notshop.example/'])(
    'refuses %s, which is not the website',
    async (page) => {
      expect(await visit(page)).toMatchObject({ errorCode: 'ADDRESS-REFUSED', info: { field: 'page' } });
    },
  );
});

describe('the load of a pool', () => {
  test('is counted, and says how many numbers it takes', async () => {
    const busy = await aSite(world.db, account, 2);
    const answer = await world.app.inject({ url: `/v2/web/${busy.code}/load`, headers });
    const [empty] = answer.json<PoolLoad[]>();
    expect(empty).toMatchObject({ hours: [], minutesHeld: null, forecast: null, needed: [] });
    for (let each = 0; each < 3; each++) await visitTo(world.app, busy, { visitor: randomUUID() });
    const load = await eventually(async () => {
      const [counted] = (await world.app.inject({ url: `/v2/web/${busy.code}/load`, headers })).json<PoolLoad[]>();
      expect(counted?.hours.reduce((sum, { visits }) => sum + visits, 0)).toBe(3);
      return counted;
    });
    // Two visitors have a number of their own, the third sees the number for all.
    expect(load?.hours.reduce((sum, { overflowed }) => sum + overflowed, 0)).toBe(1);
    // Ten minutes after the last sign of life, and two signs may be late.
    expect(load?.minutesHeld).toBeCloseTo(12, 0);
    // 3 visitors an hour for 12 minutes are a load of 0.6: two numbers miss 10.1 % of them.
    expect(load?.forecast).toBeCloseTo(0.101, 2);
    expect(load?.needed).toEqual([
      { share: 0.05, numbers: 3 },
      { share: 0.01, numbers: 4 },
      { share: 0.001, numbers: 5 },
    ]);
  });

  test('forgets what is older than 28 days', async () => {
    const old = await aSite(world.db, account, 1);
    await visitTo(world.app, old);
    await eventually(async () => {
      const counted = await world.db.select().from(webHours).where(eq(webHours.websiteId, old.id));
      expect(counted).not.toEqual([]);
    });
    const hour = new Date(Date.now() - 29 * 86_400_000);
    await world.db.update(webHours).set({ hour });
    const [load] = (await world.app.inject({ url: `/v2/web/${old.code}/load`, headers })).json<PoolLoad[]>();
    expect(load?.hours).toEqual([]);
  });
});

test.each(['snippet', 'load'])('%s is of one’s own websites alone', async (what) => {
  const other = await login(world.app, (await aUser(world.db, await anAccount(world.db))).email);
  const answer = await world.app.inject({ url: `/v2/web/${site.code}/${what}`, headers: other.headers });
  expect(answer.json<Failed>().errorCode).toBe('NOT-FOUND');
});
