import { ReactFlowProvider } from '@xyflow/react';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FlowDocument } from '#values/flow/document.ts';
import { firstView } from '../canvas/firstView.ts';
import { Surface } from '../canvas/Surface.tsx';
import * as toolbar from '../canvas/Toolbar.css.ts';
import { createToReactFlow, emptyOverlay } from '../canvas/toReactFlow.ts';
import { ZoomTools } from '../canvas/ZoomTools.tsx';
import { flowMessages } from '../card/flow.messages.ts';
import { diffOverlay } from '../versions/diffOverlay.ts';
import type { DrawnDiff } from '../versions/drawDiff.ts';
import { Legend } from '../versions/Legend.tsx';
import { fill } from './FlowInWords.css.ts';

interface ReviewCanvasProps {
  document: FlowDocument;
  /** How it differs from another version; undefined without one. */
  drawn: DrawnDiff | undefined;
}

/** A flow to look at, filling its parent. The page scrolls over it; the view is moved by dragging. */
export function ReviewCanvas({ document, drawn }: ReviewCanvasProps) {
  const intl = useIntl();
  const [toReactFlow] = useState(createToReactFlow);
  const { nodes, edges } = useMemo(() => {
    const overlay = { ...emptyOverlay, ...(drawn && diffOverlay(drawn, intl)) };
    return toReactFlow(document, overlay, intl);
  }, [toReactFlow, document, drawn, intl]);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const measure = useCallback((element: HTMLDivElement | null) => {
    if (element) setSize({ width: element.clientWidth, height: element.clientHeight });
  }, []);
  return (
    <div ref={measure} className={fill}>
      {size && (
        <ReactFlowProvider>
          <Surface
            nodes={nodes}
            edges={edges}
            defaultViewport={firstView(nodes, size)}
            nodesDraggable={false}
            nodesConnectable={false}
            nodesFocusable={false}
            elementsSelectable={false}
            zoomOnScroll={false}
            preventScrolling={false}
          />
          {drawn && drawn.steps.size + drawn.edges.size > 0 && <Legend counts={drawn.counts} />}
          <div className={toolbar.bar} role="toolbar" aria-label={intl.formatMessage(flowMessages.canvas)}>
            <ZoomTools covered={0} />
          </div>
        </ReactFlowProvider>
      )}
    </div>
  );
}
