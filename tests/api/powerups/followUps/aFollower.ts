import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { endpoints } from '#contract/endpoints.ts';
import type { CallFollowUp, FollowUp, FollowUpTrial } from '#contract/powerups/followUps.contract.ts';
import { calls } from '../../../../server/kernel/db/schema/calls.ts';
import { allJobs } from '../../../../server/jobs.ts';
import { openJobs } from '../../../../server/kernel/jobs/openJobs.ts';
import { followUpsDue } from '../../../../server/powerups/followUps/followUps.queue.ts';
import { afterFile } from '../../../afterFile.ts';
import { aUser } from '../../../builders/api/anAccount.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login } from '../../../builders/api/login.ts';
import { aMobile } from '../../../builders/api/someMessages.ts';
import { eventually } from '../../../eventually.ts';
import { aCallFlow, aPublishedFlow, aScript } from '../../carriers/aCarrier.ts';
import { aMessagingWorld } from '../../messaging/aMessagingWorld.ts';

/** Noon in Sydney, nine in Perth. */
export const noon = Date.UTC(2026, 2, 4, 1);
export const minute = 60_000;

const missed = [{ kind: 'status' as const, not: false, is: ['missed' as const, 'abandoned' as const] }];
export const settings = {
  name: 'Missed',
  conditions: missed,
  content: 'Sorry that we missed you on {number}. {account}',
  delayMinutes: 2,
};

/** An administrator who follows up calls, on a server whose clock the test sets. */
export async function aFollower() {
  const clock = { at: noon };
  const world = await aMessagingWorld({}, { now: () => new Date(clock.at) });
  const { db, account, app, headers } = world;
  const admin = await aUser(db, account, ['admin', 'super', 'conf']);
  const flowOf = async (owner: number) => {
    const id = randomUUID();
    const { nodes, edges, ...rest } = aCallFlow();
    // Without a voicemail box.
    await aPublishedFlow(db, owner, id, {
      ...rest,
      nodes: nodes.filter((node) => node.id !== 'box'),
      edges: edges.filter(({ to, from }) => to !== 'box' && from !== 'box'),
    });
    return id;
  };
  const flow = await flowOf(account);
  const jobs = await openJobs(db, pino({ level: 'silent' }), allJobs);
  afterFile(() => jobs.close());
  let session = { at: Number.NaN, headers };
  /** Logs in again once a session of before may be over. */
  const ownHeaders = async () => {
    if (session.at !== clock.at) session = { at: clock.at, headers: (await login(app, admin.email)).headers };
    return session.headers;
  };
  const asked = async <Answer>(name: keyof typeof endpoints, input: object = {}, by?: Record<string, string>) => {
    const { status, body, code } = await ask(app, endpoints[name] as never, input as never, by ?? (await ownHeaders()));
    return { status, code, answer: JSON.parse(body) as Answer };
  };
  const followUpsOf = async (id: string) =>
    (await asked<CallFollowUp[]>('listCallFollowUps', { params: { id } })).answer;
  return {
    ...world,
    clock,
    asked,
    followUpsOf,
    add: async (body: object = {}) =>
      (await asked<FollowUp>('createFollowUp', { body: { account, ...settings, ...body } })).answer,
    list: async () => (await asked<FollowUp[]>('listFollowUps')).answer,
    attempt: async (body: object = {}) =>
      (await asked<FollowUpTrial>('tryFollowUp', { body: { account, ...settings, name: undefined, ...body } })).answer,
    /** A number with a flow, which can text unless it is said otherwise. */
    async number(type: 'mobile' | 'geo' = 'mobile', owner = account) {
      const actionId = owner === account ? flow : await flowOf(owner);
      const given = { type, action: 'flow' as const, actionId, ...(type === 'mobile' && { did: aMobile() }) };
      return (await aNumber(db, owner, given)).did;
    },
    /** A call, by the clock when it ends. Returns its id. */
    async call(did: string, { from = aMobile(), answered = false }: { from?: string; answered?: boolean } = {}) {
      const known = await db.select({ uuid: calls.uuid }).from(calls).where(eq(calls.trackingNumber, did));
      const script = aScript(did, { from, ...(!answered && { agentAt: () => ({ kind: 'noAnswer' as const }) }) });
      const placed = await world.carrier.placeCall(script, { start: clock.at, speed: 5000 });
      await placed.ended;
      const [call] = await eventually(async () => {
        const rows = await db
          .select({ uuid: calls.uuid, dateStop: calls.dateStop })
          .from(calls)
          .where(eq(calls.trackingNumber, did));
        const fresh = rows.filter(({ uuid }) => !known.some((one) => one.uuid === uuid));
        if (fresh.length === 0 || fresh.some(({ dateStop }) => dateStop === null)) throw new Error('no call ended yet');
        return fresh;
      });
      clock.at = call?.dateStop?.getTime() ?? clock.at;
      return call?.uuid ?? '';
    },
    /** Lets the clock go on, and waits until nothing more is due. Answers what follow-ups did about a call. */
    async after(minutes: number, call: string): Promise<CallFollowUp[]> {
      clock.at += minutes * minute;
      await jobs.send(db, followUpsDue, {});
      return eventually(async () => {
        const all = await followUpsOf(call);
        if (all.some(({ state, dueAt }) => state === 'waiting' && Date.parse(dueAt) <= clock.at))
          throw new Error('still due');
        return all;
      });
    },
  };
}
