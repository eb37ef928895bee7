import { memo, useSyncExternalStore } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { Canary } from '#values/flow/canary.ts';
import type { FlowSchedule } from '#contract/telephony/publication.contract.ts';
import { connection } from '../../api/client/connection.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { flowMessages } from './card/flow.messages.ts';
import { windowMessages } from './card/window.messages.ts';
import * as styles from './EditorBar.css.ts';
import { canaryMessages } from './versions/canary.messages.ts';
import { scheduleMessages } from './versions/schedule.messages.ts';

export interface SaveStateProps {
  work: 'saved' | 'unsaved' | 'saving' | 'publishing' | 'failed';
  /** When the draft was last saved, ISO. */
  savedAt: string;
  /** The reader's time zone. */
  timezone: string;
  /** The version in force, if any. */
  live: number | null;
  /** Whether the draft differs from it. */
  changed: boolean;
  /** What is scheduled, or failed; in the zone of the account. */
  schedule: FlowSchedule | null;
  /** What part of the calls run. */
  canary: Canary | null;
  accountTimezone: string;
}

/** Whether the draft is saved, and which version is live. */
export const SaveState = memo(function SaveState(props: SaveStateProps) {
  const { work, savedAt, timezone, live, changed, schedule, canary, accountTimezone } = props;
  const intl = useIntl();
  const isOffline = useSyncExternalStore(connection.subscribe, connection.isLost);
  const time = intl.formatTime(savedAt, { timeZone: timezone, timeStyle: 'short' });
  const words = {
    saved: () => intl.formatMessage(windowMessages.savedAt, { time }),
    unsaved: () => intl.formatMessage(flowMessages.unsaved),
    saving: () => intl.formatMessage(flowMessages.saving),
    publishing: () => intl.formatMessage(flowMessages.publishing),
    failed: () => intl.formatMessage(isOffline ? windowMessages.keptOffline : windowMessages.kept),
  };
  const version =
    live === null
      ? intl.formatMessage(flowMessages.neverPublished)
      : intl.formatMessage(changed ? flowMessages.changed : flowMessages.live, { version: live });
  return (
    <div className={styles.state} role="status">
      <span className={work === 'failed' ? styles.failed : undefined}>{words[work]()}</span>
      <Badge tone={live !== null && !changed ? 'success' : 'neutral'}>{version}</Badge>
      {canary && <Badge tone="info">{canaryWords(canary, intl)}</Badge>}
      {schedule && (
        <Badge tone={schedule.waits ? 'info' : 'error'}>{scheduleWords(schedule, accountTimezone, intl)}</Badge>
      )}
    </div>
  );
});

function canaryWords({ version, share, numbers }: Canary, intl: IntlShape): string {
  return share === null
    ? intl.formatMessage(canaryMessages.barNumbers, { version, count: numbers.length })
    : intl.formatMessage(canaryMessages.barShare, { version, share });
}

function scheduleWords({ waits, status, publishAt, backAt }: FlowSchedule, timeZone: string, intl: IntlShape): string {
  if (!waits) return intl.formatMessage(scheduleMessages.refused);
  const moment = status === 'published' ? (backAt ?? publishAt) : publishAt;
  const when = intl.formatDate(moment, {
    timeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return intl.formatMessage(status === 'published' ? scheduleMessages.barBack : scheduleMessages.barPublish, { when });
}
