import { ReactFlowProvider, useReactFlow } from '@xyflow/react';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FileNames } from '#flows/nodes/parts/speech.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { Surface } from '../canvas/Surface.tsx';
import { createToReactFlow, emptyOverlay } from '../canvas/toReactFlow.ts';
import { diffOverlay } from '../versions/diffOverlay.ts';
import type { DrawnDiff } from '../versions/drawDiff.ts';
import { Legend } from '../versions/Legend.tsx';

interface MergeCanvasProps {
  document: FlowDocument;
  drawn: DrawnDiff;
  files: FileNames;
  /** The step to bring into view, anew with each object. */
  shown: { step: string } | null;
}

/** The merged flow with what differs from another draft; for looking, not for editing. */
export function MergeCanvas({ document, drawn, files, shown }: MergeCanvasProps) {
  const intl = useIntl();
  const [toReactFlow] = useState(createToReactFlow);
  const { nodes, edges } = useMemo(
    () => toReactFlow(document, { ...emptyOverlay, files, ...diffOverlay(drawn, intl) }, intl),
    [document, drawn, files, toReactFlow, intl],
  );
  /** The view opens on what differs. */
  const [fit] = useState(() => ({
    padding: 0.2,
    minZoom: 0.35,
    maxZoom: 1,
    ...(drawn.steps.size > 0 && { nodes: [...drawn.steps.keys()].map((id) => ({ id })) }),
  }));
  return (
    <ReactFlowProvider>
      <Surface
        nodes={nodes}
        edges={edges}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        elementsSelectable={false}
        fitView
        fitViewOptions={fit}
      >
        <Shown shown={shown} />
      </Surface>
      {drawn.steps.size + drawn.edges.size > 0 && <Legend counts={drawn.counts} />}
    </ReactFlowProvider>
  );
}

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function Shown({ shown }: Pick<MergeCanvasProps, 'shown'>) {
  const { fitView } = useReactFlow();
  useEffect(() => {
    if (shown) void fitView({ nodes: [{ id: shown.step }], maxZoom: 1, padding: 0.3, duration: isCalm() ? 0 : 200 });
  }, [shown, fitView]);
  return null;
}
