import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { printBanner } from './banner.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './db/openDatabase.ts';
import { buildApp } from './http/buildApp.ts';

/** Starts everything and stops it again, in reverse, at SIGINT or SIGTERM. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.LOG_LEVEL });
  const database = await openDatabase(config, (error) => log.warn({ err: error }, 'a database connection broke'));
  const app = await buildApp({ config, db: database.db });
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    await app.close();
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stopping ??= stop().catch((error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exitCode = 1;
      });
    });
  await app.listen({ host: config.HOST, port: config.PORT });
  const { port } = app.server.address() as AddressInfo;
  log.info({ port }, 'listening');
  printBanner({ url: config.PUBLIC_BASE_URL, logins: [] });
}

try {
  await main();
} catch (error) {
  process.stderr.write(
    error instanceof ConfigError ? `${error.message}\n` : `${String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exitCode = 1;
}
