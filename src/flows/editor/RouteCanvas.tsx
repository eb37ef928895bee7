import { clock } from '#flows/core/clock.ts';
import { ReactFlowProvider } from '@xyflow/react';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FlowDocument } from '#values/flow/document.ts';
import type { RouteStep } from '#values/flow/routeStep.ts';
import { createToReactFlow, emptyOverlay } from './canvas/toReactFlow.ts';
import { Surface } from './canvas/Surface.tsx';
import { useFileNames } from './card/useFileNames.ts';
import { highlightRoute } from './simulator/highlightRoute.ts';

const fit = { padding: 0.08, maxZoom: 1 };

interface RouteCanvasProps {
  /** Whose flow it is. */
  account: number;
  document: FlowDocument;
  steps: readonly RouteStep[];
}

/** A call's route on the version of the flow that it ran on, highlighted with its times; everything else is dimmed. */
export function RouteCanvas({ account, document, steps }: RouteCanvasProps) {
  const intl = useIntl();
  const files = useFileNames(account, document, undefined);
  const [toReactFlow] = useState(createToReactFlow);
  const { nodes, edges } = useMemo(() => {
    const begin = steps[0]?.at ?? 0;
    const notes = new Map(
      steps.map(({ nodeId, at }) => {
        const seconds = Math.round((at - begin) / 1000);
        return [nodeId, clock(seconds)];
      }),
    );
    const overlay = { ...emptyOverlay, files, notes, ...highlightRoute(document, steps, steps.at(-1)?.nodeId ?? null) };
    return toReactFlow(document, overlay, intl);
  }, [document, steps, files, toReactFlow, intl]);
  // The view is fitted once a card has been drawn, and only those in sight are.
  const start = nodes.find(({ data }) => data.tone === 'entry') ?? nodes[0];
  const viewport = start && { x: 56 - start.position.x, y: 160 - start.position.y, zoom: 1 };
  return (
    <ReactFlowProvider>
      <Surface
        {...(viewport && { defaultViewport: viewport })}
        nodes={nodes}
        edges={edges}
        nodesDraggable={false}
        nodesConnectable={false}
        elementsSelectable={false}
        zoomOnScroll={false}
        preventScrolling={false}
        fitView
        fitViewOptions={fit}
      />
    </ReactFlowProvider>
  );
}
