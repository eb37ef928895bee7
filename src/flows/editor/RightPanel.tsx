import { lazy, type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { Problem } from '#values/flow/problem.ts';
import type { Panel } from '../../machines/flowEditor/flowEditor.types.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { flowMessages } from './card/flow.messages.ts';
import { windowMessages } from './card/window.messages.ts';
import { countsMessages } from './counts/counts.messages.ts';
import type { CountsPanelProps } from './counts/CountsPanel.tsx';
import * as styles from './FlowEditor.css.ts';
import { FlowSettings } from './inspector/FlowSettings.tsx';
import { Inspector } from './inspector/Inspector.tsx';
import type { Played } from './simulator/played.ts';
import type { PastCallsProps } from './shadow/PastCalls.tsx';
import type { Surroundings } from './Surroundings.ts';
import type { VersionsPanelProps } from './versions/VersionsPanel.tsx';

/** Loaded when it is opened, like the problems and the versions. */
const TestPanel = lazy(async () => ({ default: (await import('./tests/TestPanel.tsx')).TestPanel }));
const ProblemList = lazy(async () => ({ default: (await import('./problems/ProblemList.tsx')).ProblemList }));
const ProofPanel = lazy(async () => ({ default: (await import('./proof/ProofPanel.tsx')).ProofPanel }));
const CountsPanel = lazy(async () => ({ default: (await import('./counts/CountsPanel.tsx')).CountsPanel }));
const VersionsPanel = lazy(async () => ({ default: (await import('./versions/VersionsPanel.tsx')).VersionsPanel }));

const titles = {
  step: windowMessages.stepSettings,
  calls: countsMessages.title,
  flow: windowMessages.flowSettings,
  problems: flowMessages.problems,
  proof: flowMessages.proof,
  test: windowMessages.testTitle,
  versions: flowMessages.versions,
};

interface RightPanelProps {
  panel: Panel | 'step';
  onClose: () => void;
  /** Shows the test panel. */
  onTest: () => void;
  problems: readonly Problem[];
  versionsPanel: VersionsPanelProps;
  countsPanel: CountsPanelProps;
  pastCalls: PastCallsProps;
  trackingNumber: string;
  renderTestCall: Surroundings['renderTestCall'];
  played: Played | null;
  onPlayed: (played: Played | null) => void;
  /** Changes the document while a call is played; undefined if it cannot be changed. */
  onEditTests: ((edit: () => void) => void) | undefined;
  children: ReactNode;
}

/** The panel at the right edge, one thing at a time. Its children are drawn on its border. */
export function RightPanel({ panel, onClose, onTest, problems, played, onPlayed, children, ...rest }: RightPanelProps) {
  const intl = useIntl();
  const title = intl.formatMessage(titles[panel]);
  return (
    <section className={styles.right} aria-label={title} data-panel={panel}>
      <div className={panel === 'step' ? styles.stepHead : styles.panelHead}>
        {panel !== 'step' && <h2 className={styles.panelTitle}>{title}</h2>}
        <IconButton icon="close" size="small" label={intl.formatMessage(windowMessages.closePanel)} onClick={onClose} />
      </div>
      <div className={panel === 'step' ? styles.stepBody : styles.panelBody}>
        <Suspense fallback={<Skeleton height="120px" />}>
          {panel === 'step' && <Inspector problems={problems} />}
          {panel === 'flow' && <FlowSettings />}
          {panel === 'calls' && <CountsPanel {...rest.countsPanel} />}
          {panel === 'problems' && <ProblemList problems={problems} onTest={onTest} />}
          {panel === 'proof' && (
            <ProofPanel
              pastCalls={rest.pastCalls}
              trackingNumber={rest.trackingNumber}
              onPlay={(next) => {
                onTest();
                onPlayed(next);
              }}
            />
          )}
          {panel === 'versions' && <VersionsPanel {...rest.versionsPanel} />}
          {panel === 'test' && (
            <TestPanel
              simulation={played?.simulation ?? null}
              onChange={onPlayed}
              trackingNumber={rest.trackingNumber}
              renderTestCall={rest.renderTestCall}
              callPath={rest.pastCalls.callPath}
              onEditTests={rest.onEditTests}
            />
          )}
        </Suspense>
      </div>
      {children}
    </section>
  );
}
