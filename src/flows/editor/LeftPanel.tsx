import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import * as styles from './FlowEditor.css.ts';
import { flowMessages } from './card/flow.messages.ts';
import { StepList } from './palette/StepList.tsx';
import type { ProblemCounts } from './problems/useProblems.ts';
import { useEditorSetting } from './state/EditorContext.ts';
import { useEditorActions } from './state/useEditorActions.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';

const Outline = lazy(async () => ({ default: (await import('./outline/Outline.tsx')).Outline }));

/** The palette and the outline; a read-only flow shows only the outline. */
export function LeftPanel({ counts, onInspect }: { counts: ProblemCounts; onInspect: () => void }) {
  const intl = useIntl();
  const { readOnly } = useEditorSetting();
  const actions = useEditorActions();
  const [tab, setTab] = useState<'palette' | 'outline'>(readOnly ? 'outline' : 'palette');
  const palette = intl.formatMessage(flowMessages.palette);
  const outline = intl.formatMessage(flowMessages.outline);
  return (
    <div className={styles.side}>
      <Tabs
        label={palette}
        tabs={[
          ...(readOnly ? [] : [{ name: 'palette' as const, label: palette }]),
          { name: 'outline' as const, label: outline },
        ]}
        chosen={tab}
        onChoose={setTab}
      >
        {tab === 'palette' && !readOnly ? (
          <StepList draggable onPick={(type) => actions.addAfter(type)} />
        ) : (
          <Suspense fallback={<Skeleton height="240px" />}>
            <Outline counts={counts} onInspect={onInspect} />
          </Suspense>
        )}
      </Tabs>
    </div>
  );
}
