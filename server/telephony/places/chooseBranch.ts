import { distanceBetween, type Point } from '#values/places/distance.ts';
import { sharedPrefix, toPostcode } from '#values/places/postcode.ts';
import type { PlacesOfCountry, PostcodePlaces } from '../../kernel/outside/postcodePlaces.ts';
import type { BranchRow } from './branches.repository.ts';
import type { MapRow } from './postcodes.repository.ts';

/** What a postcode leads to. */
export interface Candidates {
  postcode: string;
  /** The branches that take part. */
  branches: readonly BranchRow[];
  /** The postcode's own row of the mapping. */
  row: MapRow | undefined;
  /** The rows next to it in order. */
  around: readonly MapRow[];
}

/** Finds the nearest branch of a postcode that takes callers by their place; undefined when its place is unknown. */
export type FindNearest = (postcode: string) => BranchRow | undefined;

export async function nearestAmong(places: PostcodePlaces, branches: readonly BranchRow[]): Promise<FindNearest> {
  const located = branches.flatMap((branch) => {
    const point = branch.autoRouting ? pointOf(branch) : undefined;
    return point ? [{ branch, point }] : [];
  });
  const known = new Map<string, PlacesOfCountry>();
  for (const { branch } of located) known.set(branch.country, await places.of(branch.country));
  return (postcode) => {
    let nearest: { branch: BranchRow; distance: number } | undefined;
    for (const { branch, point } of located) {
      const from = known.get(branch.country)?.get(postcode);
      const distance = from && distanceBetween(from, point);
      if (distance !== undefined && (!nearest || distance < nearest.distance)) nearest = { branch, distance };
    }
    return nearest?.branch;
  };
}

/**
 * The branch of a postcode: the one that the mapping specifies, else the nearest by coordinates, else the mapping's
 * automatic one, else the one of the most similar postcode. Similar postcodes share at least two characters.
 */
export function chooseBranch(findNearest: FindNearest, candidates: Candidates): BranchRow | undefined {
  const { postcode, branches, row } = candidates;
  const withId = (id: string | null | undefined) => branches.find((branch) => branch.id === id);
  return withId(row?.specified) ?? findNearest(postcode) ?? withId(row?.automatic) ?? similarBranch(candidates);
}

function pointOf({ lat, lon }: BranchRow): Point | undefined {
  return lat === null || lon === null ? undefined : { lat, lon };
}

const LEAST_SHARED = 2;

function similarBranch({ postcode, branches, around }: Candidates): BranchRow | undefined {
  const rows = around.flatMap(({ postcode: other, specified, automatic }) => {
    const branch = branches.find(({ id }) => id === (specified ?? automatic));
    return branch ? [{ branch, other }] : [];
  });
  const own = branches.flatMap((branch) => {
    const other = branch.autoRouting ? toPostcode(branch.postcode, branch.country) : undefined;
    return other === undefined ? [] : [{ branch, other }];
  });
  const ranked = [...rows, ...own]
    .map(({ branch, other }) => ({ branch, shared: sharedPrefix(postcode, other), gap: gapOf(postcode, other) }))
    .filter(({ shared }) => shared >= LEAST_SHARED)
    .toSorted((a, b) => b.shared - a.shared || a.gap - b.gap);
  return ranked[0]?.branch;
}

function gapOf(a: string, b: string): number {
  const gap = Math.abs(Number(a) - Number(b));
  return Number.isNaN(gap) ? 0 : gap;
}
