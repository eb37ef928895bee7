import type { Flow } from '#contract/telephony/routing.contract.ts';
import { numbersIn } from '#flows/core/numbersIn.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { findVersion, lockFlow } from './flows.repository.ts';
import { knownNumbers } from '../numbers/knownNumbers.ts';
import { found } from '../../kernel/found.ts';
import type { Gateway } from './accountWorld.ts';
import { checkFlow } from './checkFlow.ts';
import { publishFlow } from './publishFlow.ts';
import { toFlow } from './toFlow.ts';

/**
 * Publishes an earlier version again, as a new version that equals it; the draft stays as it is.
 * @throws AppError NOT-FOUND; FLOW-NOT-VALID or NO-ACTION-ID-LOOP-DETECTED with `{ problems }`, as what it needs may be
 * gone since.
 */
export async function publishAgain(
  { db, system, scope, author, now }: Actor,
  { id, version, note }: { id: string; version: number; note: string },
  gateway: Gateway,
): Promise<Flow> {
  const earlier = found(await findVersion(db, scope, id, version));
  const { document } = earlier;
  const tracked = await knownNumbers(system, numbersIn(document));
  return db.transaction(async (tx) => {
    const flow = found(await lockFlow(tx, scope, id));
    const problems = await checkFlow(tx, scope, gateway, { document, tracked, self: id });
    return toFlow(
      await publishFlow(tx, author, flow, { document, note, problems, asDraft: false, again: version }, now),
    );
  });
}
