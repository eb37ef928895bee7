import { z } from 'zod';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { admins } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { SlackHook } from '../messaging/smsSettings.contract.ts';

/** Which calls are posted to a channel of Slack. */
export const Slack = z
  .object({
    /** Of the integration; null while there is none. */
    uuid: Uuid.nullable(),
    /** The numbers whose calls are posted; empty for all. */
    dids: z.array(PhoneNumber),
    /** As they start, instead of as they end. */
    start: z.boolean(),
    /** Where they are posted, without what is secret; null while there is none. */
    url: z.string().nullable(),
    /** 0 while there is none. */
    version: Version,
  })
  .meta({ id: 'Slack' });
export type Slack = z.infer<typeof Slack>;

const ofAccount = z.object({ account: AccountId });

export const slackCalls = {
  getSlack: endpoint({
    method: 'GET',
    path: '/v2/account/:account/slack',
    summary: 'Get which calls of an account are posted to Slack',
    access: 'session',
    roles: admins,
    params: ofAccount,
    response: Slack,
  }),
  changeSlack: endpoint({
    method: 'POST',
    path: '/v2/account/:account/slack',
    summary: 'Post calls of an account to a channel of Slack. Without `url` the channel stays; null posts no more',
    access: 'session',
    roles: admins,
    params: ofAccount,
    body: z.object({
      version: Version,
      dids: z.array(PhoneNumber).max(1000).default([]),
      start: z.boolean().default(false),
      url: SlackHook.nullable().optional(),
    }),
    response: Slack,
    errors: ['STALE-VERSION', 'MISSING-FIELD'],
  }),
};
