import { z } from 'zod';
import { haveOwnIds } from '#flows/core/targets.ts';
import { FlowId } from '#values/flow/flowId.ts';

const MOST_ENTRIES = 500;

/** Callers of one region: any entry of any kind is enough. */
export const RegionGroup = z.object({
  id: FlowId,
  name: z.string().max(100),
  /** The beginning of a number in E.164, for example `+613`. */
  prefixes: z.array(z.string().regex(/^\+[1-9]\d{0,9}$/)).max(MOST_ENTRIES),
  /** A country and an area code as dialed there, for example `AU 03`. */
  areaCodes: z.array(z.string().regex(/^[A-Z]{2} \d{1,6}$/)).max(MOST_ENTRIES),
  /** ISO 3166-2, for example `AU-VIC`. */
  states: z.array(z.string().regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/)).max(MOST_ENTRIES),
  /** ISO 3166-1, for example `AU`. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(MOST_ENTRIES),
});
export type RegionGroup = z.infer<typeof RegionGroup>;

/** Routes calls by where the caller is. */
export const RegionSettings = z.object({ groups: z.array(RegionGroup).max(50).refine(haveOwnIds) });
export type RegionSettings = z.infer<typeof RegionSettings>;

/** The kinds of entries, the most specific first. */
export const REGION_KINDS = ['prefixes', 'areaCodes', 'states', 'countries'] as const;
export type RegionKind = (typeof REGION_KINDS)[number];

/** The exit for callers of no group, and of whom nothing is known. */
export const ELSEWHERE = 'otherwise';
