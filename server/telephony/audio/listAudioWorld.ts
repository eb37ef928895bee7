import { type Scope, isWithin } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { audioFiles } from '../../kernel/db/schema/audioFiles.ts';

export function listAudioWorld(executor: Executor, scope: Scope) {
  const { id, name, seconds } = audioFiles;
  return executor
    .select({ id, name, seconds })
    .from(audioFiles)
    .where(isWithin(scope, audioFiles.accountId))
    .orderBy(id);
}
