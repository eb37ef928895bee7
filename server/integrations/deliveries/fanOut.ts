import { randomUUID } from 'node:crypto';
import type { DeliveredKind } from '#values/integrationWords.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import type { DeliveryDetail } from '../../kernel/db/schema/integrations.ts';
import type { Integrations } from './defineIntegration.ts';
import { addDeliveries } from './deliveries.repository.ts';
import { type IntegrationRow, listOfTypes } from './integrations.repository.ts';
import type { Filtered } from './keptBackBy.rules.ts';

/** Something that happened, as integrations get it. */
export interface DeliveredEvent extends Filtered {
  accountId: number;
  /** What it is about, such as the id of a text. */
  subject: string;
  /** An event that is reported twice has the same. */
  eventId: string;
  detail?: DeliveryDetail;
  at: Date;
}

/** The integrations that hear of an account and get any of these kinds, whatever else they filter by. */
export function findFollowers(
  executor: Executor,
  accountId: number,
  { integrations, kinds }: { integrations: Integrations; kinds: readonly DeliveredKind[] },
): Promise<IntegrationRow[]> {
  const types = Object.values(integrations).filter(({ on }) => on.some((kind) => kinds.includes(kind)));
  return listOfTypes(
    executor,
    accountId,
    types.map(({ type }) => type),
  );
}

/** Queues events of an account, in their order, for those that want them of the integrations which hear of it. */
export async function queueEvents(
  tx: Tx,
  events: readonly DeliveredEvent[],
  followers: readonly IntegrationRow[],
  integrations: Integrations,
): Promise<void> {
  const wanted = events.flatMap((event) =>
    followers
      .filter((row) => integrations[row.type].on.includes(event.kind))
      .filter((row) => integrations[row.type].keptBack(row, event) === null)
      .map(({ accountId, id: integrationId }) => {
        const { kind, accountId: ofAccountId, subject, eventId, detail, at } = event;
        return {
          accountId,
          id: randomUUID(),
          integrationId,
          ofAccountId,
          kind,
          subject,
          eventId,
          detail,
          nextAt: at,
          createdAt: at,
        };
      }),
  );
  await addDeliveries(tx, wanted);
}
