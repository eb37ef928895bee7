import { ReactFlowProvider } from '@xyflow/react';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FlowDocument } from '#flows/core/document.ts';
import type { RouteStep } from '#flows/core/route.ts';
import { createProjection, noOverlay } from './canvas/projection.ts';
import { Surface } from './canvas/Surface.tsx';
import { routeLights } from './simulator/lights.ts';

const fit = { padding: 0.08, maxZoom: 1 };

/** The way a call took, on the version of the flow that it ran on: the path is lit with its times, all else is dimmed. */
export function RouteCanvas({ document, steps }: { document: FlowDocument; steps: readonly RouteStep[] }) {
  const intl = useIntl();
  const [project] = useState(createProjection);
  const { nodes, edges } = useMemo(() => {
    const begin = steps[0]?.at ?? 0;
    const notes = new Map(
      steps.map(({ nodeId, at }) => {
        const seconds = Math.round((at - begin) / 1000);
        return [nodeId, `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`];
      }),
    );
    const overlay = { ...noOverlay, notes, ...routeLights(document, steps, steps.at(-1)?.nodeId ?? null) };
    return project(document, overlay, intl);
  }, [document, steps, project, intl]);
  return (
    <ReactFlowProvider>
      <Surface
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
