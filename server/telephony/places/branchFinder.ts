import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Effect, FoundBranch } from '#flows/core/effects.ts';
import { parseDialString } from '#values/dialString.ts';
import { sharedPrefix, toPostcode } from '#values/places/postcode.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import type { PostcodePlaces } from '../../kernel/outside/postcodePlaces.ts';
import { type BranchRow, branchesOf } from './branches.repository.ts';
import { earlierDigits } from './earlierDigits.repository.ts';
import { rowsAround } from './postcodes.repository.ts';
import { chooseBranch, nearestAmong } from './chooseBranch.ts';

type BranchRequest = Extract<Effect, { type: 'findBranch' }>;

/** Finds the branch that the effect `findBranch` requests. */
export type FindBranch = (request: BranchRequest) => Promise<FoundBranch | null>;

interface Lookup {
  db: Executor;
  places: PostcodePlaces;
}

/** Answers the effect `findBranch` for a call: by the digits, or by the caller's number (E.164, null when withheld). */
export function branchFinder({ db, places }: Lookup, accountId: number, caller: string | null): FindBranch {
  return async ({ location, digits, area, earlier }) => {
    const branches = await branchesOf(db, accountId, location);
    const ofPostcode = (typed: string) => branchOfPostcode({ db, places }, { accountId, location, branches }, typed);
    const found = digits === null ? await ofCaller() : await ofPostcode(digits);
    return found ? { id: found.id, name: found.name, targets: found.targets, timeout: found.timeout } : null;

    async function ofCaller(): Promise<BranchRow | undefined> {
      if (caller === null) return undefined;
      const type = parsePhoneNumberFromString(caller)?.getType();
      // In North America numbers do not tell what they are.
      const known = area && type?.startsWith('FIXED_LINE') ? branchOfArea(caller, branches) : undefined;
      if (known || !earlier || type === 'FIXED_LINE') return known;
      const typed = await earlierDigits(db, accountId, caller);
      return typed === undefined ? undefined : ofPostcode(typed);
    }
  };
}

interface Routing {
  accountId: number;
  location: string;
  branches: readonly BranchRow[];
}

async function branchOfPostcode(
  { db, places }: Lookup,
  { accountId, location: locationId, branches }: Routing,
  typed: string,
): Promise<BranchRow | undefined> {
  for (const country of new Set(branches.map((branch) => branch.country))) {
    const postcode = toPostcode(typed, country);
    if (postcode === undefined) continue;
    const { row, around } = await rowsAround(db, { accountId, locationId }, postcode);
    const findNearest = await nearestAmong(places, branches);
    const found = chooseBranch(findNearest, { postcode, branches, row, around });
    if (found) return found;
  }
  return undefined;
}

/** An area code has at least one digit after the country's. */
const LEAST_AREA = 1;

/** The one branch that takes callers by place and whose number begins like the caller's; undefined if several do. */
export function branchOfArea(caller: string, branches: readonly BranchRow[]): BranchRow | undefined {
  const code = parsePhoneNumberFromString(caller)?.countryCallingCode ?? '';
  const least = 1 + code.length + LEAST_AREA;
  const ranked = branches
    .filter(({ autoRouting }) => autoRouting)
    .map((branch) => {
      const numbers = branch.targets.map(({ number }) => parseDialString(number)?.number ?? number);
      return { branch, shared: Math.max(0, ...numbers.map((number) => sharedPrefix(caller, number))) };
    })
    .filter(({ shared }) => shared >= least)
    .toSorted((a, b) => b.shared - a.shared);
  const [best, second] = ranked;
  return best && best.shared > (second?.shared ?? 0) ? best.branch : undefined;
}
