import { z } from 'zod';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { listOf } from '#values/listRequest.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { configurers } from '#values/roleGroups.ts';
import {
  LikelyTerm,
  mostLikely,
  SpokenLanguage,
  TalkShares,
  TranscriptFault,
  TranscriptState,
  Utterance,
} from '#values/transcript.ts';
import { endpoint } from '../kernel/endpoint.ts';

const distinct = <One>(all: One[]) => [...new Set(all)];

/** Whose calls become text. Version 0 is of an account that has set nothing up. */
export const Transcription = z
  .object({
    account: AccountId,
    accountName: z.string(),
    enabled: z.boolean(),
    /** The numbers whose calls do; null for all. */
    dids: z.array(z.string()).nullable(),
    /** Null to find it out. */
    language: SpokenLanguage.nullable(),
    /** Names and products that are likely to be said. */
    likely: z.array(z.string()),
    /** Whether card numbers, codes and passwords are kept. */
    keepsSecrets: z.boolean(),
    changedBy: z.string().nullable(),
    changedAt: z.iso.datetime().nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'Transcription' });
export type Transcription = z.output<typeof Transcription>;

/** What was said in a recording of a call. */
export const Transcript = z
  .object({
    recording: z.string(),
    state: TranscriptState,
    /** Why there is none. */
    fault: TranscriptFault.nullable(),
    /** Who heard it. */
    recognizer: z.string().nullable(),
    language: z.string().nullable(),
    /** In their order. */
    utterances: z.array(Utterance),
    shares: TalkShares.nullable(),
    queuedAt: z.iso.datetime(),
    doneAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Transcript' });
export type Transcript = z.output<typeof Transcript>;

export const intelligence = {
  listTranscriptions: endpoint({
    method: 'GET',
    path: '/v2/powerups/intelligence/numbers',
    summary: 'List whose calls become text, and by which recognizer',
    access: 'session',
    roles: configurers,
    query: z.object({ account: listOf(AccountId).optional() }),
    response: z.object({
      /** Null if this installation has none. */
      recognizer: z.string().nullable(),
      accounts: z.array(Transcription),
    }),
  }),
  changeTranscription: endpoint({
    method: 'PUT',
    path: '/v2/powerups/intelligence/numbers',
    summary: 'Choose whose calls become text from now on',
    access: 'session',
    roles: configurers,
    body: z.object({
      account: AccountId,
      version: Version.or(z.literal(0)),
      enabled: z.boolean(),
      dids: z.array(PhoneNumber).max(500).transform(distinct).nullable().default(null),
      language: SpokenLanguage.nullable().default(null),
      likely: z.array(LikelyTerm).max(mostLikely).transform(distinct).default([]),
      keepsSecrets: z.boolean().default(false),
    }),
    response: Transcription,
    errors: ['STALE-VERSION', 'NOT-CONFIGURED'],
  }),
  listTranscripts: endpoint({
    method: 'GET',
    path: '/v2/powerups/intelligence/call/:id',
    summary: 'List what was said in the recordings of a call',
    access: 'session',
    roles: [],
    params: z.object({ id: Uuid }),
    response: z.array(Transcript),
  }),
};
