import type { inbox } from '#contract/messaging/inbox.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import type { FileStore } from '../../kernel/outside/fileStore.ts';
import { countConversations, pageOfConversations, findMessage } from './inbox.repository.ts';
import { listEventsOf } from '../messages/listEventsOf.ts';
import { findConversationOf } from '../messages/findConversationOf.ts';
import { findStoredMedium, mediaOf } from '../messages/storedMedia.ts';
import { foldMessage } from '../messages/foldMessage.ts';
import { isPicture } from '#values/sms/isPicture.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import { listColleagues } from '../messages/colleagues.ts';
import { actOnConversation, listItems, readConversation } from './conversations.ts';
import { sendStored } from '../../kernel/files/sendStored.ts';
import type { MessageContext } from '../messages/messageContext.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import { sendReply } from './sendReply.ts';
import { nameOfMedium, toConversation, toMessage } from './toMessage.ts';

interface InboxParts {
  messages: MessageContext;
  /** Null without telephony. */
  media: FileStore | null;
}

export const inboxHandlers = ({ messages, media }: InboxParts): HandlersFor<typeof inbox> => ({
  async listConversations(context) {
    const { db, scope, principal, input } = context;
    const { account: _account, assignee, unread, start, length, ...rest } = input.query;
    const { userId } = principal;
    const who = { me: userId, none: null };
    const filter = {
      ...rest,
      unread: unread === 'true',
      ...(assignee !== undefined && { assignee: typeof assignee === 'number' ? assignee : who[assignee] }),
    };
    const [rows, recordsFiltered, recordsTotal] = await Promise.all([
      pageOfConversations(db, scope, userId, { ...filter, start, length }),
      countConversations(db, scope, userId, filter),
      countConversations(db, scope, userId, {}),
    ]);
    return { recordsTotal, recordsFiltered, data: rows.map((row) => toConversation(row)) };
  },
  async countUnread({ db, scope, principal }) {
    const filter = { state: 'open', unread: true } as const;
    return { conversations: await countConversations(db, scope, principal.userId, filter) };
  },
  getConversation: (context) => readConversation(actorOf(context), context.input.params.uuid),
  listConversationItems: (context) =>
    listItems(actorOf(context), context.input.params.uuid, context.input.query.before),
  changeConversation: (context) =>
    actOnConversation(actorOf(context), context.input.params.uuid, context.input.body, messages),
  listColleagues: (context) => listColleagues(actorOf(context), context.input.params.account),
  sendMessage: (context) => sendReply(actorOf(context), context.input.body, messages),
  async getMessage({ db, scope, input }) {
    const row = found(await findMessage(db, scope, input.params.uuid));
    const stored = await mediaOf(db, row.accountId, [row.id]);
    const events = await listEventsOf(db, { accountId: row.accountId, messageId: row.id });
    return {
      message: toMessage(row, (await findConversationOf(db, row)) ?? null, stored.get(row.id) ?? []),
      events: events.map((event) => ({
        at: new Date(event.at).toISOString(),
        state: foldMessage([event]).state,
        error: event.error,
      })),
    };
  },
  async getMessageMedium({ db, scope, input, request, reply }) {
    const { uuid: messageId, index } = input.params;
    const medium = await findStoredMedium(db, scope, { messageId, index });
    const key = medium?.storedAs;
    if (!medium || !media || !key) throw new AppError('NOT-FOUND');
    const { type } = medium;
    const shown = `${isPicture(type) ? 'inline' : 'attachment'}; filename="${nameOfMedium(medium)}"`;
    // Nothing in it runs or loads, whatever the browser makes of it.
    const headers = { 'content-disposition': shown, 'content-security-policy': "default-src 'none'; sandbox" };
    await sendStored(request, reply, { store: media, key, type, headers });
  },
});
