import { z } from 'zod';
import { AccountId, Uuid } from '#values/ids.ts';
import { configurers } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';

const inAccount = z.object({ account: AccountId });
const one = inAccount.extend({ id: Uuid });

export const mostAudioBytes = 10 * 1024 * 1024;

const AudioName = z.string().trim().min(1).max(100);

/** A file that flows play, named uniquely in its account, whatever the case. */
export const AudioFile = z
  .object({
    id: Uuid,
    account: AccountId,
    name: z.string(),
    type: z.enum(['wav', 'mp3']),
    bytes: z.number().int(),
    seconds: z.number(),
    /** When its content was last replaced. */
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'AudioFile' });
export type AudioFile = z.infer<typeof AudioFile>;

const upload = { maxBytes: mostAudioBytes, types: ['wav', 'mp3'] } as const;
const uploadErrors = ['file-too-large', 'file-invalid-type', 'NOT-CONFIGURED'] as const;

/** The audio files of an account, which the steps of its flows play. */
export const audioFiles = {
  listAudioFiles: endpoint({
    method: 'GET',
    path: '/v2/audio/:account',
    summary: 'List an account’s audio files by name',
    access: 'session',
    roles: [],
    params: inAccount,
    response: z.array(AudioFile),
  }),
  addAudioFile: endpoint({
    method: 'PUT',
    path: '/v2/audio/:account',
    summary: 'Upload an audio file that flows can play, named like the file without its extension',
    access: 'session',
    roles: configurers,
    params: inAccount,
    upload,
    response: AudioFile,
    errors: ['LIMIT-REACHED', ...uploadErrors, 'ALREADY-EXISTS'],
  }),
  renameAudioFile: endpoint({
    method: 'POST',
    path: '/v2/audio/:account/:id',
    summary: 'Rename an audio file',
    access: 'session',
    roles: configurers,
    params: one,
    body: z.object({ name: AudioName }),
    response: AudioFile,
    errors: ['ALREADY-EXISTS'],
  }),
  removeAudioFile: endpoint({
    method: 'DELETE',
    path: '/v2/audio/:account/:id',
    summary: 'Delete an audio file that no flow plays. Returns it',
    access: 'session',
    roles: configurers,
    params: one,
    response: AudioFile,
    errors: ['AUDIO-IN-USE'],
  }),
  getAudioFile: endpoint({
    method: 'GET',
    path: '/v2/audio/:account/:id/content',
    summary: 'Play an audio file, whole or in ranges',
    access: 'session',
    roles: [],
    params: one,
    response: 'stream',
  }),
  replaceAudioFile: endpoint({
    method: 'PUT',
    path: '/v2/audio/:account/:id/content',
    summary: 'Replace the content of an audio file; flows play the new one from then on',
    access: 'session',
    roles: configurers,
    params: one,
    upload,
    response: AudioFile,
    errors: uploadErrors,
  }),
};
