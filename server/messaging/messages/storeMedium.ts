import { fileTypeFromBuffer } from 'file-type';
import { isPicture } from '#values/sms/isPicture.ts';
import type { MediumRefusal } from '#values/sms/messageWords.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { Refused } from '../../kernel/outside/fetchOutside.ts';
import type { FileStore } from '../../kernel/outside/fileStore.ts';
import { findConversationOf } from './findConversationOf.ts';
import { deleteMedium, findMedium, listAbandonedMedia, settleMedium } from './messageMedia.repository.ts';
import type { MediumKey } from './storedMedia.ts';
import type { MessageContext } from './messageContext.ts';

/**
 * Fetches a medium of a message from where the carrier says it is.
 * @throws Refused with what is wrong, or Error when the connection fails.
 */
export type FetchMedium = (url: string) => Promise<Buffer>;

export interface MediaContext extends Pick<MessageContext, 'db' | 'changed'> {
  store: FileStore;
  fetch: FetchMedium;
}

/**
 * Moves a medium from the carrier to the store, or refuses it for what it is. One that was lost can still be stored.
 * @throws Error when the carrier doesn’t provide it; the job is retried.
 */
export async function storeMedium(context: MediaContext, { accountId, messageId, index }: MediumKey): Promise<void> {
  const { db, store, fetch } = context;
  const key = { accountId, messageId, index };
  const url = (await findMedium(db, key))?.medium.url;
  // Stored or refused by an earlier attempt, or its account is gone.
  if (typeof url !== 'string') return;
  const brought = await bring(fetch, url);
  if ('refusal' in brought) {
    await settleMedium(db, key, { state: 'refused', refusal: brought.refusal, url: null });
  } else {
    const { bytes, type, extension } = brought;
    const storedAs = `${accountId}/${messageId}/${index}.${extension}`;
    await store.put(storedAs, bytes);
    const stored = { state: 'stored', type, bytes: bytes.length, storedAs, url: null } as const;
    if (!(await settleMedium(db, key, stored))) await store.delete(storedAs);
  }
  await tell(context, key);
}

/** Gives up on a medium that its carrier never provided. */
export async function loseMedium(context: Omit<MediaContext, 'store' | 'fetch'>, key: MediumKey): Promise<void> {
  const found = await findMedium(context.db, key);
  if (found?.medium.state !== 'fetching') return;
  await settleMedium(context.db, key, { state: 'lost' });
  await tell(context, key);
}

/** Deletes the media of deleted accounts. If the process stops in between, the next run finishes. */
export async function deleteAbandonedMedia(db: Db, store: FileStore): Promise<void> {
  for (;;) {
    const abandoned = await listAbandonedMedia(db);
    if (abandoned.length === 0) return;
    for (const medium of abandoned) {
      if (medium.storedAs !== null) await store.delete(medium.storedAs);
      await deleteMedium(db, medium);
    }
  }
}

type Brought = { bytes: Buffer; type: string; extension: string } | { refusal: MediumRefusal };

async function bring(fetch: FetchMedium, url: string): Promise<Brought> {
  try {
    const bytes = await fetch(url);
    const found = await fileTypeFromBuffer(bytes);
    const type = found?.mime.split(';')[0];
    if (!found || type === undefined || !isKept(type)) return { refusal: 'type' };
    return { bytes, type, extension: found.ext };
  } catch (error) {
    if (error instanceof Refused && (error.wrong === 'size' || error.wrong === 'address'))
      return { refusal: error.wrong };
    throw error;
  }
}

/** What we keep, judged by the content. No SVG, which could run code. */
function isKept(type: string): boolean {
  return isPicture(type) || ['application/pdf', 'text/vcard'].includes(type) || /^(audio|video)\//.test(type);
}

async function tell({ db, changed }: Pick<MediaContext, 'db' | 'changed'>, key: MediumKey): Promise<void> {
  const found = await findMedium(db, key);
  const uuid = found && (await findConversationOf(db, { accountId: key.accountId, ...found }));
  if (uuid !== undefined) changed({ account: key.accountId, kind: 'conversation.changed', uuid });
}
