import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AccountId, Uuid } from '#values/ids.ts';
import type { Db } from '../kernel/db/executor.ts';
import { sendStored } from '../kernel/files/sendStored.ts';
import type { FileStore } from '../kernel/outside/fileStore.ts';
import { findPlayedFile } from '../telephony/audio/findPlayedFile.ts';
import { AppError } from '../kernel/appError.ts';
import { mimeTypes } from '../kernel/files/typeOfFile.ts';
import { signingKey } from '../kernel/access/signingKeys.ts';
import { found } from '../kernel/found.ts';
import { audioPath, isTicketValid } from './signedAudio.ts';
import type { SpeakingSite } from './carrierDialect.ts';

const Params = z.object({ account: AccountId, file: Uuid });
const Query = z.object({ until: z.coerce.number().int(), signature: z.string().max(100) });

/** How long a carrier may play a file that has been replaced, in seconds. */
const keptSeconds = 300;

interface AudioRoutes {
  db: Db;
  store: FileStore;
  publicBaseUrl: string;
  now: () => Date;
}

/**
 * Serves the audio files of accounts to the carrier that plays them to a caller. Returns the address of a file, which
 * nobody else can make.
 */
export async function mountAudio(
  app: FastifyInstance,
  { db, store, publicBaseUrl, now }: AudioRoutes,
): Promise<SpeakingSite['audioUrl']> {
  const key = await signingKey(db, 'audio');
  app.get('/carrier/audio/:account/:file', { helmet: false, compress: false }, async (request, reply) => {
    const params = Params.safeParse(request.params).data;
    const ticket = Query.safeParse(request.query).data;
    if (!params || !ticket) throw new AppError('NOT-FOUND');
    const played = { accountId: params.account, file: params.file };
    if (!isTicketValid(key, played, ticket, now())) throw new AppError('INVALID-SIGNATURE');
    const row = found(await findPlayedFile(db, { accountId: params.account, id: params.file }));
    const cache = `private, max-age=${keptSeconds}`;
    await sendStored(request, reply, { store, key: row.storedAs, type: mimeTypes[row.type], cache });
    return reply;
  });
  return (accountId, file) => `${publicBaseUrl}${audioPath(key, { accountId, file }, now())}`;
}
