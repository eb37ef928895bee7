import { parseArgs } from 'node:util';
import { printBanner } from './banner.ts';
import { ConfigError, readConfig } from './config.ts';
import { startServer } from './compose.ts';

/** Runs the server until SIGINT or SIGTERM. Reports an invalid configuration without a stack trace. */
export function run(): Promise<void> {
  return start().catch(fail);
}

async function start(): Promise<void> {
  const config = readConfig({ ...process.env, ...flags() });
  const server = await startServer(config);
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stopping ??= server.stop().catch(fail);
    });
  printBanner({ url: config.PUBLIC_BASE_URL, logins: server.logins, password: config.DEMO_PASSWORD });
}

/** `--demo-traffic` is the same as `DEMO_TRAFFIC=on`. */
function flags(): { DEMO_TRAFFIC?: string } {
  const { values } = parseArgs({ options: { 'demo-traffic': { type: 'boolean' } } });
  return values['demo-traffic'] ? { DEMO_TRAFFIC: 'on' } : {};
}

function fail(error: unknown): void {
  const text = error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
