import { lazy, Suspense, useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import type { Problem } from '#values/flow/problem.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { flowMessages } from '../card/flow.messages.ts';
import { useDocument, useEditor } from '../state/EditorContext.ts';
import * as styles from './Inspector.css.ts';
import { NodeActions } from './NodeActions.tsx';

/** Loaded when a step is first selected, like its form. */
const NodeSettings = lazy(async () => ({ default: (await import('./NodeSettings.tsx')).NodeSettings }));

const noProblems: readonly Problem[] = [];

/** The settings of the selected step, or of the flow if none is selected. */
export function Inspector({ problems }: { problems: readonly Problem[] }) {
  const intl = useIntl();
  const { nodes } = useDocument();
  // The canvas shows what is selected first: a form takes longer to draw than a card.
  const selected = useDeferredValue(useEditor((state) => state.selected));
  const fresh = useEditor((state) => state.fresh);
  const [only] = selected;
  const node = selected.size === 1 ? nodes.find(({ id }) => id === only) : undefined;
  if (node) {
    return (
      <Suspense fallback={<Skeleton height="320px" />}>
        <NodeSettings key={node.id} node={node} problems={node.id === fresh ? noProblems : problems} />
      </Suspense>
    );
  }
  if (selected.size > 1) {
    return (
      <>
        <p className={styles.empty}>{intl.formatMessage(flowMessages.manySelected, { count: selected.size })}</p>
        <NodeActions />
      </>
    );
  }
  return <p className={styles.empty}>{intl.formatMessage(flowMessages.nothingSelected)}</p>;
}
