import { useEffect, useMemo, useState } from 'react';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Problem } from '#values/flow/problem.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { checkDocument } from './checkDocument.ts';
import { contactsIn, webPhonesIn } from '#flows/core/peopleIn.ts';
import { flowsIn } from '#flows/core/flowsIn.ts';
import { numbersIn } from '#flows/core/numbersIn.ts';

const pause = 150;
const none: Problem[] = [];

/**
 * Validates a document when typing pauses, against the same account data as the server. Keeps the last result until the
 * next one arrives. `world` is that data, once it is loaded.
 */
export function useProblems(account: number, self: string, document: FlowDocument) {
  const paused = usePaused(document);
  const numbers = useMemo(() => numbersIn(paused), [paused]);
  const flows = useMemo(() => flowsIn(paused), [paused]);
  const contacts = useMemo(() => contactsIn(paused), [paused]);
  const webPhones = useMemo(() => webPhonesIn(paused), [paused]);
  const input = { params: { account }, body: { numbers, flows, contacts, webPhones, self } };
  const world = useEndpoint('getFlowWorld', input, { keepPreviousData: true }).data;
  const [found, setFound] = useState<Problem[] | null>(null);
  useEffect(() => {
    if (world === undefined) return undefined;
    let current = true;
    checkDocument(paused, world).then((problems) => current && setFound(problems), reportError);
    return () => {
      current = false;
    };
  }, [paused, world]);
  return { problems: found ?? none, isChecked: found !== null, world };
}

/** Debounces a value. */
function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

export type ProblemCounts = ReadonlyMap<string, { errors: number; warnings: number }>;

/** Errors and warnings by node, without those of a step just added; a loop counts for each of its nodes. */
export function useProblemCounts(problems: Problem[], fresh: string | null): ProblemCounts {
  return useMemo(() => {
    const counts = new Map<string, { errors: number; warnings: number }>();
    for (const { severity, nodeId, nodes } of problems) {
      for (const id of new Set([...(nodeId === undefined ? [] : [nodeId]), ...(nodes ?? [])])) {
        if (id === fresh) continue;
        const count = counts.get(id) ?? { errors: 0, warnings: 0 };
        counts.set(id, {
          errors: count.errors + (severity === 'error' ? 1 : 0),
          warnings: count.warnings + (severity === 'warning' ? 1 : 0),
        });
      }
    }
    return counts;
  }, [problems, fresh]);
}
