import { z } from 'zod';
import { CallDirection, CallStatus } from '#values/callStatus.ts';
import { AccountId, UserId, Uuid, Version } from '#values/ids.ts';
import { listOf, listRequest, pageOf } from '#values/listRequest.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { messengers } from '#values/roleGroups.ts';
import { MessageText } from '#values/sms/messageText.ts';
import { MediumRefusal, MediumState, MessageDirection, MessageKind, MessageState } from '#values/sms/messageWords.ts';
import { SenderName } from '#values/sms/sender.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { MessageMoney } from '../kernel/moneyAmount.ts';

/** A file that came with a message. */
export const MessageMedium = z
  .object({
    /** Its place in the message, from 0. */
    index: z.number().int(),
    state: MediumState,
    /** The MIME type of its content; what the carrier says until it is stored. */
    type: z.string(),
    /** What to call its file, and its size; null until it is stored. */
    name: z.string().nullable(),
    bytes: z.number().int().nullable(),
    /** Why it was refused. */
    refusal: MediumRefusal.nullable(),
  })
  .meta({ id: 'MessageMedium' });
export type MessageMedium = z.infer<typeof MessageMedium>;

/** A text message. `did` is our number or sender name, `msisdn` the other side’s number. */
export const Message = z
  .object({
    uuid: Uuid,
    account: AccountId,
    conversation: Uuid.nullable(),
    did: z.string(),
    /** Masked where a login code went, as the code is in `content`. */
    msisdn: z.string(),
    direction: MessageDirection,
    /** Null for one that came in. */
    kind: MessageKind.nullable(),
    content: z.string(),
    segments: z.number().int(),
    encoding: z.enum(['GSM-7', 'UCS-2']),
    /** Files that came with it. */
    media: z.array(MessageMedium),
    state: MessageState,
    /** The carrier’s error code, and ours for what it never got, such as `OPTED-OUT`. */
    error: z.string().nullable(),
    /** What it cost; a refund makes it zero. Null if it is free or came in. */
    charge: MessageMoney.nullable(),
    campaign: Uuid.nullable(),
    /** Who wrote it; empty for an automatic one. */
    userName: z.string(),
    /** When it was written or came in. */
    stamp: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
    /** When it reached its final state. */
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;

/** Everything between one of an account’s numbers and one person. */
export const Conversation = z
  .object({
    uuid: Uuid,
    account: AccountId,
    accountName: z.string(),
    did: z.string(),
    trackingName: z.string(),
    msisdn: z.string(),
    /** From the address book; empty if unknown. */
    name: z.string(),
    state: z.enum(['open', 'closed']),
    assignee: z.object({ id: UserId, name: z.string() }).nullable(),
    /** Messages that came in since the user read it. */
    unread: z.number().int(),
    optedOut: z.boolean(),
    /** Somebody asked in their own words not to be texted: to be decided by a person. */
    review: z.boolean(),
    lastMessage: Message.pick({ uuid: true, content: true, direction: true, state: true, stamp: true, userName: true }),
    version: Version,
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof Conversation>;

/** An item of a conversation: a message, or a call between the two numbers. */
export const ConversationItem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), message: Message }),
  z.object({
    type: z.literal('call'),
    uuid: Uuid,
    direction: CallDirection,
    /** Null during the call. */
    status: CallStatus.nullable(),
    duration: z.number().int(),
    audio: z.boolean(),
    stamp: z.iso.datetime(),
  }),
]);
export type ConversationItem = z.infer<typeof ConversationItem>;

const one = z.object({ uuid: Uuid });

export const inbox = {
  listConversations: endpoint({
    method: 'GET',
    path: '/v2/sms/mix',
    summary: 'List conversations, the one with the newest message first; `search` matches numbers, names and texts',
    access: 'session',
    roles: messengers,
    keyScope: 'messages:read',
    query: z.object({
      account: listOf(AccountId).optional(),
      did: listOf(PhoneNumber).optional(),
      /** The other side’s numbers: the threads with one person. */
      msisdn: listOf(PhoneNumber).optional(),
      state: z.enum(['open', 'closed']).optional(),
      /** A user, `me` or `none`. */
      assignee: z.union([z.literal('me'), z.literal('none'), UserId]).optional(),
      unread: z.enum(['true']).optional(),
      start: listRequest.start,
      length: listRequest.length,
      search: listRequest.search,
    }),
    response: pageOf(Conversation),
  }),
  countUnread: endpoint({
    method: 'GET',
    path: '/v2/sms/unread',
    summary: 'Count the open conversations with messages that I have not read',
    access: 'session',
    roles: messengers,
    query: z.object({ account: listOf(AccountId).optional() }),
    response: z.object({ conversations: z.number().int() }),
  }),
  getConversation: endpoint({
    method: 'GET',
    path: '/v2/sms/mix/:uuid',
    summary: 'Get a conversation',
    access: 'session',
    roles: messengers,
    keyScope: 'messages:read',
    params: one,
    response: Conversation,
  }),
  listConversationItems: endpoint({
    method: 'GET',
    path: '/v2/sms/mix/:uuid/items',
    summary: 'List the messages and calls of a conversation, newest first, 50 at a time',
    access: 'session',
    roles: messengers,
    keyScope: 'messages:read',
    params: one,
    query: z.object({ before: z.iso.datetime().optional().describe('`next` of the page before') }),
    response: z.object({ items: z.array(ConversationItem), next: z.iso.datetime().nullable() }),
  }),
  changeConversation: endpoint({
    method: 'PATCH',
    path: '/v2/sms/mix/:uuid',
    summary: 'Open, close or assign a conversation, mark it as read or unread, or settle its review',
    access: 'session',
    roles: messengers,
    params: one,
    body: z.object({
      /** Compared when more than `read` is changed. */
      version: Version,
      state: z.enum(['open', 'closed']).optional(),
      /** A user with access to the account; null is nobody. */
      assignee: UserId.nullable().optional(),
      /** For the user alone. */
      read: z.boolean().optional(),
      /** False settles it without an opt-out. */
      review: z.literal(false).optional(),
    }),
    response: Conversation,
    errors: ['STALE-VERSION'],
  }),
  listColleagues: endpoint({
    method: 'GET',
    path: '/v2/sms/colleagues/:account',
    summary: 'List the users to whom an account’s conversations can be assigned, by name',
    access: 'session',
    roles: messengers,
    params: z.object({ account: AccountId }),
    response: z.array(z.object({ id: UserId, name: z.string() })),
  }),
  sendMessage: endpoint({
    method: 'PUT',
    path: '/v2/sms/send',
    summary: 'Send a text to one person; the answer comes before the carrier’s, which changes its state',
    access: 'session',
    roles: messengers,
    keyScope: 'messages:send',
    idempotent: true,
    body: z.object({ account: AccountId, sender: SenderName, target: PhoneNumber, message: MessageText }),
    audits: 'message.sent',
    response: Message,
    errors: [
      'NO-VALID-TARGETS',
      'SENDER-NOT-VALID',
      'SENDER-NOT-REGISTERED',
      'OPTED-OUT',
      'MISSING-COUNTRY-CHARGES-COUNTRY',
      'CREDIT-TOO-LOW',
      'NOT-CONFIGURED',
    ],
  }),
  getMessage: endpoint({
    method: 'GET',
    path: '/v2/sms/message/:uuid',
    summary: 'Get a message with everything that happened to it, in order',
    access: 'session',
    roles: messengers,
    keyScope: 'messages:read',
    params: one,
    response: z.object({
      message: Message,
      events: z.array(z.object({ at: z.iso.datetime(), state: MessageState, error: z.string().nullable() })),
    }),
  }),
  getMessageMedium: endpoint({
    method: 'GET',
    path: '/v2/sms/message/:uuid/media/:index',
    summary:
      'Get the content of a stored medium of a message, whole or in ranges; whatever is no picture as a download',
    access: 'session',
    roles: messengers,
    keyScope: 'messages:read',
    params: one.extend({ index: z.coerce.number().int().min(0).max(99) }),
    response: 'stream',
  }),
};
