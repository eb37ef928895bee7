import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import { Turns } from './turns.ts';

/** A worker ended before its work did: it ran out of memory or time. */
export class WorkerFailed extends Error {
  override name = 'WorkerFailed';
}

/** As long as a slow file of others may take. */
const waitMs = 300_000;
const staying = new AbortController().signal;

/** What a module of workers exports. */
export type Tasks = Record<string, (input: never) => Promise<unknown>>;

interface PoolOptions {
  /** The file of the module with the tasks. */
  module: () => string;
  /** Workers at a time. */
  workers: number;
  /** The heap of a worker, in MB. */
  heap: number;
  /** How many tasks of one sender wait. */
  waiting: number;
}

/**
 * Runs tasks in processes of their own, so that what goes wrong in them costs this process neither time nor memory. Threads
 * would not do: an allocation beyond the limit of a thread’s heap can end the whole process. A worker has no environment
 * variables, so no secrets either, and ends when it has nothing to do.
 */
export class WorkerPool<All extends Tasks> {
  readonly #options: PoolOptions;
  readonly #turns: Turns;
  #pool: Tinypool | undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
    const { workers: mostOfAll, waiting: mostWaiting } = options;
    this.#turns = new Turns({ mostOfSender: Math.max(1, mostOfAll - 1), mostOfAll, mostWaiting, waitMs });
  }

  /**
   * Runs a task when it is the sender’s turn.
   * @throws WorkerFailed, AppError TOO-MANY-REQUESTS when the sender waits too long, and what the task throws, with its `code` and `info`.
   */
  async run<Name extends keyof All & string>(
    name: Name,
    input: Parameters<All[Name]>[0],
    { sender, seconds }: { sender: string; seconds: number },
  ): Promise<Awaited<ReturnType<All[Name]>>> {
    const end = await this.#turns.take(sender, staying);
    const signal = AbortSignal.timeout(seconds * 1000);
    try {
      return await this.#opened().run(input, { name, signal });
    } catch (error) {
      if (signal.aborted || hasDied(error)) throw new WorkerFailed(name, { cause: error });
      throw asError(error);
    } finally {
      end();
    }
  }

  #opened(): Tinypool {
    const { module, workers, heap } = this.#options;
    return (this.#pool ??= new Tinypool({
      runtime: 'child_process',
      filename: pathToFileURL(module()).href,
      minThreads: 0,
      maxThreads: workers,
      idleTimeout: 30_000,
      env: {},
      execArgv: [`--max-old-space-size=${heap}`, ...typescript],
      serialization: 'advanced',
    }));
  }
}

/** Node 22.18 and later read TypeScript by themselves. */
const typescript = process.features.typescript ? [] : ['--import', 'tsx'];

/** Errors of other processes arrive as plain objects. */
function asError(error: unknown): unknown {
  if (error instanceof Error || typeof error !== 'object' || error === null) return error;
  return Object.assign(new Error(), error);
}

/** Tinypool has no class for it. */
const hasDied = (error: unknown): boolean => error instanceof Error && error.message === 'Worker exited unexpectedly';
