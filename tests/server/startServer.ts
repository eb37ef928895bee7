import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';
import packageFile from '../../package.json' with { type: 'json' };

export interface RunningServer {
  url: string;
  process: ChildProcess;
  /** Everything the server printed. */
  output(): string;
  /** Stops the server as a signal would, waits for it and removes its data. */
  stop(): Promise<void>;
}

/** The options that `npm start` gives node. */
const options = (/node (--.*) dist\/server/.exec(packageFile.scripts.start)?.[1] ?? '').split(' ');

/** What V8 compiled of the server, which the next one that starts reads instead of compiling it again. */
const compiled = join(tmpdir(), 'trunkline-compiled');

/**
 * Starts the built server as a user would: in its own process with its own data folder, ready for requests. Needs `npm
 * run build`. `root` is the folder of a checkout, if not ours.
 */
export async function startServer(environment: Record<string, string> = {}, root = '.'): Promise<RunningServer> {
  const dataDir = environment['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'trunkline-server-'));
  const port = environment['PORT'] ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...options, 'dist/server/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compiled,
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      PORT: port,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await ready(url, child, () => printed);
  return {
    url,
    process: child,
    output: () => printed,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      if (!environment['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits, without a time limit, until the server is ready. Throws if it exits first. */
export async function ready(url: string, child: ChildProcess, printed = () => ''): Promise<void> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server ended with ${child.exitCode ?? child.signalCode}:\n${printed()}`);
    const response = await fetch(`${url}/readyz`).catch((refused: unknown) => refused);
    if (response instanceof Response && response.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
