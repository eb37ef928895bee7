import { setPriority } from 'node:os';
import { answerHeavyRequests } from './compose.ts';
import type { Config } from './config.ts';
import type { HeavyOrder } from './kernel/http/heavyProcess.ts';
import { openLog } from './kernel/log/openLog.ts';
import { printUncaught } from './kernel/log/printError.ts';

printUncaught();
// The process that answers calls comes first, and says when this one ends.
setPriority(5);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());

process.once('message', ({ start }: Exclude<HeavyOrder<Config>, 'stop'>) => {
  const server = answerHeavyRequests(start.config, start.socket);
  process.once('message', (order: HeavyOrder<Config>) => {
    if (order === 'stop') void server.then(({ stop }) => stop()).finally(() => process.exit());
  });
  server.then(
    () => process.send?.('listening'),
    (error: unknown) => {
      openLog(start.config.LOG_LEVEL).error({ err: error }, 'no process for heavy requests');
      process.exit(1);
    },
  );
});
