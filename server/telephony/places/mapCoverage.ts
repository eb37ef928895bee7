import type { z } from 'zod';
import type { MapCoverage } from '#contract/telephony/locations.contract.ts';
import { postcodeDigits } from '#values/places/postcode.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import type { PlacesOfCountry, PostcodePlaces } from '../../kernel/outside/postcodePlaces.ts';
import { findHome } from '../../kernel/access/accountPaths.ts';
import { branchesOf } from './branches.repository.ts';
import { findLocation } from './locations.repository.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { found } from '../../kernel/found.ts';
import { nearestAmong } from './chooseBranch.ts';
import { rowsOf } from './exportMap.ts';

type Answer = z.input<typeof MapCoverage>;

const mostListed = 200;
const mostPoints = 2000;

/**
 * Which postcodes reach no branch and which are claimed by two. The postcodes of a country are those whose place is
 * known, else all numbers of their length.
 * @throws AppError NOT-FOUND.
 */
export async function mapCoverage(
  executor: Executor,
  scope: Scope,
  places: PostcodePlaces,
  locationId: string,
): Promise<Answer> {
  const { location, rows } = found(await findLocation(executor, scope, locationId));
  const { accountId } = location;
  const branches = await branchesOf(executor, accountId, locationId);
  const findNearest = await nearestAmong(places, branches);
  const home = found(await findHome(executor, accountId));
  const { country } = home;
  const known = await places.of(country);
  const postcodes = allPostcodes(country, known);
  const stride = Math.ceil(Math.max(rows, postcodes.length, 1) / mostPoints);
  const counts = new Map(branches.map(({ id }) => [id, 0]));
  const gaps = gapCollector();
  const answer: Answer = { branches: [], gaps: gaps.listed, gapCount: 0, overlaps: [], overlapCount: 0, points: [] };
  let seen = 0;

  const count = (postcode: string, branch: string | null): void => {
    if (branch !== null) counts.set(branch, (counts.get(branch) ?? 0) + 1);
    gaps.add(postcode, branch === null);
    const point = known.get(postcode);
    if (point && seen++ % stride === 0) answer.points.push({ ...point, branch });
  };
  let next = 0;
  const countUpTo = (end: string | undefined): void => {
    for (let postcode = postcodes[next]; postcode !== undefined; postcode = postcodes[next]) {
      if (end !== undefined && postcode >= end) break;
      count(postcode, findNearest(postcode)?.id ?? null);
      next += 1;
    }
  };
  for await (const rows of rowsOf(executor, { accountId, locationId }))
    for (const { postcode, specified, automatic } of rows) {
      countUpTo(postcode);
      if (postcodes[next] === postcode) next += 1;
      const nearest = findNearest(postcode)?.id ?? automatic;
      count(postcode, specified ?? nearest);
      if (specified === null || nearest === null || nearest === specified) continue;
      answer.overlapCount += 1;
      if (answer.overlaps.length < mostListed) answer.overlaps.push({ postcode, specified, automatic: nearest });
    }
  countUpTo(undefined);
  answer.branches = branches.map(({ id }) => ({ branch: id, postcodes: counts.get(id) ?? 0 }));
  answer.gapCount = gaps.count();
  return answer;
}

function allPostcodes(country: string, known: PlacesOfCountry): string[] {
  if (known.size > 0) return [...known.keys()].toSorted();
  const digits = postcodeDigits[country];
  if (digits === undefined || digits > 5) return [];
  return Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'));
}

/** Joins neighboring postcodes without a branch to ranges. */
function gapCollector() {
  const listed: { from: string; to: string }[] = [];
  let open: { from: string; to: string } | undefined;
  let count = 0;
  return {
    listed,
    count: () => count,
    add(postcode: string, isGap: boolean): void {
      if (!isGap) open = undefined;
      else if (open) open.to = postcode;
      else {
        open = { from: postcode, to: postcode };
        count += 1;
        if (listed.length < mostListed) listed.push(open);
      }
    },
  };
}
