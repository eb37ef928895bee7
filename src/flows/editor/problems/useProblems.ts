import { useEffect, useMemo, useState } from 'react';
import type { FlowDocument } from '#flows/core/document.ts';
import type { AccountWorld } from '#flows/core/flowWorld.ts';
import type { Problem } from '#flows/core/problems.ts';
import { checkDocument } from './checkDocument.ts';

const pause = 150;

/** The problems of a document, looked for when the typing pauses; the last answer stands until the next. */
export function useProblems(document: FlowDocument, world: AccountWorld): { problems: Problem[]; failure: unknown } {
  const [found, setFound] = useState<{ problems: Problem[]; failure: unknown }>({ problems: [], failure: null });
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      checkDocument(document, world).then(
        (problems) => current && setFound({ problems, failure: null }),
        (failure: unknown) => current && setFound((before) => ({ ...before, failure })),
      );
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [document, world]);
  return found;
}

/** Errors and warnings by node, the whole loop counted for each of its nodes. */
export function useProblemCounts(problems: Problem[]): ReadonlyMap<string, { errors: number; warnings: number }> {
  return useMemo(() => {
    const counts = new Map<string, { errors: number; warnings: number }>();
    for (const { severity, nodeId, nodes } of problems) {
      for (const id of new Set([...(nodeId === undefined ? [] : [nodeId]), ...(nodes ?? [])])) {
        const count = counts.get(id) ?? { errors: 0, warnings: 0 };
        counts.set(id, {
          errors: count.errors + (severity === 'error' ? 1 : 0),
          warnings: count.warnings + (severity === 'warning' ? 1 : 0),
        });
      }
    }
    return counts;
  }, [problems]);
}
