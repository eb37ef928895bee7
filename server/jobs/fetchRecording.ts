import { z } from 'zod';
import type { CarrierSettings } from '../carriers/carrierSettings.ts';
import type { Db } from '../db/executor.ts';
import { findRecording, markFetched, type RecordingRow } from '../repositories/recordings.repository.ts';
import type { AudioStore } from './audioStore.ts';

export const FetchRecording = z.object({ accountId: z.number().int(), sid: z.string() });
export type FetchRecording = z.infer<typeof FetchRecording>;

export interface FetchingRecordings {
  db: Db;
  store: AudioStore;
  carrier: CarrierSettings;
}

const longestMs = 60_000;
const mostBytes = 500 * 1024 * 1024;

/**
 * Brings a recording from the carrier into the audio store, once. Only the carrier's own address is asked, whatever
 * address the callback named, and redirects are not followed with our credentials.
 * @throws Error when the carrier does not give it; the job is tried again.
 */
export async function fetchRecording(fetching: FetchingRecordings, { accountId, sid }: FetchRecording): Promise<void> {
  const { db, store, carrier } = fetching;
  const recording = await findRecording(db, accountId, sid);
  if (!recording || recording.storedAs !== null) return;
  if (!isOfCarrier(recording.sourceUrl, carrier.apiBase))
    throw new Error(`recording ${sid} is not at the carrier's address`);
  const response = await fetch(recording.sourceUrl, {
    headers: {
      authorization: `Basic ${Buffer.from(`${carrier.accountSid}:${carrier.authTokens[0]}`).toString('base64')}`,
    },
    redirect: 'error',
    signal: AbortSignal.timeout(longestMs),
  });
  if (!response.ok) throw new Error(`the carrier answered ${response.status} for recording ${sid}`);
  if (Number(response.headers.get('content-length') ?? 0) > mostBytes) throw new Error(`recording ${sid} is too large`);
  const key = audioKey(recording);
  await store.put(key, await response.bytes());
  await markFetched(db, recording, key);
}

function audioKey({ accountId, callUuid, sid }: RecordingRow): string {
  return `${accountId}/${callUuid}/${sid.replaceAll(/[^A-Za-z0-9]/g, '')}.wav`;
}

function isOfCarrier(url: string, apiBase: string): boolean {
  const asked = new URL(url);
  const base = new URL(`${apiBase}/`);
  return asked.origin === base.origin && asked.pathname.startsWith(base.pathname);
}
