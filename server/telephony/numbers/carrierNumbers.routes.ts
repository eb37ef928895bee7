import type { operators } from '#contract/tenancy/operators.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { listUnclaimed } from './numberClaims.repository.ts';
import { reconcileNumbers } from './numbers.jobs.ts';

export const carrierNumberHandlers: Pick<HandlersFor<typeof operators>, 'listUnclaimedNumbers' | 'compareNumbers'> = {
  async listUnclaimedNumbers({ system }) {
    const found = await listUnclaimed(system);
    return found.map(({ current, seenAt, ...number }) => ({
      ...number,
      reachesUs: current,
      seenAt: seenAt.toISOString(),
    }));
  },
  async compareNumbers({ system, jobs }) {
    await jobs.send(system, reconcileNumbers, {});
    return { requested: true };
  },
};
