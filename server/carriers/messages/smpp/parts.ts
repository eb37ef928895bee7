import type { FastifyBaseLogger } from 'fastify';
import { storableText } from '#values/storable.ts';
import { type FragmentRow, listLoneFragments, notePassedOn } from '../../../repositories/messages/smpp.repository.ts';
import type { MessageContext } from '../../../services/messages/messageContext.ts';
import { receiveMessage } from '../../../services/messages/receiveMessage.ts';

const longestText = 20_000;

/** Passes a text of the centre on to its account. */
export function passesOn(context: MessageContext, log: Pick<FastifyBaseLogger, 'warn'>) {
  return async (id: string, { from, to }: { from: string; to: string }, text: string): Promise<void> => {
    const content = storableText(text).slice(0, longestText);
    if (!(await receiveMessage(context, { remoteId: `smpp-${id}`, from, to, text: content, media: [] })))
      log.warn({ to }, 'a text to a number that no account has was dropped');
  };
}

/** A part as it is kept. */
export const packed = (text: string): string => JSON.stringify(text);

/** One that an earlier version kept is kept as it was. */
function unpacked(content: string): string {
  try {
    const text: unknown = JSON.parse(content);
    return typeof text === 'string' ? text : content;
  } catch {
    return content;
  }
}

/** The text of all parts, in their order. */
export const joined = (all: readonly FragmentRow[]): string => all.map(({ content }) => unpacked(content)).join('');

/** Stands for parts that did not come. */
const gap = ' […] ';

/** The text of some parts, with a mark where others are missing. */
export function withGaps(some: readonly FragmentRow[]): string {
  const parts = some[0]?.parts ?? some.length;
  const texts = new Map(some.map(({ part, content }) => [part, unpacked(content)]));
  const all = Array.from({ length: parts }, (_, index) => texts.get(index + 1) ?? gap);
  return all
    .filter((text, index) => text !== gap || all[index - 1] !== gap)
    .join('')
    .trim();
}

/** How long parts wait for the others. */
const longestWaitMs = 2 * 60_000;

/** Passes on texts of which some parts did not come in time: there may be a STOP in the others. */
export async function passOnLoneParts(context: MessageContext, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  const now = context.now();
  const passOn = passesOn(context, log);
  for (const some of await listLoneFragments(context.db, new Date(now.getTime() - longestWaitMs))) {
    const [first] = some;
    if (!first || first.from === null || first.to === null) continue;
    await passOn(first.id, { from: first.from, to: first.to }, withGaps(some));
    await notePassedOn(context.db, some, now);
  }
}
