import type { z } from 'zod';
import type { inbox } from '#contract/messaging/inbox.contract.ts';
import { directionCodes, statusCodes } from '../../kernel/db/schema/calls.ts';
import { transact } from '../../kernel/db/transact.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { type ConversationRow } from '../messages/findConversationOf.ts';
import { changeConversation, findConversation, markRead } from './conversations.repository.ts';
import { callsBetween, findListedConversation, messagesBetween } from './inbox.repository.ts';
import { mediaOf } from '../messages/storedMedia.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import type { MessageContext } from '../messages/messageContext.ts';
import { requireColleague } from '../messages/colleagues.ts';
import { toConversation, toMessage } from './toMessage.ts';

const pageLength = 50;
const endOfTime = new Date('9999-01-01T00:00:00Z');

/** @throws AppError NOT-FOUND. */
export async function readConversation({ db, scope, principal }: Actor, id: string) {
  return toConversation(found(await findListedConversation(db, scope, principal.userId, id)));
}

/** The messages and calls of a conversation before a time, newest first. */
export async function listItems(
  { db, scope }: Actor,
  id: string,
  before: string | undefined,
): Promise<z.input<typeof inbox.listConversationItems.response>> {
  const conversation = found(await findConversation(db, scope, id));
  const until = before === undefined ? endOfTime : new Date(before);
  const [written, called] = await Promise.all([
    messagesBetween(db, conversation, until, pageLength + 1),
    callsBetween(db, conversation, until, pageLength + 1),
  ]);
  const came = written.filter(({ direction }) => direction === 'inbound').map((row) => row.id);
  const media = await mediaOf(db, conversation.accountId, came);
  const items = [
    ...written.map((row) => ({
      stamp: row.stamp,
      item: { type: 'message' as const, message: toMessage(row, id, media.get(row.id) ?? []) },
    })),
    ...called.map(({ dateStart, direction, status, ...call }) => ({
      stamp: dateStart,
      item: {
        type: 'call' as const,
        ...call,
        direction: directionCodes[direction] ?? 'inbound',
        status: status === null ? null : (statusCodes[status] ?? null),
        stamp: dateStart.toISOString(),
      },
    })),
  ].toSorted((one, other) => other.stamp.getTime() - one.stamp.getTime());
  const page = items.slice(0, pageLength);
  return {
    items: page.map(({ item }) => item),
    next: items.length > pageLength ? (page.at(-1)?.stamp.toISOString() ?? null) : null,
  };
}

type Change = z.output<typeof inbox.changeConversation.body>;

/** @throws AppError NOT-FOUND, STALE-VERSION with the current version. */
export async function actOnConversation(
  actor: Actor,
  id: string,
  change: Change,
  { changed }: Pick<MessageContext, 'changed'>,
) {
  const { db, scope, principal, now } = actor;
  const conversation = found(await findConversation(db, scope, id));
  const { accountId } = conversation;
  await requireColleague(actor, accountId, change.assignee);
  await transact(db, async (tx) => {
    const { read } = change;
    if (read !== undefined) {
      // Unread is from before its last message on.
      const until = read ? now : new Date((conversation.lastInboundAt ?? conversation.lastAt).getTime() - 1);
      await markRead(tx, conversation, principal.userId, until);
    }
    await write(actor, tx, conversation, change);
  });
  changed({ account: accountId, kind: 'conversation.changed', uuid: id });
  return readConversation(actor, id);
}

async function write(
  { author }: Actor,
  tx: Parameters<typeof changeConversation>[0],
  conversation: ConversationRow,
  { version, state, assignee, review }: Change,
): Promise<void> {
  const { accountId, id } = conversation;
  if (state === undefined && assignee === undefined && review === undefined) return;
  const change = {
    ...(state !== undefined && { state }),
    ...(assignee !== undefined && { assigneeId: assignee }),
    ...(review !== undefined && { review }),
  };
  if (!(await changeConversation(tx, { ...conversation, version }, change)))
    throw new AppError('STALE-VERSION', { version: conversation.version });
  await writeAudit(tx, author, {
    accountId,
    action: 'conversation.changed',
    subject: `conversation ${id}`,
    after: change,
  });
}
