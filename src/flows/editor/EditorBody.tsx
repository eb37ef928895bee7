import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FlowVersion } from '#contract/routing.contract.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { visuallyHidden } from '../../ui/layout/visuallyHidden.css.ts';
import { FlowCanvas } from './canvas/FlowCanvas.tsx';
import { Toolbar } from './canvas/Toolbar.tsx';
import * as styles from './FlowEditor.css.ts';
import { flowMessages } from './flow.messages.ts';
import { Inspector } from './inspector/Inspector.tsx';
import { StepList } from './palette/StepList.tsx';
import { useProblemCounts, useProblems } from './problems/useProblems.ts';
import type { Played } from './simulator/SimulatorPanel.tsx';
import { useDocument, useEditor, useEditorSetting } from './state/EditorContext.ts';
import { useEditorActions } from './state/useEditorActions.ts';
import { useShortcuts } from './state/useShortcuts.ts';
import { Tabs } from './Tabs.tsx';

/** Fetched with the first simulation: it brings the rules, the machine and the clock arithmetic along. */
const SimulatorPanel = lazy(async () => {
  const { SimulatorPanel: panel } = await import('./simulator/SimulatorPanel.tsx');
  return { default: panel };
});

/** Fetched when their tab is opened: at first a computer shows the palette and the settings. */
const Outline = lazy(async () => ({ default: (await import('./outline/Outline.tsx')).Outline }));
const ProblemList = lazy(async () => ({ default: (await import('./problems/ProblemList.tsx')).ProblemList }));
const VersionsPanel = lazy(async () => ({ default: (await import('./versions/VersionsPanel.tsx')).VersionsPanel }));

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog,
}));

export type RightTab = 'inspect' | 'problems' | 'versions' | 'simulate';

interface EditorBodyProps {
  right: RightTab;
  onRight: (tab: RightTab) => void;
  versions: readonly FlowVersion[];
  onOpenVersion: (version: number) => void;
  trackingNumber: string;
}

/** Palette and outline on the left, the canvas, and what belongs to the selection on the right. */
export function EditorBody({ right, onRight, versions, onOpenVersion, trackingNumber }: EditorBodyProps) {
  const intl = useIntl();
  const { world, readOnly } = useEditorSetting();
  const document = useDocument();
  const said = useEditor((state) => state.said);
  const actions = useEditorActions();
  const { problems } = useProblems(document, world);
  const counts = useProblemCounts(problems);
  const [left, setLeft] = useState<'palette' | 'outline'>(readOnly ? 'outline' : 'palette');
  const [minimap, setMinimap] = useState(false);
  const [played, setPlayed] = useState<Played | null>(null);
  const inspector = useRef<HTMLDivElement>(null);

  const inspect = useCallback(() => {
    onRight('inspect');
    requestAnimationFrame(() => inspector.current?.querySelector<HTMLElement>('[role="tabpanel"] input')?.focus());
  }, [onRight]);
  const [isHelping, setHelping] = useState(false);
  const help = useCallback(() => setHelping(true), []);
  useShortcuts(actions, inspect, help);

  const lights = right === 'simulate' ? played?.lights : undefined;
  const overlay = useMemo(() => ({ counts, ...lights }), [counts, lights]);

  const words = intl.formatMessage;
  return (
    <div className={styles.editor}>
      <div className={styles.side}>
        <Tabs
          label={words(flowMessages.palette)}
          tabs={[
            ...(readOnly ? [] : [{ name: 'palette' as const, label: words(flowMessages.palette) }]),
            { name: 'outline' as const, label: words(flowMessages.outline) },
          ]}
          chosen={left}
          onChoose={setLeft}
        >
          {left === 'palette' && !readOnly ? (
            <StepList draggable onPick={(type) => actions.addAfter(type)} />
          ) : (
            <Suspense fallback={<Skeleton height="240px" />}>
              <Outline counts={counts} onInspect={inspect} />
            </Suspense>
          )}
        </Tabs>
      </div>
      <div className={styles.stage}>
        <FlowCanvas overlay={overlay} minimap={minimap} />
        <Toolbar minimap={minimap} onMinimap={setMinimap} onHelp={help} />
      </div>
      <div className={styles.side} ref={inspector}>
        <Tabs
          label={words(flowMessages.inspect)}
          tabs={[
            { name: 'inspect', label: words(flowMessages.inspect) },
            {
              name: 'problems',
              label:
                problems.length === 0
                  ? words(flowMessages.problems)
                  : words(flowMessages.problemCount, { count: problems.length }),
            },
            { name: 'simulate', label: words(flowMessages.simulate) },
            { name: 'versions', label: words(flowMessages.versions) },
          ]}
          chosen={right}
          onChoose={onRight}
        >
          {right === 'inspect' && <Inspector problems={problems} />}
          {right === 'problems' && (
            <Suspense fallback={<Skeleton height="120px" />}>
              <ProblemList problems={problems} />
            </Suspense>
          )}
          {right === 'versions' && (
            <Suspense fallback={<Skeleton height="120px" />}>
              <VersionsPanel versions={versions} onOpen={onOpenVersion} />
            </Suspense>
          )}
          {right === 'simulate' && (
            <Suspense fallback={<Spinner />}>
              <SimulatorPanel
                simulation={played?.simulation ?? null}
                onChange={setPlayed}
                trackingNumber={trackingNumber}
              />
            </Suspense>
          )}
        </Tabs>
      </div>
      {isHelping && (
        <Suspense>
          <ShortcutsDialog onClose={() => setHelping(false)} />
        </Suspense>
      )}
      <div className={visuallyHidden} role="status" aria-live="polite">
        <span key={said.at}>{said.text}</span>
      </div>
    </div>
  );
}
