import { lazy, type Ref, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { FlowVersion } from '#contract/routing.contract.ts';
import type { Problem } from '#values/flow/problem.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import * as styles from './FlowEditor.css.ts';
import { flowMessages } from './card/flow.messages.ts';
import { Inspector } from './inspector/Inspector.tsx';
import type { Played } from './simulator/SimulatorPanel.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';

/** Loaded when its tab is opened, like the problems and the versions. */
const SimulatorPanel = lazy(async () => {
  const { SimulatorPanel: panel } = await import('./simulator/SimulatorPanel.tsx');
  return { default: panel };
});
const ProblemList = lazy(async () => ({ default: (await import('./problems/ProblemList.tsx')).ProblemList }));
const VersionsPanel = lazy(async () => ({ default: (await import('./versions/VersionsPanel.tsx')).VersionsPanel }));

export type RightTab = 'inspect' | 'problems' | 'versions' | 'simulate';

interface RightPanelProps {
  ref: Ref<HTMLDivElement>;
  tab: RightTab;
  onTab: (tab: RightTab) => void;
  problems: Problem[];
  versions: readonly FlowVersion[];
  /** The reader's time zone. */
  timezone: string;
  onOpenVersion: (version: number) => void;
  trackingNumber: string;
  played: Played | null;
  onPlayed: (played: Played | null) => void;
}

/** Tabs for the selection or the whole flow: settings, problems, simulation, versions. */
export function RightPanel({ ref, tab, onTab, problems, played, onPlayed, ...rest }: RightPanelProps) {
  const intl = useIntl();
  const words = intl.formatMessage;
  const count = problems.length;
  return (
    <div className={styles.side} ref={ref}>
      <Tabs
        label={words(flowMessages.inspect)}
        tabs={[
          { name: 'inspect', label: words(flowMessages.inspect) },
          {
            name: 'problems',
            label: count === 0 ? words(flowMessages.problems) : words(flowMessages.problemCount, { count }),
          },
          { name: 'simulate', label: words(flowMessages.simulate) },
          { name: 'versions', label: words(flowMessages.versions) },
        ]}
        chosen={tab}
        onChoose={onTab}
      >
        {tab === 'inspect' && <Inspector problems={problems} />}
        {tab === 'problems' && (
          <Suspense fallback={<Skeleton height="120px" />}>
            <ProblemList problems={problems} />
          </Suspense>
        )}
        {tab === 'versions' && (
          <Suspense fallback={<Skeleton height="120px" />}>
            <VersionsPanel versions={rest.versions} timezone={rest.timezone} onOpen={rest.onOpenVersion} />
          </Suspense>
        )}
        {tab === 'simulate' && (
          <Suspense fallback={<Spinner />}>
            <SimulatorPanel
              simulation={played?.simulation ?? null}
              onChange={onPlayed}
              trackingNumber={rest.trackingNumber}
            />
          </Suspense>
        )}
      </Tabs>
    </div>
  );
}
