import { z } from 'zod';
import type { FileStore } from '../../kernel/outside/fileStore.ts';
import { defineJob } from '../../kernel/jobs/job.ts';
import type { MessageContext } from './messageContext.ts';
import { deleteAbandonedMedia, type FetchMedium, loseMedium as lose, storeMedium } from './storeMedium.ts';

const data = z.object({ accountId: z.number().int(), messageId: z.uuid(), index: z.number().int() });

/** Gives up on a medium after the last attempt to fetch it. */
export const loseMedium = defineJob({
  name: 'lose-medium',
  data,
  retry: { times: 5, firstSeconds: 2 },
  run: (_, medium, { messages }: { messages: MessageContext }) => lose(messages, medium),
});

/** About four hours of attempts. */
export const fetchMedium = defineJob({
  name: 'fetch-medium',
  data,
  retry: { times: 12, firstSeconds: 2 },
  givenUpTo: loseMedium,
  atOnce: 2,
  run: (
    _,
    medium,
    { messages, media, fetchMedia }: { messages: MessageContext; media: FileStore; fetchMedia: FetchMedium },
  ) => storeMedium({ ...messages, store: media, fetch: fetchMedia }, medium),
});

export const deleteMedia = defineJob({
  name: 'delete-abandoned-media',
  retry: { times: 0 },
  every: '27 * * * *',
  longestSeconds: 3600,
  run: ({ db }, _, { media }: { media: FileStore }) => deleteAbandonedMedia(db, media),
});
