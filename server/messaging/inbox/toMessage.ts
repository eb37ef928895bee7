import { extname } from 'node:path';
import type { z } from 'zod';
import type { Conversation, Message, MessageMedium } from '#contract/messaging/inbox.contract.ts';
import { moneyOf } from '#values/sms/micros.ts';
import type { MessageRow } from '../messages/messageRow.ts';
import type { MediumRow } from '../messages/storedMedia.ts';
import type { ListedConversation } from './inbox.repository.ts';

/** A message as the API has it. */
export function toMessage(
  row: MessageRow,
  conversation: string | null,
  media: readonly MediumRow[],
): z.input<typeof Message> {
  const { id: uuid, accountId: account, did, msisdn, direction, kind, content, segments, encoding } = row;
  const { state, error, campaignId: campaign, userName, charge, currency, refunded } = row;
  return {
    uuid,
    account,
    conversation,
    did,
    msisdn,
    direction,
    kind,
    content,
    segments,
    encoding,
    media: media.map(toMedium),
    state,
    error,
    charge: charge === null || currency === null ? null : moneyOf(refunded ? 0 : charge, currency),
    campaign,
    userName,
    stamp: row.stamp.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

function toMedium(row: MediumRow): MessageMedium {
  const { index, state, type, bytes, refusal } = row;
  return { index, state, type, name: nameOfMedium(row), bytes, refusal };
}

/** What to call the file of a stored medium. */
export function nameOfMedium({ index, storedAs }: MediumRow): string | null {
  return storedAs === null ? null : `attachment-${index + 1}${extname(storedAs)}`;
}

/** A conversation as the API has it. */
export function toConversation(listed: ListedConversation): z.input<typeof Conversation> {
  const { row, accountName, trackingName, name, unread, optedOut, assigneeName, last } = listed;
  const { id: uuid, accountId: account, did, msisdn, state, assigneeId, review, version } = row;
  return {
    uuid,
    account,
    accountName,
    did,
    trackingName,
    msisdn,
    name,
    state,
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
    unread,
    optedOut,
    review,
    lastMessage: { ...last, stamp: last.stamp.toISOString() },
    version,
  };
}
