import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { OtherProcess } from './answerElsewhere.ts';

/** What the process gets when it starts, and before it ends. `Whole` is the configuration with that of features. */
export type HeavyOrder<Whole extends Config = Config> = { start: { config: Whole; socket: string } } | 'stop';

interface Running {
  child: ChildProcess;
  socket: string;
}

/** Beside the bundle, or in the sources. */
function module(): string {
  const built = join(import.meta.dirname, 'heavyRequests.js');
  return existsSync(built) ? built : join(import.meta.dirname, '../../heavyRequests.ts');
}

/**
 * The second process of a server: it answers heavy requests, so that their parsing, checking and writing hold no call. One that
 * died, out of memory for example, is replaced with the next request.
 */
export class HeavyProcess implements OtherProcess {
  readonly #config: Config;
  readonly #log: Logger;
  #running: Promise<Running> | undefined;
  #stopped = false;

  constructor(config: Config, log: Logger) {
    this.#config = config;
    this.#log = log;
  }

  async socket(): Promise<string> {
    const running = (this.#running ??= this.#start());
    try {
      return (await running).socket;
    } catch (error) {
      if (this.#running === running) this.#running = undefined;
      throw error;
    }
  }

  /** Lets its requests finish. */
  async stop(): Promise<void> {
    this.#stopped = true;
    const [running] = await Promise.allSettled([this.#running]);
    if (running.status === 'rejected' || !running.value) return;
    const { child } = running.value;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.send('stop' satisfies HeavyOrder);
    await ended;
  }

  async #start(): Promise<Running> {
    if (this.#stopped) throw new Error('the server is stopping');
    // In a folder that is ours alone.
    const folder = await mkdtemp(join(tmpdir(), 'trunkline-heavy-'));
    const socket = join(folder, 'socket');
    const child = fork(module(), { serialization: 'advanced' });
    const left = new AbortController();
    child.once('exit', (code, signal) => {
      left.abort(new Error(`the process for heavy requests ended with ${code ?? signal}`));
      this.#running = undefined;
      if (!this.#stopped) this.#log.error({ code, signal }, 'the process for heavy requests ended');
      void rm(folder, { recursive: true, force: true });
    });
    child.send({ start: { config: this.#config, socket } } satisfies HeavyOrder);
    const ready = once(child, 'message', { signal: left.signal });
    await ready;
    return { child, socket };
  }
}
