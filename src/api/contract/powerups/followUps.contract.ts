import { z } from 'zod';
import { CallCondition, CallConditions, ConditionMatch } from '#values/callConditions.ts';
import {
  FollowUpState,
  followUpFields,
  longestDelayMinutes,
  longestFollowUp,
  mostFields,
  mostQuietDays,
  StopReason,
} from '#values/followUp.ts';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { lineText } from '#values/lineText.ts';
import { listOf } from '#values/listRequest.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { configurers } from '#values/roleGroups.ts';
import { fieldsIn, MessageText, namedIn } from '#values/sms/messageText.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { MessageMoney } from '../kernel/moneyAmount.ts';
import { SendingHours } from '../messaging/campaign.ts';
import { Message } from '../messaging/inbox.contract.ts';

const distinct = <One>(all: One[]) => [...new Set(all)];
const known: ReadonlySet<string> = new Set(followUpFields);

/** May name `{account}`, `{number}` and `{numberName}`, five times at most. */
export const FollowUpText = MessageText.max(longestFollowUp).refine(
  (text) => fieldsIn(text).every((name) => known.has(name)) && namedIn(text) <= mostFields,
  { error: 'followUpFields' },
);

const asked = {
  /** Whether it follows calls to all numbers, or to those of `dids`. */
  allNumbers: z.boolean().default(true),
  dids: z.array(PhoneNumber).max(500).transform(distinct).default([]),
  match: ConditionMatch.default('all'),
  conditions: CallConditions,
  /** How long after the call it is due. */
  delayMinutes: z.number().int().min(0).max(longestDelayMinutes).default(2),
  content: FollowUpText,
  /** The account’s number that sends it where the one that was called can’t; null for none. */
  sender: PhoneNumber.nullable().default(null),
  /** By the clock of the caller. Null is at any hour; where the law has hours, it also waits for these. */
  hours: SendingHours.nullable().default({ from: '08:00', to: '20:00' }),
  /** Nobody gets it who got a follow-up of the account in so many days. */
  quietDays: z.number().int().min(1).max(mostQuietDays).default(1),
  /** Whether it follows calls of all accounts below too. */
  subAccounts: z.boolean().default(false),
};

const settings = { name: lineText(60).min(1), ...asked, enabled: z.boolean().default(true) };

/** Which callers get a text after their call, and what it says. */
export const FollowUp = z
  .object({
    uuid: Uuid,
    account: AccountId,
    accountName: z.string(),
    name: z.string(),
    allNumbers: z.boolean(),
    dids: z.array(z.string()),
    match: ConditionMatch,
    conditions: z.array(CallCondition),
    delayMinutes: z.number().int(),
    content: z.string(),
    sender: z.string().nullable(),
    hours: z.object({ from: z.string(), to: z.string() }).nullable(),
    quietDays: z.number().int(),
    subAccounts: z.boolean(),
    enabled: z.boolean(),
    /** What became of calls of the last 30 days, of accounts that the user sees. */
    lately: z.object({
      waiting: z.number().int(),
      sent: z.number().int(),
      stopped: z.number().int(),
      /** How many of those who got it wrote back within a week. */
      answered: z.number().int(),
    }),
    version: Version,
  })
  .meta({ id: 'FollowUp' });
export type FollowUp = z.output<typeof FollowUp>;

const Stopped = z.object({ reason: StopReason, calls: z.number().int() });

/** What a follow-up would have done in the last 30 days. */
export const FollowUpTrial = z
  .object({
    /** How many calls match, and how many of them were tried, the latest. */
    matching: z.number().int(),
    tried: z.number().int(),
    texts: z.number().int(),
    /** Why the others would have got none. */
    stopped: z.array(Stopped),
    /** What the texts would have cost, by currency; those to countries without a rate are free. */
    cost: z.array(MessageMoney),
    /** The latest that would have been sent. */
    latest: z.array(
      z.object({
        uuid: Uuid,
        dateStart: z.iso.datetime(),
        caller: z.string(),
        trackingName: z.string(),
        /** When it would have gone out. */
        at: z.iso.datetime(),
        content: z.string(),
      }),
    ),
  })
  .meta({ id: 'FollowUpTrial' });
export type FollowUpTrial = z.output<typeof FollowUpTrial>;

/** What a follow-up does about a call. */
export const CallFollowUp = z
  .object({
    /** Of the follow-up, and its name; null if it was deleted, or belongs to an account that the user doesn’t see. */
    uuid: Uuid,
    name: z.string().nullable(),
    state: FollowUpState,
    /** Why it was stopped. */
    reason: StopReason.nullable(),
    dueAt: z.iso.datetime(),
    /** The text, once it was sent. */
    message: Message.pick({ uuid: true, conversation: true, state: true, error: true }).nullable(),
  })
  .meta({ id: 'CallFollowUp' });
export type CallFollowUp = z.output<typeof CallFollowUp>;

const one = z.object({ uuid: Uuid });

export const followUps = {
  listFollowUps: endpoint({
    method: 'GET',
    path: '/v2/powerups/followup',
    summary: 'List the texts that callers get after their call, by name, with what became of them in 30 days',
    access: 'session',
    roles: [],
    query: z.object({ account: listOf(AccountId).optional() }),
    response: z.array(FollowUp),
  }),
  createFollowUp: endpoint({
    method: 'PUT',
    path: '/v2/powerups/followup',
    summary: 'Follow up calls that end from now on',
    access: 'session',
    roles: configurers,
    body: z.object({ account: AccountId, ...settings }),
    response: FollowUp,
    errors: ['LIMIT-REACHED', 'SENDER-NOT-VALID'],
  }),
  tryFollowUp: endpoint({
    method: 'POST',
    path: '/v2/powerups/followup/try',
    summary: 'Work out who would have got a text in the last 30 days, and what that would have cost',
    access: 'session',
    roles: configurers,
    body: z.object({ account: AccountId, ...asked }),
    response: FollowUpTrial,
  }),
  listCallFollowUps: endpoint({
    method: 'GET',
    path: '/v2/powerups/followup/call/:id',
    summary: 'List the texts that follow a call, and why some didn’t go out',
    access: 'session',
    roles: [],
    params: z.object({ id: Uuid }),
    response: z.array(CallFollowUp),
  }),
  changeFollowUp: endpoint({
    method: 'POST',
    path: '/v2/powerups/followup/:uuid',
    summary: 'Replace what a follow-up says; texts that wait for their time say it too',
    access: 'session',
    roles: configurers,
    params: one,
    body: z.object({ version: Version, ...settings }),
    response: FollowUp,
    errors: ['STALE-VERSION', 'SENDER-NOT-VALID'],
  }),
  deleteFollowUp: endpoint({
    method: 'DELETE',
    path: '/v2/powerups/followup/:uuid',
    summary: 'Delete a follow-up and return it; texts that wait for their time don’t go out',
    access: 'session',
    roles: configurers,
    params: one,
    response: FollowUp,
  }),
  setNumberFollowUps: endpoint({
    method: 'PUT',
    path: '/v2/number/:did/followup',
    summary: 'Choose which follow-ups the calls to a number get, besides those for all numbers',
    access: 'session',
    roles: configurers,
    params: z.object({ did: PhoneNumber }),
    body: z.object({ followUps: z.array(Uuid).max(200).transform(distinct) }),
    response: z.array(FollowUp),
    errors: ['INVALID-DID', 'NOT-FOUND'],
  }),
};
