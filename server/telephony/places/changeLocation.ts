import type { Actor } from '../../kernel/access/actor.ts';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Location } from '#contract/telephony/locations.contract.ts';
import type { LocationDetails } from '#values/places/locationDetails.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import {
  deleteLocation,
  findLocation,
  insertLocation,
  isLocationInUse,
  lockLocation,
  updateLocation,
} from './locations.repository.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { found } from '../../kernel/found.ts';
import { requireRoom } from '../../kernel/limits/accountLimits.ts';
import { AppError } from '../../kernel/appError.ts';
import { toLocation } from './toPlaces.ts';

type Answer = z.input<typeof Location>;

/** @throws AppError NOT-FOUND when the scope has no such location routing. */
export async function readLocation(executor: Executor, scope: Scope, id: string): Promise<Answer> {
  return toLocation(found(await findLocation(executor, scope, id)));
}

/** Creates a location routing. @throws AppError LIMIT-REACHED. */
export function createLocation(
  { db, scope, author }: Actor,
  accountId: number,
  details: LocationDetails,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    await requireRoom(tx, accountId, 'locations');
    const id = randomUUID();
    await insertLocation(tx, { ...toColumns(details), accountId, id });
    await writeAudit(tx, author, { accountId, action: 'location.created', subject: `location ${id}`, after: details });
    return readLocation(tx, scope, id);
  });
}

/** Changes a location routing. @throws AppError NOT-FOUND, STALE-VERSION with `{ version }`. */
export function changeLocation(
  { db, scope, author }: Actor,
  id: string,
  { version, ...details }: LocationDetails & { version: number },
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const before = found(await lockLocation(tx, scope, id));
    if (before.version !== version) throw new AppError('STALE-VERSION', { version: before.version });
    await updateLocation(tx, before, toColumns(details));
    const { accountId } = before;
    const entry = { accountId, action: 'location.changed', subject: `location ${id}`, before, after: details };
    await writeAudit(tx, author, entry);
    return readLocation(tx, scope, id);
  });
}

/** Deletes a location routing. @throws AppError NOT-FOUND, WRONG-STATUS when calls run on a flow that uses it. */
export function removeLocation({ db, scope, author }: Actor, id: string): Promise<Answer> {
  return db.transaction(async (tx) => {
    const location = found(await lockLocation(tx, scope, id));
    if (await isLocationInUse(tx, location)) throw new AppError('WRONG-STATUS');
    const before = await readLocation(tx, scope, id);
    await deleteLocation(tx, location);
    const { accountId } = location;
    await writeAudit(tx, author, { accountId, action: 'location.deleted', subject: `location ${id}`, before });
    return before;
  });
}

function toColumns({ IVRmessage, IVRdigits, IVRattempts, ...details }: LocationDetails) {
  return { ...details, ivrMessage: IVRmessage, ivrDigits: IVRdigits, ivrAttempts: IVRattempts };
}
