import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { useIntl } from 'react-intl';
import { Icon } from '../../../ui/icon/Icon.tsx';
import * as styles from '../parts/fields.css.ts';
import { TimeField } from '../../../ui/date/TimeField.tsx';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.css.ts';
import { scheduleMessages } from './schedule.messages.ts';
import type { WeeklyPeriod } from './scheduleSettings.node.ts';
import { weekdayName } from './weekdayName.ts';

/** 1 is Monday. */
const weekdays = [1, 2, 3, 4, 5, 6, 7];

interface WeeklyHoursProps {
  hours: WeeklyPeriod;
  onChange: (hours: WeeklyPeriod, group?: string) => void;
  onRemove: () => void;
  error: string | undefined;
}

/** Weekdays with their hours; an end before the start falls on the next day. */
export function WeeklyHours({ hours, onChange, onRemove, error }: WeeklyHoursProps) {
  const intl = useIntl();
  return (
    <div className={styles.group}>
      <ToggleButtonGroup
        className={styles.days}
        aria-label={intl.formatMessage(scheduleMessages.days)}
        selectionMode="multiple"
        selectedKeys={hours.days}
        onSelectionChange={(days) => onChange({ ...hours, days: weekdays.filter((day) => days.has(day)) })}
      >
        {weekdays.map((day) => (
          <ToggleButton key={day} id={day} className={styles.day}>
            <span aria-hidden>{weekdayName(day, intl, 'short').slice(0, 2)}</span>
            <span className={visuallyHidden}>{weekdayName(day, intl)}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div className={styles.row}>
        <div className={styles.grow}>
          <TimeField
            label={intl.formatMessage(scheduleMessages.from)}
            value={hours.from}
            onChange={(from) => onChange({ ...hours, from }, 'from')}
          />
        </div>
        <div className={styles.grow}>
          <TimeField
            label={intl.formatMessage(scheduleMessages.to)}
            value={hours.to}
            onChange={(to) => onChange({ ...hours, to }, 'to')}
          />
        </div>
        <button
          type="button"
          className={styles.quiet}
          aria-label={intl.formatMessage(scheduleMessages.removeHours)}
          onClick={onRemove}
        >
          <Icon name="trash" size={16} />
        </button>
      </div>
      {hours.to !== '' && hours.to <= hours.from && (
        <span className={styles.hint}>{intl.formatMessage(scheduleMessages.pastMidnight)}</span>
      )}
      {error !== undefined && <span className={styles.error}>{error}</span>}
    </div>
  );
}
