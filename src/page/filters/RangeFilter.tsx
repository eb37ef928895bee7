import { Button as AriaButton } from 'react-aria-components/Button';
import { useIntl } from 'react-intl';
import { datePresets, presetRange } from '../../machines/filters/dateRange.ts';
import { filterProblems } from '../../machines/filters/filterSet.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DateField } from '../../ui/date/DateField.tsx';
import { DateRangeCalendar } from '../../ui/date/DateRangeCalendar.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Popover } from '../../ui/menu/Popover.tsx';
import { dates, ends, panel, preset, presets } from './FilterBar.css.ts';
import { filterMessages, rangeMessages } from './filter.messages.ts';
import type { PageFilters } from './usePageFilters.ts';
import { useRangeText } from './useRangeText.ts';

/** Selects a date range: a preset, or the first and last day. */
export function RangeFilter({ filters }: { filters: PageFilters }) {
  const intl = useIntl();
  const rangeText = useRangeText();
  const { draft, today, send } = filters;
  const backwards = filterProblems(draft, today).includes('rangeBackwards');
  const inFuture = (day: string) => (day > today ? intl.formatMessage(filterMessages.rangeInFuture) : undefined);
  const change = (changes: { dateStart?: string; dateEnd?: string }) => {
    if (!Object.values(changes).includes('')) {
      send({ type: 'draft.changed', changes: { dateLabel: 'custom', ...changes } });
    }
  };
  const text = backwards ? intl.formatMessage(rangeMessages.custom) : rangeText(draft);
  return (
    <Popover
      label={`${intl.formatMessage(filterMessages.range)}: ${text}`}
      trigger={
        <>
          <Icon name="calendar" /> {text}
        </>
      }
    >
      {(close) => (
        <div className={dates}>
          <div className={presets}>
            {datePresets.map((name) => (
              <AriaButton
                key={name}
                className={preset}
                aria-pressed={draft.dateLabel === name}
                onPress={() => {
                  send({ type: 'draft.changed', changes: { dateLabel: name, ...presetRange(name, today) } });
                  close();
                }}
              >
                {intl.formatMessage(rangeMessages[name])}
              </AriaButton>
            ))}
          </div>
          <div className={panel}>
            <div className={ends}>
              <DateField
                label={intl.formatMessage(filterMessages.from)}
                value={draft.dateStart}
                max={today}
                error={inFuture(draft.dateStart)}
                onChange={(dateStart) => change({ dateStart })}
              />
              <DateField
                label={intl.formatMessage(filterMessages.to)}
                value={draft.dateEnd}
                max={today}
                error={backwards ? intl.formatMessage(filterMessages.rangeBackwards) : inFuture(draft.dateEnd)}
                onChange={(dateEnd) => change({ dateEnd })}
              />
            </div>
            <DateRangeCalendar
              label={intl.formatMessage(filterMessages.range)}
              start={draft.dateStart}
              end={draft.dateEnd}
              max={today}
              onChange={(dateStart, dateEnd) => change({ dateStart, dateEnd })}
            />
            <Button look="quiet" size="small" onClick={() => send({ type: 'range.reset' })}>
              {intl.formatMessage(filterMessages.reset)}
            </Button>
          </div>
        </div>
      )}
    </Popover>
  );
}
