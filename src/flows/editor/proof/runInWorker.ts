import type { FlowDocument } from '#values/flow/document.ts';
import type { FlowEnd } from '../../proof/coverage.ts';
import type { PlayableCall } from '../../proof/playableCall.ts';
import type { PlaceCoverage } from '../../proof/placeCoverage.ts';
import type { NoProof, Proof, ProofTask } from '../../proof/prove.ts';

/** What is known about calls on a flow, without the parts that cannot be sent to a worker. */
export type ProofSubject = Omit<ProofTask, 'onProgress'> & { document: FlowDocument };

export type ProofRequest = ({ kind: 'prove' } | { kind: 'places' } | { kind: 'example'; end: FlowEnd }) & ProofSubject;
export type ProofMessage =
  | { kind: 'progress'; share: number }
  | { kind: 'proof'; proof: Proof | NoProof }
  | { kind: 'places'; places: PlaceCoverage[] }
  | { kind: 'example'; call: PlayableCall | undefined };

interface WorkOptions {
  /** Ends the worker, after which nothing is answered. */
  signal: AbortSignal;
  onProgress?: (share: number) => void;
}

/** Proves a flow off the main thread. Rejects if the worker fails. */
export async function proveInWorker(subject: ProofSubject, options: WorkOptions): Promise<Proof | NoProof> {
  const answer = await runInWorker({ kind: 'prove', ...subject }, options);
  if (answer.kind !== 'proof') throw new Error(`the proof answered with ${answer.kind}`);
  return answer.proof;
}

/** Finds off the main thread how calls can end by where they come from. Rejects if the worker fails. */
export async function coverPlacesInWorker(subject: ProofSubject, options: WorkOptions): Promise<PlaceCoverage[]> {
  const answer = await runInWorker({ kind: 'places', ...subject }, options);
  if (answer.kind !== 'places') throw new Error(`the search of places answered with ${answer.kind}`);
  return answer.places;
}

/** Looks for a call that ends in one way off the main thread. Rejects if the worker fails. */
export async function findExample(
  subject: ProofSubject,
  end: FlowEnd,
  options: WorkOptions,
): Promise<PlayableCall | undefined> {
  const answer = await runInWorker({ kind: 'example', end, ...subject }, options);
  if (answer.kind !== 'example') throw new Error(`the search answered with ${answer.kind}`);
  return answer.call;
}

function runInWorker(request: ProofRequest, { signal, onProgress }: WorkOptions) {
  return new Promise<Exclude<ProofMessage, { kind: 'progress' }>>((resolve, reject) => {
    const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
    const end = () => worker.terminate();
    signal.addEventListener('abort', end);
    worker.addEventListener('message', ({ data }: MessageEvent<ProofMessage>) => {
      if (data.kind === 'progress') {
        onProgress?.(data.share);
        return;
      }
      end();
      resolve(data);
    });
    worker.addEventListener('error', ({ message }) => {
      end();
      reject(new Error(message));
    });
    worker.postMessage(request);
  });
}
