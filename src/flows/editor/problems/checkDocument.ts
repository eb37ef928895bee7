import type { FlowDocument } from '#values/flow/document.ts';
import type { AccountWorld } from '#values/flow/accountWorld.ts';
import type { Problem } from '#values/flow/problem.ts';

export interface CheckRequest {
  id: number;
  document: FlowDocument;
  world: AccountWorld;
}
export interface CheckAnswer {
  id: number;
  problems: Problem[];
}

let worker: Worker | undefined;
let count = 0;

/**
 * Validates a document by the same rules as the server. Runs in a worker, so that the page loads neither rules nor
 * schemas nor numbering plans, and typing stays smooth. Rejects when the worker cannot run.
 */
export function checkDocument(document: FlowDocument, world: AccountWorld): Promise<Problem[]> {
  worker ??= new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
  const checking = worker;
  const id = ++count;
  return new Promise((resolve, reject) => {
    const done = new AbortController();
    const { signal } = done;
    const onMessage = ({ data }: MessageEvent<CheckAnswer>) => {
      if (data.id !== id) return;
      done.abort();
      resolve(data.problems);
    };
    const onError = (event: ErrorEvent) => {
      done.abort();
      reject(new Error(event.message));
    };
    checking.addEventListener('message', onMessage, { signal });
    checking.addEventListener('error', onError, { signal });
    checking.postMessage({ id, document, world } satisfies CheckRequest);
  });
}
