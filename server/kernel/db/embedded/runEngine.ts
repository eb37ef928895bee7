import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { EngineUser } from './engineUser.ts';

export interface Engine {
  /** The folder with `bin`, `lib` and `share`. */
  native: string;
  /** The server's own folder: cluster, socket and log. */
  home: string;
  user: EngineUser;
}

/**
 * Runs a PostgreSQL program to completion as the engine's user.
 * @throws Error with its output when it fails.
 */
export async function runEngine(engine: Engine, program: 'initdb' | 'pg_ctl', args: string[]): Promise<void> {
  const child = spawn(join(engine.native, 'bin', program), args, {
    ...engine.user,
    cwd: engine.home,
    env: { PATH: process.env['PATH'] ?? '', TZ: 'UTC', LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code !== 0) throw new Error(`${program} ended with ${code ?? signal}:\n${printed.trim()}`);
}
