import { randomUUID } from 'node:crypto';
import type { DeliveredKind } from '#values/integrationWords.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import type { IntegrationFilters } from '../../kernel/db/schema/integrations.ts';
import type { Fact, Subscriber } from '../../kernel/events/happened.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { attempts } from './attempts.ts';
import type { Integrations } from './defineIntegration.ts';
import { addDeliveries } from './deliveries.repository.ts';
import { listOfTypes } from './integrations.repository.ts';

/** A fact as integrations get it. */
interface DeliveredEvent {
  accountId: number;
  subject: string;
  eventId: string;
  did: string;
  tags: readonly string[];
  at: Date;
}

const eventOf: { [Kind in DeliveredKind]: (fact: Fact<Kind>) => DeliveredEvent } = {
  'text.received': ({ accountId, messageId, did, at }) => ({
    accountId,
    subject: messageId,
    eventId: `text.received ${messageId}`,
    did,
    tags: [],
    at,
  }),
};

interface Means {
  jobs: Pick<JobQueue, 'send'>;
  integrations: Integrations;
}

/** Queues a fact for those integrations of its account that want it. */
export function sendsOn<Kind extends DeliveredKind>(kind: Kind, { jobs, integrations }: Means): Subscriber<Kind> {
  const types = Object.values(integrations).filter(({ on }) => on.includes(kind));
  return async (tx: Tx, fact: Fact<Kind>) => {
    const { accountId, subject, eventId, at, ...event } = eventOf[kind](fact);
    const all = await listOfTypes(
      tx,
      accountId,
      types.map(({ type }) => type),
    );
    const wanting = all.filter(({ filters }) => passes(filters, event));
    const added = await addDeliveries(
      tx,
      wanting.map(({ id: integrationId }) => ({
        accountId,
        id: randomUUID(),
        integrationId,
        kind,
        subject,
        eventId,
        nextAt: at,
        createdAt: at,
      })),
    );
    for (const key of added) await jobs.send(tx, attempts, key);
  };
}

/** An empty filter lets nothing through. */
export function passes({ dids, tags }: IntegrationFilters, event: Pick<DeliveredEvent, 'did' | 'tags'>): boolean {
  return (dids?.includes(event.did) ?? true) && (tags?.some((tag) => event.tags.includes(tag)) ?? true);
}
