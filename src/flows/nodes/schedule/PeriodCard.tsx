import { useIntl } from 'react-intl';
import { Icon } from '../../../ui/icon/Icon.tsx';
import * as styles from '../parts/fields.css.ts';
import { DatePicker } from '../../../ui/date/DateField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { scheduleMessages } from './schedule.messages.ts';
import type { SchedulePeriod } from './scheduleSettings.node.ts';
import { WeeklyHours } from './WeeklyHours.tsx';

interface PeriodCardProps {
  period: SchedulePeriod;
  path: string;
  onChange: (period: SchedulePeriod, group?: string) => void;
  onRemove: () => void;
  errorAt: (path: string) => string | undefined;
}

/** One named period: its weekly hours and its extra dates. */
export function PeriodCard({ period, path, onChange, onRemove, errorAt }: PeriodCardProps) {
  const intl = useIntl();
  const { weekly, dates } = period;
  const name = period.name || intl.formatMessage(scheduleMessages.unnamed);
  return (
    <div className={styles.card}>
      <div className={styles.row}>
        <div className={styles.grow}>
          <TextField
            label={intl.formatMessage(scheduleMessages.periodName)}
            value={period.name}
            error={errorAt(`${path}.name`) ?? errorAt(path)}
            onChange={(text) => onChange({ ...period, name: text }, `${path}.name`)}
          />
        </div>
        <button
          type="button"
          className={styles.quiet}
          aria-label={intl.formatMessage(scheduleMessages.removePeriod, { name })}
          onClick={onRemove}
        >
          <Icon name="trash" size={16} />
        </button>
      </div>
      {weekly.map((hours, index) => (
        <WeeklyHours
          key={index}
          hours={hours}
          error={['', '.days', '.from', '.to'].map((end) => errorAt(`${path}.weekly.${index}${end}`)).find(Boolean)}
          onChange={(changed, group) =>
            onChange({ ...period, weekly: weekly.with(index, changed) }, group && `${path}.weekly.${index}.${group}`)
          }
          onRemove={() => onChange({ ...period, weekly: weekly.toSpliced(index, 1) })}
        />
      ))}
      <button
        type="button"
        className={styles.add}
        onClick={() =>
          onChange({ ...period, weekly: [...weekly, { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' }] })
        }
      >
        <Icon name="plus" size={16} />
        {intl.formatMessage(scheduleMessages.addHours)}
      </button>
      {dates.map((date, index) => (
        <div key={index} className={styles.row}>
          <div className={styles.grow}>
            <DatePicker
              label={intl.formatMessage(scheduleMessages.date)}
              value={date}
              error={errorAt(`${path}.dates.${index}`)}
              onChange={(changed) =>
                onChange({ ...period, dates: dates.with(index, changed) }, `${path}.dates.${index}`)
              }
            />
          </div>
          <button
            type="button"
            className={styles.quiet}
            aria-label={intl.formatMessage(scheduleMessages.removeDate, { date })}
            onClick={() => onChange({ ...period, dates: dates.toSpliced(index, 1) })}
          >
            <Icon name="trash" size={16} />
          </button>
        </div>
      ))}
      <button type="button" className={styles.add} onClick={() => onChange({ ...period, dates: [...dates, ''] })}>
        <Icon name="plus" size={16} />
        {intl.formatMessage(scheduleMessages.addDate)}
      </button>
    </div>
  );
}
