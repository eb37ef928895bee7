import { useIntl } from 'react-intl';
import type { FlowSchedule } from '#contract/telephony/publication.contract.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { scheduleMessages } from './schedule.messages.ts';

interface ScheduleNoticeProps {
  schedule: FlowSchedule;
  /** The zone of the account. */
  timezone: string;
  readOnly: boolean;
  onCancel: () => void;
}

/** What is scheduled for the flow, or why it was not done. */
export function ScheduleNotice({ schedule, timezone, readOnly, onCancel }: ScheduleNoticeProps) {
  const intl = useIntl();
  const { status, createdBy: who, publishAt, backAt, backTo, version } = schedule;
  const at = (moment: string) =>
    intl.formatDate(moment, { timeZone: timezone, dateStyle: 'medium', timeStyle: 'short' });
  if (!schedule.waits) {
    const why = status === 'overtaken' ? 'overtaken' : version === null ? 'refusedWhat' : 'refusedBack';
    return <Notice tone="error">{intl.formatMessage(scheduleMessages[why])}</Notice>;
  }
  const words =
    status === 'published' && backAt !== null
      ? intl.formatMessage(scheduleMessages.willGoBack, { version: backTo ?? 0, when: at(backAt) })
      : backAt === null
        ? intl.formatMessage(scheduleMessages.waiting, { who, when: at(publishAt) })
        : intl.formatMessage(scheduleMessages.waitingBack, { who, when: at(publishAt), back: at(backAt) });
  return (
    <Notice tone="info">
      <p>{words}</p>
      {!readOnly && (
        <Button size="small" onClick={onCancel}>
          {intl.formatMessage(status === 'published' ? scheduleMessages.cancelBack : scheduleMessages.cancel)}
        </Button>
      )}
    </Notice>
  );
}
