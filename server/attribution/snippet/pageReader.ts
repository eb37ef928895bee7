import type { UnopenedPage } from '#contract/attribution/webSnippet.contract.ts';
import { AppError } from '../../kernel/appError.ts';
import { readerModule } from '../../kernel/files/fileReaders.ts';
import { WorkerFailed, WorkerPool } from '../../kernel/workers/workerPool.ts';
import type { PageToRead, ReadPage } from './readPage.ts';

/** What reads the pages of others, in processes of their own. */
export interface PageTasks extends Record<string, (input: never) => Promise<unknown>> {
  pageOf: (page: PageToRead) => Promise<ReadPage>;
}

const pool = new WorkerPool<PageTasks>({ module: readerModule, workers: 1, heap: 256, waiting: 3 });

/** Pages that people write take a hundredth of it. */
const seconds = 20;

/**
 * Reads a page for whoever `sender` is.
 * @throws AppError ADDRESS-REFUSED for one that takes too long or too much, TOO-MANY-REQUESTS.
 */
export async function readOutside(page: PageToRead, sender: string): Promise<ReadPage> {
  try {
    return await pool.run('pageOf', page, { sender, seconds });
  } catch (error) {
    const info = { field: 'path', wrong: 'size' } satisfies UnopenedPage;
    if (error instanceof WorkerFailed) throw new AppError('ADDRESS-REFUSED', info);
    throw error;
  }
}
