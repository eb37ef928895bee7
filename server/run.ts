import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { printBanner } from './banner.ts';
import { backUp } from './commands/backUp.ts';
import { restore } from './commands/restore.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { startServer } from './compose.ts';
import { RestoreError } from './db/backup/restoreBackup.ts';

/**
 * Runs the server until SIGINT or SIGTERM, or the command of the first argument. Reports an invalid configuration without a
 * stack trace.
 */
export async function run(): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      options: { 'demo-traffic': { type: 'boolean' } },
      allowPositionals: true,
    });
    // `--demo-traffic` is the same as `DEMO_TRAFFIC=on`.
    const config = readConfig({ ...process.env, ...(values['demo-traffic'] && { DEMO_TRAFFIC: 'on' }) });
    const [command, file] = positionals;
    if (command === undefined) await start(config);
    else process.stdout.write(`${await commandOf(command)(config, fileOf(command, file))}\n`);
  } catch (error) {
    fail(error);
  }
}

function commandOf(name: string): (config: Config, file: string) => Promise<string> {
  if (name === 'backup') return backUp;
  if (name === 'restore') return restore;
  throw new ConfigError(`There is no command ${name}: backup and restore are the ones there are.`);
}

function fileOf(command: string, file: string | undefined): string {
  if (file === undefined) throw new ConfigError(`Name the file: npm run ${command} -- trunkline.backup`);
  return resolve(file);
}

async function start(config: Config): Promise<void> {
  const server = await startServer(config);
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stopping ??= server.stop().catch(fail);
    });
  printBanner({ url: config.PUBLIC_BASE_URL, logins: server.logins, password: config.DEMO_PASSWORD });
}

function fail(error: unknown): void {
  const isExpected = error instanceof ConfigError || error instanceof RestoreError;
  const text = isExpected ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
