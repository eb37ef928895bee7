import { z } from 'zod';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { lineText } from '#values/lineText.ts';
import { listOf } from '#values/listRequest.ts';
import { messengers } from '#values/roleGroups.ts';
import { MessageText } from '#values/sms/messageText.ts';
import { endpoint } from '../kernel/endpoint.ts';

const details = { name: lineText(60).min(1), content: MessageText };

/** A text that an account’s users answer with. `{firstName}` and the like stand for fields of the conversation. */
export const CannedReply = z
  .object({ uuid: Uuid, account: AccountId, name: z.string(), content: z.string(), version: Version })
  .meta({ id: 'CannedReply' });
export type CannedReply = z.infer<typeof CannedReply>;

const one = z.object({ uuid: Uuid });

export const cannedReplies = {
  listCannedReplies: endpoint({
    method: 'GET',
    path: '/v2/sms/reply',
    summary: 'List canned replies by name',
    access: 'session',
    roles: messengers,
    query: z.object({ account: listOf(AccountId).optional() }),
    response: z.array(CannedReply),
  }),
  createCannedReply: endpoint({
    method: 'PUT',
    path: '/v2/sms/reply',
    summary: 'Save a canned reply',
    access: 'session',
    roles: messengers,
    idempotent: true,
    body: z.object({ account: AccountId, ...details }),
    response: CannedReply,
    errors: ['LIMIT-REACHED', 'ALREADY-EXISTS'],
  }),
  changeCannedReply: endpoint({
    method: 'POST',
    path: '/v2/sms/reply/:uuid',
    summary: 'Replace a canned reply',
    access: 'session',
    roles: messengers,
    params: one,
    body: z.object({ ...details, version: Version }),
    response: CannedReply,
    errors: ['ALREADY-EXISTS', 'STALE-VERSION'],
  }),
  deleteCannedReply: endpoint({
    method: 'DELETE',
    path: '/v2/sms/reply/:uuid',
    summary: 'Delete a canned reply and return it',
    access: 'session',
    roles: messengers,
    params: one,
    response: CannedReply,
  }),
};
