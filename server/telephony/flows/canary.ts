import type { CanaryRequest } from '#contract/telephony/publication.contract.ts';
import { numbersIn } from '#flows/core/numbersIn.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { knownNumbers } from '../numbers/knownNumbers.ts';
import { findVersion, lockFlow, type StoredFlow } from './flows.repository.ts';
import { listActiveNumbers } from '../numbers/activeNumbers.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import type { Gateway } from './accountWorld.ts';
import { checkFlow } from './checkFlow.ts';
import { makeLive, publishFlow, withdrawCanary } from './publishFlow.ts';

/**
 * Publishes a document to a share of the calls or to chosen numbers; the others stay on the version in force.
 * @throws AppError NOT-FOUND; WRONG-STATUS when nothing is in force; ALREADY-EXISTS while another canary runs;
 * NUMBER-NOT-FOUND for a number that does not lead to the flow; INVALID-PAYLOAD unless exactly one of share and numbers
 * is given; FLOW-NOT-VALID or NO-ACTION-ID-LOOP-DETECTED with `{ problems }`.
 */
export async function startCanary(
  { db, system, scope, author, now }: Actor,
  { id, document, note, share, numbers }: CanaryRequest & { id: string },
  gateway: Gateway,
): Promise<StoredFlow> {
  if ((share === null) === (numbers.length === 0))
    throw new AppError('INVALID-PAYLOAD', [{ path: 'share', message: 'give either a share or numbers' }]);
  const tracked = await knownNumbers(system, numbersIn(document));
  return db.transaction(async (tx) => {
    const flow = found(await lockFlow(tx, scope, id));
    if (flow.publishedVersion === null) throw new AppError('WRONG-STATUS');
    if (flow.canary) throw new AppError('ALREADY-EXISTS');
    const own = new Set(
      (await listActiveNumbers(tx, scope)).filter(({ actionId }) => actionId === id).map((each) => each.id),
    );
    if (!numbers.every((number) => own.has(number))) throw new AppError('NUMBER-NOT-FOUND');
    const problems = await checkFlow(tx, scope, gateway, { document, tracked, self: id });
    return publishFlow(tx, author, flow, { document, note, problems, asDraft: false, canary: { share, numbers } }, now);
  });
}

/**
 * Ends a canary: its version becomes live for all calls, after the checks of any publish, or is taken back. Nothing
 * happens when there is none.
 * @throws AppError NOT-FOUND; FLOW-NOT-VALID or NO-ACTION-ID-LOOP-DETECTED with `{ problems }`.
 */
export async function endCanary(
  { db, system, scope, author }: Actor,
  { id, action }: { id: string; action: 'live' | 'back' },
  gateway: Gateway,
): Promise<StoredFlow> {
  return db.transaction(async (tx) => {
    const flow = found(await lockFlow(tx, scope, id));
    const { canary } = flow;
    if (!canary) return flow;
    if (action === 'back') return withdrawCanary(tx, author, flow, canary);
    const { document } = found(await findVersion(tx, scope, id, canary.version));
    const tracked = await knownNumbers(system, numbersIn(document));
    const problems = await checkFlow(tx, scope, gateway, { document, tracked, self: id });
    return makeLive(tx, author, flow, { version: canary.version, document, problems });
  });
}
