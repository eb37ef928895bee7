import { z } from 'zod';
import type { Branch } from '#contract/telephony/branches.contract.ts';
import type { Location } from '#contract/telephony/locations.contract.ts';
import { BranchDetails } from '#values/places/branchDetails.ts';

const nothing = z.literal('').transform(() => null);
const degrees = (most: number) => z.union([nothing, z.coerce.number().min(-most).max(most)]);

/** The form of a branch: a point as text, and a location routing or all of them. */
export const BranchDraft = z
  .object({ ...BranchDetails.shape, lat: degrees(90), lon: degrees(180), everywhere: z.boolean() })
  .refine(({ lat, lon }) => (lat === null) === (lon === null), { error: 'required', path: ['lon'] });

export interface Target {
  id: string;
  label: string;
  /** Null while it is no valid number. */
  number: string | null;
}

export function newTarget(targets: readonly Target[]): Target {
  const taken = new Set(targets.map(({ id }) => id));
  let count = targets.length + 1;
  while (taken.has(`t${count}`)) count++;
  return { id: `t${count}`, label: '', number: null };
}

/** What the form starts with. */
export function toDraft(branch: Branch | null, { id }: Pick<Location, 'id'>, country: string) {
  const blank = { name: '', code: '', address: '', postcode: '', state: '', country, autoRouting: true, timeout: 20 };
  const { lat = null, lon = null, targets = [newTarget([])] } = branch ?? {};
  const rest = branch ?? { ...blank, forceAccount: null, locationId: id };
  const { name, code, address, postcode, state, country: placed, autoRouting, timeout, forceAccount } = rest;
  return {
    name,
    code,
    address,
    postcode,
    state,
    country: placed,
    autoRouting,
    timeout,
    forceAccount,
    locationId: rest.locationId,
    lat: lat === null ? '' : String(lat),
    lon: lon === null ? '' : String(lon),
    targets: targets.map((target): Target => ({ ...target })),
    everywhere: rest.locationId === null,
  };
}
