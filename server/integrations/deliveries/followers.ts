import type { CallFact, CallSubscriber } from '../../telephony/callHandling/callFact.ts';
import type { Subscriber } from '../../kernel/events/happened.ts';
import { asServer } from '../../kernel/db/asServer.ts';
import type { Db, Tx } from '../../kernel/db/executor.ts';
import type { Integrations } from './defineIntegration.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import { measurementsOf } from '../../telephony/numbers/measurementsOf.ts';
import { resumeLinked } from './integrations.repository.ts';
import { type DeliveredEvent, findFollowers, queueEvents } from './fanOut.ts';

export interface Means {
  integrations: Integrations;
}

/** The fields of the API that show a column of a call. Other columns are ours alone. */
const fieldOf: Readonly<Record<string, string>> = {
  dateStop: 'dateStop',
  duration: 'duration',
  talkTime: 'talkTime',
  status: 'status',
  target: 'target',
  ivr: 'IVR',
  ivrName: 'IVRnames',
  location: 'location',
  tags: 'tags',
  score: 'score',
  notes: 'notes',
  revenue: 'revenue',
  trackingSource: 'trackingSource',
  audio: 'audio',
};

/** Queues a text that came in for the integrations that hear of its account. */
export const sendsOnTexts =
  ({ integrations }: Means): Subscriber<'text.received'> =>
  async (tx, { accountId, messageId, did, at }) => {
    const kind = 'text.received';
    const followers = await findFollowers(tx, accountId, { integrations, kinds: [kind] });
    const eventId = `${kind} ${messageId}`;
    await queueEvents(
      tx,
      [{ kind, accountId, subject: messageId, eventId, did, tags: [], at }],
      followers,
      integrations,
    );
  };

/** Queues calls as they start, are answered and end, and as more becomes known of them, but no test calls. */
export const sendsOnCalls =
  ({ db, integrations, now }: Means & { db: Db; now: () => Date }): CallSubscriber =>
  async ({ kind, key, folded, changed: columns, revision }) => {
    const changed = columns.flatMap((column) => fieldOf[column] ?? []);
    if (folded.started.test || (kind === 'call.changed' && changed.length === 0)) return [];
    const { accountId, callUuid } = key;
    const followers = await findFollowers(db, accountId, { integrations, kinds: [kind, 'call.tagged'] });
    if (followers.length === 0) return [];
    const { tags } = folded;
    const { trackingNumber: did, firstTime, caller } = folded.started;
    const isWithheld = caller === null;
    const isNamed = followers.some(({ type }) => integrations[type].isNamedByNumbers);
    const named = isNamed ? await measurementsOf(db, scopeOf([accountId]), [did]) : undefined;
    const about = {
      accountId,
      subject: callUuid,
      did,
      tags,
      firstTime,
      isWithheld,
      measurement: named?.get(did),
      at: now(),
    };
    const isTagged =
      tags.length > 0 && (kind === 'call.ended' || (kind === 'call.changed' && changed.includes('tags')));
    const events: DeliveredEvent[] = [
      {
        ...about,
        kind,
        eventId: eventIdOf(kind, callUuid, revision),
        ...(kind === 'call.changed' && { detail: { changed } }),
      },
      ...(isTagged
        ? [{ ...about, kind: 'call.tagged' as const, eventId: `call.tagged ${callUuid} ${revision}`, detail: { tags } }]
        : []),
    ];
    return [(tx) => queueEvents(tx, events, followers, integrations)];
  };

/** A call starts, is answered and ends once, whatever comes later. */
const eventIdOf = (kind: CallFact['kind'], callUuid: string, revision: number) =>
  kind === 'call.changed' ? `${kind} ${callUuid} ${revision}` : `${kind} ${callUuid}`;

/** Queues events of one account. */
export async function queueFor(tx: Tx, { integrations }: Means, events: readonly DeliveredEvent[]): Promise<void> {
  const [first] = events;
  if (!first) return;
  const kinds = [...new Set(events.map(({ kind }) => kind))];
  const followers = await findFollowers(tx, first.accountId, { integrations, kinds });
  if (followers.length > 0) await queueEvents(tx, events, followers, integrations);
}

/** Queues what people cause, who may not see the accounts above, whose integrations hear of it too. */
export const queueForAbove: typeof queueFor = (tx, means, events) => asServer(tx, () => queueFor(tx, means, events));

/** Queues what people changed in calls that are over. */
export const sendsOnEdits =
  (means: Means): Subscriber<'calls.edited'> =>
  (tx, { accountId, calls, at }) => {
    const events = calls.flatMap(({ uuid, did, version, changed, tags, added }): DeliveredEvent[] => {
      const about = { accountId, subject: uuid, did, tags, at };
      const of = (kind: string) => `${kind} ${uuid} edit ${version}`;
      return [
        { ...about, kind: 'call.changed', eventId: of('call.changed'), detail: { changed: [...changed] } },
        ...(added.length > 0
          ? [{ ...about, kind: 'call.tagged' as const, eventId: of('call.tagged'), detail: { tags: [...added] } }]
          : []),
      ];
    });
    return queueForAbove(tx, means, events);
  };

/** Lets integrations go on that waited for an account to be linked again, those of accounts below too. */
export const resumesLinked: Subscriber<'oauth.linked'> = (tx, { linkId }) =>
  asServer(tx, () => resumeLinked(tx, linkId));
