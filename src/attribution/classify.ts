import type { OwnRule, TouchRule } from '#values/website.ts';
import { type Address, liesWithin, plainHost, readAddress } from './address.ts';
import { clickIds, type ClickId } from './clickIds.ts';
import { appTable } from './appTable.ts';
import { entryFor, hostTable, passedHosts } from './hostTable.ts';
import { keptQuery, pageOf } from './keptQuery.ts';
import { mediumOf, sourceOf } from './mediumWords.ts';
import type { Touch } from './touch.ts';

/** What a browser knows as a page opens. */
export interface Arrival {
  /** The whole address of the page. */
  page: string;
  /** `document.referrer`; empty without one. */
  referrer: string;
}

export interface OwnSite {
  /** The website’s hosts; those below them are its own as well. */
  hosts: readonly string[];
  rules: readonly OwnRule[];
}

interface Seen {
  page: Address;
  query: ReadonlyMap<string, string>;
  referrer: Address | null;
}

type Origin = Pick<Touch, 'source' | 'medium'> & { rule: TouchRule; evidence: string; campaign?: string | null };

/**
 * Where a visit comes from, and by what that is known. The order: the owner’s rules, a click id with a paid medium, the
 * click id of a platform that marks ads alone, utm parameters, known sites, other sites; a way within the website or
 * back from a payment says nothing, and without a referrer the visit is direct.
 * Undefined when `page` is no address.
 */
export function classify({ page: address, referrer }: Arrival, site: OwnSite): Touch | undefined {
  const page = readAddress(address);
  if (!page) return undefined;
  const query = keptQuery(page);
  const seen: Seen = { page, query, referrer: originalOf(readAddress(referrer) ?? null) };
  const { source, medium, rule, evidence, campaign } = originOf(seen, site);
  return {
    source,
    medium,
    campaign: campaign ?? query.get('utm_campaign') ?? query.get('gad_campaignid') ?? null,
    keyword: query.get('utm_term') ?? null,
    content: query.get('utm_content') ?? null,
    clickIds: Object.fromEntries([...query].filter(([name]) => clickIdNames.has(name))),
    landing: pageOf(page),
    referrer: seen.referrer?.host ?? null,
    rule,
    evidence,
  };
}

const clickIdNames = new Set(clickIds.map(({ name }) => name));

function originOf(seen: Seen, site: OwnSite): Origin {
  return (
    byOwnRule(seen, site.rules) ??
    byClickId(seen) ??
    byCampaign(seen) ??
    byReferrer(seen, site.hosts) ?? { source: 'direct', medium: 'none', rule: 'direct', evidence: '' }
  );
}

function byOwnRule(seen: Seen, rules: readonly OwnRule[]): Origin | undefined {
  const rule = rules.find((each) => holdsFor(each, seen));
  return rule && { ...rule, rule: 'own-rule', evidence: rule.id };
}

function holdsFor({ referrer, path, parameter }: OwnRule, seen: Seen): boolean {
  if (referrer !== null && !(seen.referrer && liesWithin(seen.referrer.host, [referrer]))) return false;
  if (path !== null && !seen.page.path.startsWith(path)) return false;
  if (parameter === null) return true;
  const { name, value } = parameter;
  return seen.page.query.some(([each, written]) => each === name && (value === null || written === value));
}

function byClickId({ query }: Seen): Origin | undefined {
  const found = clickIds.filter(({ name }) => query.has(name));
  const written = query.get('utm_medium');
  const paid = found.find(({ means }) => means === 'paid');
  const first = paid ?? found[0];
  if (first && written !== undefined && mediumOf(written) === 'paid')
    return paidBy(query, first, 'click-id-paid-medium', `${first.name}, utm_medium=${written}`);
  if (paid) return paidBy(query, paid, 'click-id', paid.name);
  const organic = found.find(({ means }) => means === 'organic');
  return organic && { source: organic.source, medium: 'organic', rule: 'click-id', evidence: organic.name };
}

/** A network of several sites, such as that of Facebook and Instagram, says by `utm_source` which one it was. */
function paidBy(query: Seen['query'], { source, means }: ClickId, rule: TouchRule, evidence: string): Origin {
  const written = query.get('utm_source');
  return { source: means === 'paid' || !written ? source : sourceOf(written), medium: 'paid', rule, evidence };
}

function byCampaign({ query, referrer }: Seen): Origin | undefined {
  const [source, medium] = [query.get('utm_source'), query.get('utm_medium')];
  const campaign = query.get('utm_campaign');
  const [name, value] = source
    ? ['utm_source', source]
    : medium
      ? ['utm_medium', medium]
      : ['utm_campaign', campaign ?? ''];
  if (value === '') return undefined;
  const known = referrer && knownOrigin(referrer);
  return {
    source: source ? sourceOf(source) : (known?.[1].source ?? referrer?.host ?? 'unknown'),
    medium: medium ? mediumOf(medium) : (mediumOfSource(source) ?? known?.[1].medium ?? 'referral'),
    rule: 'utm',
    evidence: `${name}=${value}`,
  };
}

/** How visitors come from a source when nothing says more. `utm_source=google` alone means no ad. */
function mediumOfSource(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const source = sourceOf(written);
  const known = hostTable.get(source) ?? hostTable.get(`${source}.com`) ?? hostTable.get(`${source}.ai`);
  return known?.medium ?? (mediumOf(source) === 'email' ? 'email' : undefined);
}

function byReferrer({ referrer, page }: Seen, hosts: readonly string[]): Origin | undefined {
  if (!referrer) return undefined;
  const { host } = referrer;
  if (liesWithin(host, [...hosts.map(plainHost), page.host]))
    return { source: 'direct', medium: 'none', rule: 'internal', evidence: host };
  const passed = entryFor(host, passedHosts);
  if (passed) return { source: 'direct', medium: 'none', rule: 'passed-through', evidence: passed };
  const known = knownOrigin(referrer);
  if (known) return { ...known[1], rule: 'referrer', evidence: known[0] };
  return { source: host, medium: 'referral', rule: 'referral', evidence: host };
}

function knownOrigin({ host, isApp }: Address) {
  const table = isApp ? appTable : hostTable;
  const name = isApp ? host : entryFor(host, hostTable);
  const origin = name === undefined ? undefined : table.get(name);
  return name !== undefined && origin ? ([name, origin] as const) : undefined;
}

/** Copies of a page that search engines serve: of AMP, and translated ones. */
const copies: readonly [RegExp, (name: string) => string][] = [
  [/^(?:.+\.)?cdn\.ampproject\.org$/, () => 'google.com'],
  [/^(.+)\.translate\.goog$/, (name) => name.replaceAll('--', '\0').replaceAll('-', '.').replaceAll('\0', '-')],
];

/** A copy’s original; otherwise the address itself. */
function originalOf(address: Address | null): Address | null {
  for (const [pattern, original] of copies) {
    const [whole, name = ''] = (address && pattern.exec(address.host)) ?? [];
    if (address && whole !== undefined) return { ...address, host: plainHost(original(name)) };
  }
  return address;
}
