import type { FlowSchedule } from '#contract/telephony/publication.contract.ts';
import type { Flow, FlowVersion } from '#contract/telephony/routing.contract.ts';
import type { Problem } from '#values/flow/problem.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { OpenVersion } from '../../../machines/flowEditor/flowEditor.types.ts';
import { useFlowReviews } from '../sharing/useFlowReviews.ts';
import type { Surroundings } from '../Surroundings.ts';
import { usePublication } from './usePublication.ts';
import { useReview } from './useReview.ts';
import type { VersionsPanelProps } from './VersionsPanel.tsx';

interface VersionsOf extends Pick<Surroundings, 'versions' | 'timezone' | 'accountTimezone' | 'readOnly'> {
  flow: Flow;
  /** The draft as it is edited. */
  draft: FlowDocument;
  opened: OpenVersion | null;
  /** Whether differences are drawn. */
  active: boolean;
  onShare: (version: number | null) => void;
  onOpen: (version: number) => void;
  onClose: () => void;
  /** What calls run was not changed, because of these problems. */
  onRefused: (problems: Problem[]) => void;
}

/** What calls of a flow run and what is scheduled, and its versions as the panel shows them. */
export function useVersions({
  flow,
  draft,
  opened,
  active,
  versions,
  onShare,
  onOpen,
  onClose,
  onRefused,
  ...rest
}: VersionsOf) {
  const online = usePublication(flow, onRefused);
  const live = online.publication.publishedVersion;
  const schedule = openSchedule(online.publication.schedule, versions);
  const review = useReview({ flow, live, draft, opened, versions, active });
  const reviews = useFlowReviews(flow, live);
  const onUnschedule = () => void online.unschedule();
  const { canary } = online.publication;
  const onEndCanary = (action: 'live' | 'back') => void online.endCanary(action);
  const versionsPanel: VersionsPanelProps = {
    ...rest,
    versions,
    live,
    review,
    schedule,
    reviews: { reviews, edited: draft, saved: flow.draft },
    onShare: rest.readOnly ? undefined : onShare,
    onOpen,
    onClose,
    onUnschedule,
    canary,
    onEndCanary,
  };
  return { online, schedule, reviews, versionsPanel };
}

/** The schedule as long as it matters: while it waits, and after it failed until the next publish. */
function openSchedule(schedule: FlowSchedule | null, [newest]: readonly FlowVersion[]): FlowSchedule | null {
  if (!schedule || schedule.waits) return schedule;
  const { status, publishAt, backAt, version } = schedule;
  if (status !== 'refused' && status !== 'overtaken') return null;
  const failedAt = version === null ? publishAt : (backAt ?? publishAt);
  return newest === undefined || newest.publishedAt < failedAt ? schedule : null;
}
