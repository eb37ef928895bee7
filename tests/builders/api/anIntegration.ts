import { randomUUID } from 'node:crypto';
import type { integrations as endpoints } from '#contract/integrations/integrations.contract.ts';
import { signingKey } from '../../../server/kernel/access/signingKeys.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { deliveries, integrations } from '../../../server/kernel/db/schema/integrations.ts';
import { seal } from '../../../server/kernel/vault.ts';
import type { SamplesFor } from './aWorld.ts';

export interface SomeIntegration {
  id: string;
  /** One that was refused. */
  delivery: string;
}

/** Inserts an integration of March for a number, which posted one text. */
export async function anIntegration(
  db: Db,
  accountId: number,
  did: string,
  given: Partial<typeof integrations.$inferInsert> = {},
): Promise<SomeIntegration> {
  const [id, delivery, createdAt] = [given.id ?? randomUUID(), randomUUID(), new Date('2026-03-01T00:00:00Z')];
  const about = { type: 'slackTexts' as const, filters: { dids: [did] }, createdBy: 'ann@example.test' };
  const hook = `https://hooks.slack.com/services/T0/B0/${id.replaceAll('-', '')}`;
  const secret = seal(await signingKey(db, 'vault'), hook, `slack hook of ${accountId} ${id}`);
  await db.insert(integrations).values({ accountId, ...about, secret, createdAt, ...given, id });
  const subject = randomUUID();
  await db.insert(deliveries).values({
    accountId,
    id: delivery,
    integrationId: id,
    kind: 'text.received',
    subject,
    eventId: `text.received ${subject}`,
    state: 'refused',
    attempts: 1,
    request: { host: 'hooks.slack.com', body: { text: 'Text from +61 412 345 678' } },
    status: 404,
    reply: 'no_service',
    milliseconds: 120,
    createdAt,
    settledAt: createdAt,
  });
  return { id, delivery };
}

export const samplesOfIntegration = ({ id: uuid, delivery }: SomeIntegration): SamplesFor<typeof endpoints> => ({
  pauseIntegration: { params: { uuid }, body: { paused: true, version: 1 } },
  tryIntegration: { params: { uuid } },
  listDeliveries: { params: { uuid } },
  repeatDelivery: { params: { uuid, delivery } },
});
