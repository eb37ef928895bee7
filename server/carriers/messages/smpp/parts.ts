import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { storableText } from '#values/storable.ts';
import { type FragmentRow, listLoneFragments, markPassedOn } from './smpp.repository.ts';
import type { MessageContext } from '../../../messaging/messages/messageContext.ts';
import { receiveMessage } from '../../../messaging/messages/receiveMessage.ts';
import { type Content, textOf } from './alphabets.ts';
import type { Alphabet } from './smppSettings.ts';

const longestText = 20_000;

/** Passes a text of the centre on to its account. */
export function passesOn(context: MessageContext, log: Pick<FastifyBaseLogger, 'warn'>) {
  return async (id: string, { from, to }: { from: string; to: string }, text: string): Promise<void> => {
    const content = storableText(text).slice(0, longestText);
    if (!(await receiveMessage(context, { remoteId: `smpp-${id}`, from, to, text: content, media: [] })))
      log.warn({ to }, 'a text to a number that no account has was dropped');
  };
}

/** A part as it is kept: `{coding, bytes}` with its bytes in base64, or its characters. */
export function packed(content: Content | string): string {
  if (typeof content === 'string') return JSON.stringify(content);
  return JSON.stringify({ coding: content.coding, bytes: content.bytes.toString('base64') });
}

const Packed = z.union([
  z.string(),
  z.object({ coding: z.number(), bytes: z.base64().transform((bytes) => Buffer.from(bytes, 'base64')) }),
]);

/** One that an earlier version kept is kept as it was. */
function unpacked(content: string): Content | string {
  try {
    return Packed.parse(JSON.parse(content));
  } catch {
    return content;
  }
}

/** The text of parts in their order: bytes of the same coding are joined before they are read, since a character may be on both sides. */
export function joined(all: readonly FragmentRow[], alphabet: Alphabet): string {
  const read = (content: Content | string) =>
    typeof content === 'string' ? content : (textOf(content, alphabet) ?? '');
  const runs: (Content | string)[] = [];
  for (const content of all.map((part) => unpacked(part.content))) {
    const last = runs.at(-1);
    if (typeof content !== 'string' && typeof last === 'object' && last.coding === content.coding)
      runs.splice(-1, 1, { coding: content.coding, bytes: Buffer.concat([last.bytes, content.bytes]) });
    else if (typeof content === 'string' && typeof last === 'string') runs.splice(-1, 1, last + content);
    else runs.push(content);
  }
  return runs.map(read).join('');
}

/** Stands for parts that did not come. */
const gap = ' […] ';

/** The text of some parts in their order, with a mark where others are missing. */
export function withGaps(some: readonly FragmentRow[], alphabet: Alphabet): string {
  const parts = some[0]?.parts ?? some.length;
  const runs = some.reduce<FragmentRow[][]>((all, row) => {
    const last = all.at(-1);
    if (last?.at(-1)?.part === row.part - 1) last.push(row);
    else all.push([row]);
    return all;
  }, []);
  const before = (some[0]?.part ?? 1) > 1 ? gap : '';
  const after = (some.at(-1)?.part ?? parts) < parts ? gap : '';
  return `${before}${runs.map((run) => joined(run, alphabet)).join(gap)}${after}`.trim();
}

/** How long parts wait for the others. */
const longestWaitMs = 2 * 60_000;

/** Passes on texts of which some parts did not come in time: there may be a STOP in the others. */
export async function passOnLoneParts(
  context: MessageContext,
  alphabet: Alphabet,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const now = context.now();
  const passOn = passesOn(context, log);
  for (const some of await listLoneFragments(context.db, new Date(now.getTime() - longestWaitMs))) {
    const [first] = some;
    if (!first || first.from === null || first.to === null) continue;
    await passOn(first.id, { from: first.from, to: first.to }, withGaps(some, alphabet));
    await markPassedOn(context.db, some, now);
  }
}
