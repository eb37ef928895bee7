import type { ReplyField } from '#values/sms/replyFields.ts';
import { fillText } from '#values/sms/messageText.ts';

/** A canned reply with the fields that are known; the others stay, to be replaced by hand. */
export function filledReply(content: string, fields: Readonly<Record<ReplyField, string>>): string {
  const known = Object.entries(fields).map(([name, value]): [string, string] => [name, value.trim() || `{${name}}`]);
  return fillText(content, Object.fromEntries(known), {}) ?? content;
}
