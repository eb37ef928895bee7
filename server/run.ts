import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { printBanner, printStep } from './banner.ts';
import { addSystemUser } from './commands/addSystemUser.ts';
import { backUp } from './commands/backUp.ts';
import { CommandError } from './kernel/commandError.ts';
import { restore } from './commands/restore.ts';
import { ConfigError } from './kernel/config/readSettings.ts';
import { type Config, readConfig } from './config.ts';
import { type RunningServer, startServer, startWorker } from './compose.ts';
import { printError, printUncaught } from './kernel/log/printError.ts';

/**
 * Runs the server until SIGINT or SIGTERM, or the command of the first argument. Reports an invalid configuration without a
 * stack trace.
 */
export async function run(): Promise<void> {
  printUncaught();
  try {
    const { values, positionals } = parseArgs({
      options: { 'demo-traffic': { type: 'boolean' } },
      allowPositionals: true,
    });
    // `--demo-traffic` is the same as `DEMO_TRAFFIC=on`.
    // Whoever started it by hand wants to hear of problems only.
    const usual = process.stdout.isTTY ? { LOG_LEVEL: 'warn' } : {};
    const config = readConfig({ ...usual, ...process.env, ...(values['demo-traffic'] && { DEMO_TRAFFIC: 'on' }) });
    const [command, argument] = positionals;
    if (command === undefined) await start(config);
    else if (command === 'worker') await work(config);
    else await carryOut(command, config, argument);
  } catch (error) {
    fail(error);
  }
}

/** The commands by name, each with an example of its argument. */
const commands: Record<string, { example: string; run: (config: Config, argument: string) => Promise<string> }> = {
  backup: { example: 'trunkline.backup', run: (config, file) => backUp(config, resolve(file)) },
  restore: { example: 'trunkline.backup', run: (config, file) => restore(config, resolve(file)) },
  'add-system-user': { example: 'ada@example.com', run: addSystemUser },
};

async function carryOut(name: string, config: Config, argument: string | undefined): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new CommandError(`There is no command ${name}, only ${['worker', ...Object.keys(commands)].join(', ')}.`);
  if (argument === undefined)
    throw new CommandError(`The argument is missing, as in npm run ${name} -- ${command.example}`);
  process.stdout.write(`${await command.run(config, argument)}\n`);
}

async function start(config: Config): Promise<void> {
  const server = await startServer(config, { says: printStep });
  runUntilStopped(server);
  printBanner({ url: config.PUBLIC_BASE_URL, logins: server.logins, password: config.DEMO_PASSWORD });
}

/** Calls on the same machine come first. */
async function work(config: Config): Promise<void> {
  setPriority(5);
  runUntilStopped(await startWorker(config));
}

function runUntilStopped(server: Pick<RunningServer, 'stop'>): void {
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // Whoever asks twice doesn't want to wait.
      if (stopping) process.exit(1);
      stopping = stopInTime(server);
    });
}

/** A database that doesn't answer would keep the process for ever. Everything that counts is stored as it happens. */
async function stopInTime(server: Pick<RunningServer, 'stop'>): Promise<void> {
  const timer = setTimeout(() => {
    process.stderr.write('Not everything could be closed in time.\n');
    process.exit(1);
  }, longestStopMs);
  await server.stop().catch(fail);
  clearTimeout(timer);
}

/** Supervisors kill what is still there after ten seconds. */
const longestStopMs = 9000;

function fail(error: unknown): void {
  const isExpected = [ConfigError, CommandError].some((kind) => error instanceof kind);
  if (isExpected && error instanceof Error) process.stderr.write(`${error.message}\n`);
  else printError(error);
  process.exitCode = 1;
}
