import type { PastCall } from '#contract/telephony/pastCalls.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { call } from '../../../api/client/call.ts';
import type { ShadowRun } from '../../shadow/compareCall.ts';
import type { ShadowReport } from '../../shadow/compareCalls.ts';
import { loadOtherFlows } from '../simulator/loadOtherFlows.ts';
import { type FlowPin, keyOf, type ShadowAnswer, type ShadowRequest } from './shadowMessages.ts';

export const comparedDays = 30;
/** The newest are compared. */
export const mostCalls = 20_000;

export interface ShadowSubject {
  account: number;
  flow: string;
  document: FlowDocument;
}

export interface ShadowResult {
  report: ShadowReport;
  /** The calls that do not end as they did. */
  runs: ReadonlyMap<string, ShadowRun>;
  /** Whether there were more calls than are compared. */
  cut: boolean;
  document: FlowDocument;
  /** The other flows in which calls of the draft can go on. */
  others: ReadonlyMap<string, FlowDocument>;
  /** The versions on which the calls ran, with all flows that they could reach; newest first. */
  versions: readonly { pin: FlowPin; document: FlowDocument }[];
}

interface Options {
  signal: AbortSignal;
  onProgress: (compared: number) => void;
}

/** Leads the calls of the last 30 days through a draft: a page is compared in a worker while the next one loads. */
export async function replayPastCalls(subject: ShadowSubject, { signal, onProgress }: Options): Promise<ShadowResult> {
  const { account, flow, document } = subject;
  const others = await loadOtherFlows(account, document);
  signal.throwIfAborted();
  const worker = new ShadowWorker(signal, onProgress);
  try {
    worker.send({ kind: 'begin', document, others });
    const loaded = new Map<string, { pin: FlowPin; document: FlowDocument }>();
    const place = { account, type: 'flow' } as const;
    let next: number | null | undefined;
    let count = 0;
    while (next !== null && count < mostCalls) {
      const query = { days: comparedDays, length: 1000, ...(next !== undefined && { before: next }) };
      const page = await call(endpoints.listPastCalls, { params: { ...place, id: flow }, query }, { signal });
      const fresh = pinsOf(flow, page.calls).filter((pin) => !loaded.has(keyOf(pin)));
      const versions = await Promise.all(
        fresh.map(async ({ id, version }) => {
          const found = await call(endpoints.getFlowVersion, { params: { ...place, id, version } }, { signal });
          return { pin: { id, version }, document: found.document };
        }),
      );
      for (const version of versions) loaded.set(keyOf(version.pin), version);
      worker.send({ kind: 'calls', flow, calls: page.calls, versions });
      count += page.calls.length;
      ({ next } = page);
    }
    const { report, runs } = await worker.report();
    return { report, runs, cut: next !== null, document, others, versions: [...loaded.values()] };
  } finally {
    worker.end();
  }
}

/** The versions that the calls ran on, each once. */
function pinsOf(flow: string, calls: readonly PastCall[]): FlowPin[] {
  const pins = calls.flatMap(({ version, others }) => [{ id: flow, version }, ...others]);
  return [...new Map(pins.map((pin) => [keyOf(pin), pin])).values()];
}

type Report = Extract<ShadowAnswer, { kind: 'report' }>;

class ShadowWorker {
  readonly #worker = new Worker(new URL('./shadow.worker.ts', import.meta.url), { type: 'module' });
  readonly #report = Promise.withResolvers<Report>();

  constructor(signal: AbortSignal, onProgress: (compared: number) => void) {
    // A worker that is stopped or fails while calls are loading rejects before anyone waits for its report.
    void Promise.allSettled([this.#report.promise]);
    signal.addEventListener('abort', () => {
      this.end();
      this.#report.reject(signal.reason);
    });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<ShadowAnswer>) => {
      if (data.kind === 'progress') onProgress(data.compared);
      else this.#report.resolve(data);
    });
    this.#worker.addEventListener('error', ({ message }) => this.#report.reject(new Error(message)));
  }

  send(request: ShadowRequest): void {
    this.#worker.postMessage(request);
  }

  report(): Promise<Report> {
    this.send({ kind: 'end' });
    return this.#report.promise;
  }

  end(): void {
    this.#worker.terminate();
  }
}
