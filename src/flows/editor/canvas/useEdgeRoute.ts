import { useStoreApi } from '@xyflow/react';
import { use, useMemo } from 'react';
import type { CardNode } from '../card/card.ts';
import { boxOf } from './boxOf.ts';
import type { CardEdge } from './toReactFlow.ts';
import { RouterContext } from './useRouter.ts';

interface Place {
  x: number;
  y: number;
}

type Joined = Pick<CardEdge, 'source' | 'target'> & { exit: string | null | undefined };

/** The corners of an edge from end to end; undefined outside a canvas that routes. */
export function useEdgeRoute({ source, target, exit }: Joined, from: Place, to: Place): Place[] | undefined {
  const router = use(RouterContext);
  const flow = useStoreApi<CardNode, CardEdge>();
  const [fromX, fromY, toX, toY] = [from.x, from.y, to.x, to.y].map(Math.round) as [number, number, number, number];
  return useMemo(() => {
    const { nodeLookup } = flow.getState();
    const [first, last] = [nodeLookup.get(source), nodeLookup.get(target)];
    if (!router || !first || !last) return undefined;
    const { exits } = first.data;
    return router({
      from: { x: fromX, y: fromY },
      to: { x: toX, y: toY },
      source: boxOf(first),
      target: boxOf(last),
      exit: Math.max(
        0,
        exits.findIndex(({ id }) => id === exit),
      ),
      exits: exits.length,
    });
  }, [router, flow, source, target, exit, fromX, fromY, toX, toY]);
}
