import type { FileStore } from '../../kernel/outside/fileStore.ts';
import { defineJob } from '../../kernel/jobs/job.ts';
import { deleteAbandonedAudio } from './audioFiles.ts';

/** Audio files of deleted accounts. */
export const deleteAudio = defineJob({
  name: 'delete-abandoned-audio',
  retry: { times: 0 },
  every: '25 * * * *',
  longestSeconds: 3600,
  run: ({ db }, _, { audio }: { audio: FileStore }) => deleteAbandonedAudio(db, audio),
});
