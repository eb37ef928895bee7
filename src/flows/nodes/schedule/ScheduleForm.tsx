import { useIntl } from 'react-intl';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { FormProps } from '../parts/nodeView.ts';
import * as styles from '../parts/fields.css.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { freshId } from '../parts/targets.ts';
import { DatePicker } from '../../../ui/date/DateField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { PublicHolidays } from './PublicHolidays.tsx';
import { PeriodCard } from './PeriodCard.tsx';
import { scheduleMessages } from './schedule.messages.ts';
import type { ScheduleSettings } from './scheduleSettings.node.ts';

export function ScheduleForm({ draft, change, errorAt, country }: FormProps<ScheduleSettings>) {
  const intl = useIntl();
  const { periods } = draft;
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
  return (
    <>
      <SelectField
        label={intl.formatMessage(scheduleMessages.timezone)}
        value={draft.timezone ?? ''}
        choices={[{ value: '', label: intl.formatMessage(scheduleMessages.flowTimezone) }, ...zones]}
        onChange={(timezone) => change({ ...draft, timezone: timezone || null })}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{intl.formatMessage(scheduleMessages.periods)}</legend>
        {errorAt('periods') !== undefined && <span className={styles.error}>{errorAt('periods')}</span>}
        {periods.map((period, index) => (
          <PeriodCard
            key={period.id}
            period={period}
            path={`periods.${index}`}
            errorAt={errorAt}
            onChange={(changed, group) => change({ ...draft, periods: periods.with(index, changed) }, group)}
            onRemove={() => change({ ...draft, periods: periods.toSpliced(index, 1) })}
          />
        ))}
        <button
          type="button"
          className={styles.add}
          onClick={() => {
            const name = intl.formatMessage(scheduleMessages.newPeriod);
            const weekly = [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' }];
            change({ ...draft, periods: [...periods, { id: freshId(periods, 'p'), name, weekly, dates: [] }] });
          }}
        >
          <Icon name="plus" size={16} />
          {intl.formatMessage(scheduleMessages.addPeriod)}
        </button>
      </fieldset>
      <Holidays draft={draft} change={change} errorAt={errorAt} country={country} />
    </>
  );
}

function Holidays({ draft, change, errorAt, country }: Omit<FormProps<ScheduleSettings>, 'account' | 'flow'>) {
  const intl = useIntl();
  const { holidays } = draft;
  const put = (index: number, changed: Partial<(typeof holidays)[number]>, group: string) => {
    const holiday = holidays[index];
    if (holiday) change({ ...draft, holidays: holidays.with(index, { ...holiday, ...changed }) }, group);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{intl.formatMessage(scheduleMessages.holidays)}</legend>
      {holidays.map(({ date, name }, index) => (
        <div key={index} className={styles.row}>
          <DatePicker
            label={intl.formatMessage(scheduleMessages.date)}
            value={date}
            error={errorAt(`holidays.${index}.date`)}
            onChange={(changed) => put(index, { date: changed }, `holidays.${index}.date`)}
          />
          <div className={styles.grow}>
            <TextField
              label={intl.formatMessage(scheduleMessages.holidayName)}
              value={name}
              error={errorAt(`holidays.${index}.name`)}
              onChange={(changed) => put(index, { name: changed }, `holidays.${index}.name`)}
            />
          </div>
          <button
            type="button"
            className={styles.quiet}
            aria-label={intl.formatMessage(scheduleMessages.removeDate, { date: name || date })}
            onClick={() => change({ ...draft, holidays: holidays.toSpliced(index, 1) })}
          >
            <Icon name="trash" size={16} />
          </button>
        </div>
      ))}
      <button
        type="button"
        className={styles.add}
        onClick={() => change({ ...draft, holidays: [...holidays, { date: '', name: '' }] })}
      >
        <Icon name="plus" size={16} />
        {intl.formatMessage(scheduleMessages.addHoliday)}
      </button>
      <PublicHolidays
        country={country}
        holidays={holidays}
        onAdd={(added) => {
          const all = [...holidays, ...added].toSorted((a, b) => a.date.localeCompare(b.date));
          change({ ...draft, holidays: all });
        }}
      />
    </fieldset>
  );
}
