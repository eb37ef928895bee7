import {
  type CountryCode,
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import type { z } from 'zod';
import type { SnippetCheck } from '#contract/attribution/webSnippet.contract.ts';
import type { PageNumber, SnippetProblem } from '#values/website.ts';
import { entryFor } from '../../../src/attribution/hostTable.ts';
import { numberFinder } from '../../../src/attribution/numberForm.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { AppError } from '../../kernel/appError.ts';
import { brandOf } from '../../kernel/brand/brandOf.ts';
import { fetchOutside, type Outside, type OutsideFile, Refused } from '../../kernel/outside/fetchOutside.ts';
import { toServed } from '../visits/swapsOf.ts';
import { readServed } from '../websites/readWebsites.ts';
import { builtSnippet } from './builtSnippet.ts';
import { isRefused } from './contentPolicy.ts';
import { otherTrackers, tagManagers } from './otherTrackers.ts';
import { type PageScript, readPage, type ReadPage } from './readPage.ts';

const rule = { maxBytes: 3 * 1024 * 1024, types: ['text/html', 'application/xhtml+xml'] };
const mostOthers = 20;

type Found = z.input<typeof SnippetCheck>['problems'];

export interface SnippetParts {
  publicBaseUrl: string;
  outside: Outside;
}

/**
 * Opens a page of a website as a visitor would, without running its scripts, and says what it has.
 * @throws AppError NOT-FOUND, ADDRESS-REFUSED when the page cannot be had.
 */
export async function checkSnippet(
  { db, system, scope }: Actor,
  { code, path }: { code: string; path: string },
  { publicBaseUrl, outside }: SnippetParts,
): Promise<z.input<typeof SnippetCheck>> {
  const { website } = await readServed(db, scope, code);
  const file = await fetchPage(`https://${website.domain}${path}`, outside);
  const page = readPage(file.bytes.toString('utf8'), file.address);
  const { base } = await brandOf(system, publicBaseUrl, website.accountId);
  const numbers = countNumbers(page, website.numbers);
  const missing = website.numbers.filter(
    ({ number, replacement }) =>
      replacement === 'text' && numbers.some((each) => each.number === number && each.texts + each.links === 0),
  );
  const problems: Found = [
    ...problemsOfScripts(page.scripts, code),
    ...problemsOfPolicies(file, page, { code, base }),
    ...missing.map(({ number }) => ({ problem: 'numberMissing' as const, detail: number })),
  ];
  return { address: file.address, numbers, others: othersOn(page, website.numbers), problems };
}

async function fetchPage(address: string, outside: Outside): Promise<OutsideFile> {
  try {
    return await fetchOutside(address, rule, outside);
  } catch (error) {
    const reason = error instanceof Refused ? { reason: error.message } : {};
    throw new AppError('ADDRESS-REFUSED', { field: 'path', ...reason });
  }
}

/** The code for which a script asks for numbers, if it is a snippet of ours. */
function codeOf({ url, code }: PageScript): string | null {
  const [, name = ''] = /^\/s\/([\w-]+)\.js$/.exec(url.pathname) ?? [];
  if (name === builtSnippet().hash) return code;
  return /^[a-z0-9]{12}$/.test(name) ? (code ?? name) : null;
}

function problemsOfScripts(scripts: readonly PageScript[], code: string): Found {
  const codes = scripts.flatMap((script) => codeOf(script) ?? []);
  const own = codes.filter((each) => each === code);
  const manager = scripts.find(({ url }) => tagManagers.some((host) => isOf(url.hostname, host)));
  const missing: SnippetProblem = manager ? 'tagManager' : 'snippetMissing';
  const trackers = new Set(scripts.flatMap(({ url }) => trackerOf(url) ?? []));
  return [
    ...(own.length === 0 ? [{ problem: missing, detail: manager?.url.hostname ?? code }] : []),
    ...(own.length > 1 ? [{ problem: 'snippetTwice' as const, detail: code }] : []),
    ...[...new Set(codes)]
      .filter((each) => each !== code)
      .map((detail) => ({ problem: 'otherSnippet' as const, detail })),
    ...[...trackers].map((detail) => ({ problem: 'otherTracker' as const, detail })),
  ];
}

const isOf = (host: string, above: string) => host === above || host.endsWith(`.${above}`);

function trackerOf({ hostname }: URL): string | undefined {
  const entry = entryFor(hostname, otherTrackers);
  return entry === undefined ? undefined : otherTrackers.get(entry);
}

function problemsOfPolicies(
  { headers, address }: OutsideFile,
  { scripts, policies }: ReadPage,
  { code, base }: { code: string; base: string },
): Found {
  const sent = [headers['content-security-policy'] ?? []].flat().flatMap((each) => each.split(','));
  const all = [...sent, ...policies];
  const own = scripts.find((script) => codeOf(script) === code);
  const url = own?.url ?? new URL(`${base}/s/${code}.js`);
  const page = new URL(address);
  const detail = url.host;
  return [
    ...(isRefused(all, { what: 'script', url, page, isTrusted: own?.hasNonce ?? false })
      ? [{ problem: 'scriptRefused' as const, detail }]
      : []),
    ...(isRefused(all, { what: 'connection', url: new URL('/s/', url), page })
      ? [{ problem: 'connectionRefused' as const, detail }]
      : []),
  ];
}

function countNumbers({ text, links }: ReadPage, numbers: readonly PageNumber[]) {
  return numbers.map((page) => {
    const { number } = page;
    const find = numberFinder([toServed(page, number)]);
    return {
      number,
      texts: find?.(text).length ?? 0,
      links: links.filter((link) => find?.(link).length).length,
    };
  });
}

/** Numbers of the page that the website does not name, as E.164. */
function othersOn({ text, links }: ReadPage, numbers: readonly PageNumber[]): string[] {
  const named = new Set(numbers.map(({ number }) => number));
  const [first] = numbers;
  const country = first && parsePhoneNumberFromString(first.number)?.country;
  const usual = country !== undefined && isSupportedCountry(country) ? { defaultCountry: country as CountryCode } : {};
  const read = `${text}\n${links.join('\n')}`;
  const found = findPhoneNumbersInText(read, usual).map(({ number }) => number.number as string);
  return [...new Set(found)].filter((number) => !named.has(number)).slice(0, mostOthers);
}
