import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { z } from 'zod';
import type { SnippetCheck, UnopenedPage } from '#contract/attribution/webSnippet.contract.ts';
import type { SnippetProblem } from '#values/website.ts';
import { liesWithin } from '../../../src/attribution/address.ts';
import { entryFor } from '../../../src/attribution/hostTable.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { AppError } from '../../kernel/appError.ts';
import { brandOf } from '../../kernel/brand/brandOf.ts';
import { fetchOutside, type Outside, type OutsideFile, Refused } from '../../kernel/outside/fetchOutside.ts';
import { toServed } from '../visits/swapsOf.ts';
import { readServed } from '../websites/readWebsites.ts';
import { builtSnippet } from './builtSnippet.ts';
import { isRefused } from './contentPolicy.ts';
import { otherTrackers, tagManagers } from './otherTrackers.ts';
import { readOutside } from './pageReader.ts';
import type { PageScript, ReadPage } from './readPage.ts';

const rule = { maxBytes: 3 * 1024 * 1024, types: ['text/html', 'application/xhtml+xml'] };

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
  const [first] = website.numbers;
  const page = await readOutside(
    {
      html: file.bytes.toString('utf8'),
      address: file.address,
      numbers: website.numbers.map((number) => toServed(number, number.number)),
      country: first && parsePhoneNumberFromString(first.number)?.country,
    },
    `account ${website.accountId}`,
  );
  const { base } = await brandOf(system, publicBaseUrl, website.accountId);
  const { numbers, others } = page;
  const missing = website.numbers.filter(
    ({ number, replacement }) =>
      replacement === 'text' && numbers.some((each) => each.number === number && each.texts + each.links === 0),
  );
  const problems: Found = [
    ...problemsOfScripts(page.scripts, code),
    ...problemsOfPolicies(file, page, { code, base }),
    ...missing.map(({ number }) => ({ problem: 'numberMissing' as const, detail: number })),
  ];
  return { address: file.address, numbers, others, problems };
}

/** @throws AppError ADDRESS-REFUSED always. */
function unopened(wrong: UnopenedPage['wrong'], status?: number): never {
  const info = { field: 'path', wrong, ...(status !== undefined && { status }) } satisfies UnopenedPage;
  throw new AppError('ADDRESS-REFUSED', info);
}

async function fetchPage(address: string, outside: Outside): Promise<OutsideFile> {
  try {
    return await fetchOutside(address, rule, outside);
  } catch (error) {
    if (!(error instanceof Refused)) return unopened('connection');
    return unopened(error.wrong, error.status);
  }
}

/** The code for which a script asks for numbers, if it is a snippet of ours. */
function codeOf({ src, code }: PageScript): string | null {
  const [, name = ''] = /^\/s\/([\w-]+)\.js$/.exec(new URL(src).pathname) ?? [];
  if (name === builtSnippet().hash) return code;
  return /^[a-z0-9]{12}$/.test(name) ? (code ?? name) : null;
}

function problemsOfScripts(scripts: readonly PageScript[], code: string): Found {
  const codes = scripts.flatMap((script) => codeOf(script) ?? []);
  const own = codes.filter((each) => each === code);
  const manager = scripts.find(({ src }) => liesWithin(new URL(src).hostname, tagManagers));
  const missing: SnippetProblem = manager ? 'tagManager' : 'snippetMissing';
  const trackers = new Set(scripts.flatMap(({ src }) => trackerOf(src) ?? []));
  return [
    ...(own.length === 0 ? [{ problem: missing, detail: manager ? new URL(manager.src).hostname : code }] : []),
    ...(own.length > 1 ? [{ problem: 'snippetTwice' as const, detail: code }] : []),
    ...[...new Set(codes)]
      .filter((each) => each !== code)
      .map((detail) => ({ problem: 'otherSnippet' as const, detail })),
    ...[...trackers].map((detail) => ({ problem: 'otherTracker' as const, detail })),
  ];
}

function trackerOf(src: string): string | undefined {
  const entry = entryFor(new URL(src).hostname, otherTrackers);
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
  const url = new URL(own?.src ?? `${base}/s/${code}.js`);
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
