import { useEffect, useState } from 'react';
import type { FlowDocument } from '#values/flow/document.ts';
import { endpoints } from '#contract/endpoints.ts';
import { audioFilesIn } from '#flows/core/audioFilesIn.ts';
import { call } from '../../../api/client/call.ts';
import type { NoProof, Proof, ProofTask } from '../../proof/prove.ts';
import { loadOtherFlows } from '../simulator/loadOtherFlows.ts';
import { type ProofSubject, proveInWorker } from './runInWorker.ts';

/** What is known so far of a document's proof. A proof that was stopped runs again when the document changes. */
export type Proving =
  | { kind: 'running'; share: number }
  | { kind: 'stopped' }
  | { kind: 'failed' }
  | { kind: 'done'; proof: Proof | NoProof; subject: ProofSubject };

const pause = 400;

/** The calls that are proved: those of the next two years, from the full hour. */
function nextTwoYears(now: Date): Pick<ProofTask, 'from' | 'to'> {
  const from = Math.floor(now.getTime() / 3_600_000) * 3600;
  const end = new Date(from * 1000);
  return { from, to: Date.UTC(end.getUTCFullYear() + 2, end.getUTCMonth(), end.getUTCDate()) / 1000 };
}

interface Subject {
  account: number;
  /** The number that the calls are to, E.164. */
  trackingNumber: string;
}

/** Proves a document in a worker, anew whenever typing pauses, until it is stopped. */
export function useProof(document: FlowDocument, { account, trackingNumber }: Subject) {
  const [attempt, setAttempt] = useState({ document });
  const [stopped, setStopped] = useState<typeof attempt | null>(null);
  const [last, setLast] = useState<{ attempt: typeof attempt; proving: Proving } | null>(null);
  const isStopped = stopped === attempt;
  useEffect(() => {
    const timer = setTimeout(
      () => setAttempt((before) => (before.document === document ? before : { document })),
      pause,
    );
    return () => clearTimeout(timer);
  }, [document]);
  useEffect(() => {
    if (isStopped) return undefined;
    const cancel = new AbortController();
    const { signal } = cancel;
    const show = (proving: Proving) => {
      if (!signal.aborted) setLast({ attempt, proving });
    };
    const onProgress = (share: number) => show({ kind: 'running', share });
    subjectOf(attempt.document, { account, trackingNumber })
      .then(async (subject) => {
        if (!signal.aborted)
          show({ kind: 'done', subject, proof: await proveInWorker(subject, { signal, onProgress }) });
      })
      .catch(() => show({ kind: 'failed' }));
    return () => cancel.abort();
  }, [attempt, isStopped, account, trackingNumber]);
  const running: Proving = { kind: 'running', share: 0 };
  const known = last?.attempt === attempt ? last.proving : running;
  return {
    proving: isStopped && known.kind === 'running' ? ({ kind: 'stopped' } as const) : known,
    stop: () => setStopped(attempt),
    again: () => setAttempt({ document }),
  };
}

async function subjectOf(document: FlowDocument, { account, trackingNumber }: Subject): Promise<ProofSubject> {
  const [others, library] = await Promise.all([
    loadOtherFlows(account, document),
    audioFilesIn(document).length === 0 ? [] : call(endpoints.listAudioFiles, { params: { account } }),
  ]);
  const files = new Map(library.map((file) => [file.id, file]));
  const { from, to } = nextTwoYears(new Date());
  const facts = { at: from * 1000, caller: null, trackingNumber, area: null, country: null, firstTime: true };
  return { document, others, files, from, to, facts };
}
