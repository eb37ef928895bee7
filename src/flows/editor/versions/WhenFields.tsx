import { useIntl } from 'react-intl';
import { fromWallTime } from '#flows/core/moment.ts';
import { DateTimePicker } from '../../../ui/date/DateField.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { RadioField } from '../../../ui/field/RadioField.tsx';
import { scheduleMessages } from './schedule.messages.ts';

/** When to publish, as the clocks of the account show it; empty texts are not chosen yet. */
export interface When {
  later: boolean;
  /** `2026-12-24T18:00`. */
  publishAt: string;
  goesBack: boolean;
  backAt: string;
}

export const rightNow: When = { later: false, publishAt: '', goesBack: false, backAt: '' };

interface WhenFieldsProps {
  value: When;
  /** The zone of the account. */
  timezone: string;
  /** The version in force, to go back to. */
  live: number | null;
  /** Whether something else waits already. */
  waits: boolean;
  onChange: (value: When) => void;
}

/** Asks when to publish, and whether to go back to the version before at another moment. */
export function WhenFields({ value, timezone, live, waits, onChange }: WhenFieldsProps) {
  const intl = useIntl();
  const { later, publishAt, goesBack, backAt } = value;
  const wrong = problemsOf(value, timezone);
  const hintOf = (local: string): string | undefined => {
    const moment = momentIn(local, timezone);
    if (!moment || moment.kind === 'plain') return undefined;
    const when = intl.formatDate(moment.at, { timeZone: timezone, dateStyle: 'medium', timeStyle: 'long' });
    return intl.formatMessage(scheduleMessages[moment.kind], { when });
  };
  return (
    <>
      <RadioField
        label={intl.formatMessage(scheduleMessages.when)}
        hint={waits ? intl.formatMessage(scheduleMessages.waits) : undefined}
        value={later ? 'later' : 'now'}
        choices={[
          { value: 'now', label: intl.formatMessage(scheduleMessages.now) },
          ...(waits ? [] : [{ value: 'later', label: intl.formatMessage(scheduleMessages.later) }]),
        ]}
        onChange={(chosen) => onChange({ ...value, later: chosen === 'later' })}
      />
      {later && (
        <DateTimePicker
          label={intl.formatMessage(scheduleMessages.publishAt, { timezone: timezone.replaceAll('_', ' ') })}
          hint={hintOf(publishAt)}
          error={wrong.publishAt ? intl.formatMessage(scheduleMessages.past) : undefined}
          value={publishAt}
          onChange={(next) => onChange({ ...value, publishAt: next })}
        />
      )}
      {later && live !== null && (
        <Checkbox checked={goesBack} onChange={(next) => onChange({ ...value, goesBack: next })}>
          {intl.formatMessage(scheduleMessages.back, { version: live })}
        </Checkbox>
      )}
      {later && goesBack && (
        <DateTimePicker
          label={intl.formatMessage(scheduleMessages.backAt)}
          hint={hintOf(backAt)}
          error={wrong.backAt ? intl.formatMessage(scheduleMessages.backBefore) : undefined}
          value={backAt}
          onChange={(next) => onChange({ ...value, backAt: next })}
        />
      )}
    </>
  );
}

/** The moments in ISO 8601, `publishAt` null for now; undefined while they are not chosen well. */
export function momentsOf(
  value: When,
  timezone: string,
): { publishAt: string | null; backAt: string | null } | undefined {
  if (!value.later) return { publishAt: null, backAt: null };
  const [first, back] = [momentIn(value.publishAt, timezone), momentIn(value.backAt, timezone)];
  const wrong = problemsOf(value, timezone);
  if (!first || wrong.publishAt || wrong.backAt || (value.goesBack && !back)) return undefined;
  return {
    publishAt: new Date(first.at).toISOString(),
    backAt: value.goesBack && back ? new Date(back.at).toISOString() : null,
  };
}

function problemsOf({ publishAt, goesBack, backAt }: When, timezone: string) {
  const [first, back] = [momentIn(publishAt, timezone), momentIn(backAt, timezone)];
  return {
    publishAt: first !== undefined && first.at <= Date.now(),
    backAt: goesBack && first !== undefined && back !== undefined && back.at <= first.at,
  };
}

function momentIn(local: string, timezone: string) {
  const [date, time] = local.split('T');
  return date && time ? fromWallTime(date, time, timezone) : undefined;
}
