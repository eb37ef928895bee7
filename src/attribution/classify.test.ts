import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OwnRule } from '#values/website.ts';
import { classify, type OwnSite } from './classify.ts';
import { lookAlikes, parameterRows, referrerRows } from './classifyTable.ts';
import { clickIdsDate } from './clickIds.ts';
import { hostTable, hostTableDate } from './hostTable.ts';

const site: OwnSite = { hosts: ['shop.example', 'shop-alias.example'], rules: [] };
const home = 'https://www.shop.example/roofs';

const address = (written: string) =>
  /^[a-z-]+:/.test(written) && !/^[^/]+:\d/.test(written) ? written : `https://${written}`;
const words = (text: string) => text.trim().split(/\s+/);

function classified(page: string, referrer = '', of = site) {
  const touch = classify({ page: `${home}${page}`, referrer }, of);
  return touch && `${touch.source} ${touch.medium} ${touch.rule}`;
}

const sites = Object.entries(referrerRows).flatMap(([expected, hosts]) =>
  words(hosts).map((host) => ({ host, expected })),
);

test('the table is one to rely on', () => {
  expect(sites.length + words(lookAlikes).length + parameterRows.length).toBeGreaterThanOrEqual(400);
});

test.each(sites)('$host is $expected', ({ host, expected }) => {
  expect(classified('', address(host))).toBe(expected);
});

test.each(words(lookAlikes))('%s is a site of its own', (host) => {
  expect(classified('', `https://${host}/`)).toBe(`${host} referral referral`);
});

test.each(parameterRows.map(([page, expected, referrer = '']) => [page, expected, referrer] as const))(
  '%s is %s (%s)',
  (page, expected, referrer) => {
    expect(classified(page, /^[\w.-]+\//.test(referrer) ? `https://${referrer}` : referrer)).toBe(expected);
  },
);

test('a touch is told whole', () => {
  const page =
    'https://www.shop.example/roofs/metal?utm_source=google&utm_medium=cpc&utm_campaign=Spring&utm_term=metal%20roof&utm_content=b&gclid=Cj0K&session=secret#top';
  expect(classify({ page, referrer: 'https://www.google.com.au/search?q=private' }, site)).toStrictEqual({
    source: 'google',
    medium: 'paid',
    campaign: 'Spring',
    keyword: 'metal roof',
    content: 'b',
    clickIds: { gclid: 'Cj0K' },
    landing: 'shop.example/roofs/metal',
    referrer: 'google.com.au',
    rule: 'click-id-paid-medium',
    evidence: 'gclid, utm_medium=cpc',
  });
});

describe('the owner’s rules', () => {
  const any: OwnRule = {
    id: 'r1',
    referrer: null,
    path: null,
    parameter: null,
    source: 'letterbox',
    medium: 'print',
    campaign: 'Autumn',
  };
  const withRule = (rule: Partial<OwnRule>): OwnSite => ({ ...site, rules: [{ ...any, ...rule }] });

  test('go before everything else', () => {
    expect(classified('?gclid=a', 'https://google.com/', withRule({}))).toBe('letterbox print own-rule');
  });

  test('match the referrer by whole labels', () => {
    const own = withRule({ referrer: 'partner.example' });
    expect(classified('', 'https://news.partner.example/', own)).toBe('letterbox print own-rule');
    expect(classified('', 'https://notpartner.example/', own)).toBe('notpartner.example referral referral');
  });

  test('match the path and a parameter', () => {
    expect(classified('', '', withRule({ path: '/roofs' }))).toBe('letterbox print own-rule');
    expect(classified('', '', withRule({ path: '/gutters' }))).toBe('direct none direct');
    expect(classified('?src=lb', '', withRule({ parameter: { name: 'src', value: 'lb' } }))).toBe(
      'letterbox print own-rule',
    );
    expect(classified('?src=lbx', '', withRule({ parameter: { name: 'src', value: 'lb' } }))).toBe(
      'direct none direct',
    );
    expect(classified('?src=', '', withRule({ parameter: { name: 'src', value: null } }))).toBe(
      'letterbox print own-rule',
    );
  });

  test('name the campaign', () => {
    const touch = classify({ page: `${home}?utm_campaign=Other`, referrer: '' }, withRule({}));
    expect(touch).toMatchObject({ campaign: 'Autumn', evidence: 'r1' });
  });
});

test('what is no address is no visit', () => {
  expect(classify({ page: 'roofs', referrer: '' }, site)).toBeUndefined();
});

test('a name put before a known host is never that host', () => {
  const known = fc.constantFrom(...hostTable.keys());
  fc.assert(
    fc.property(known, fc.stringMatching(/^[a-z0-9]{1,12}-?$/), (host, before) => {
      const whole = `${before}${host}`;
      fc.pre(!hostTable.has(whole) && !whole.startsWith('www.'));
      const touch = classify({ page: home, referrer: `https://${whole}/` }, site);
      // A longer name may lie below another known host: `mail.example.com` below `example.com`.
      const parents = host
        .split('.')
        .slice(1)
        .map((_, at, all) => all.slice(at).join('.'));
      if (!parents.some((parent) => hostTable.has(parent))) expect(touch?.rule).toBe('referral');
    }),
  );
});

test('nothing but listed parameters is kept of an address', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string(), (page, referrer) => {
      const touch = classify({ page, referrer }, site);
      expect(touch?.landing).not.toMatch(/[?#]/);
      expect(touch?.referrer ?? '').not.toMatch(/[/?#]/);
    }),
  );
});

test('the tables say when they were last gone through', () => {
  for (const date of [clickIdsDate, hostTableDate]) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
});
