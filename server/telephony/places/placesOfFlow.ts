import type { z } from 'zod';
import type { Branch } from '#contract/telephony/branches.contract.ts';
import type { Location } from '#contract/telephony/locations.contract.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { found } from '../../kernel/found.ts';
import { findBranch, listBranches } from './branches.repository.ts';
import { listLocations } from './locations.repository.ts';
import { countRowsOf } from './postcodes.repository.ts';
import { toBranch, toLocation } from './toPlaces.ts';

/** The location routings that a flow uses, by id, and the branches that take part in them. The scope is its account. */
export async function placesOfFlow(
  executor: Executor,
  scope: Scope,
  used: ReadonlySet<string>,
): Promise<{ locations: z.input<typeof Location>[]; branches: z.input<typeof Branch>[] }> {
  const locations = (await listLocations(executor, scope)).filter(({ location }) => used.has(location.id));
  const branches = await listBranches(executor, scope);
  const takesPart = branches.filter(({ locationId }) => used.size > 0 && (locationId === null || used.has(locationId)));
  return { locations: locations.map(toLocation), branches: takesPart.map(toBranch) };
}

/**
 * A branch, and those of a flow’s steps whose location routing leads to it, with the number of postcodes that do.
 * @throws AppError NOT-FOUND when the scope has no such branch.
 */
export async function stepsToBranch<Step extends { location: string }>(
  executor: Executor,
  scope: Scope,
  branchId: string,
  steps: readonly Step[],
): Promise<{ branch: z.input<typeof Branch>; steps: (Step & { postcodes: number })[] }> {
  const branch = found(await findBranch(executor, scope, branchId));
  const { accountId, locationId } = branch;
  const leading = steps.filter(({ location }) => locationId === null || locationId === location);
  const counted = leading.map(async (step) => ({
    ...step,
    postcodes: await countRowsOf(executor, { accountId, locationId: step.location }, branchId),
  }));
  return { branch: toBranch(branch), steps: await Promise.all(counted) };
}
