import { useState } from 'react';
import { useIntl } from 'react-intl';
import { countries } from '#values/countries.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import * as styles from '../parts/fields.css.ts';
import { scheduleMessages } from './schedule.messages.ts';
import type { ScheduleSettings } from './scheduleSettings.node.ts';

type Holiday = ScheduleSettings['holidays'][number];

interface PublicHolidaysProps {
  /** The account's country, to begin with. */
  country: string;
  holidays: readonly Holiday[];
  onAdd: (holidays: Holiday[]) => void;
}

/** Copies public holidays into the step, so that a published version keeps those it was published with. */
export function PublicHolidays(props: PublicHolidaysProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  if (open) return <Choice {...props} onDone={() => setOpen(false)} />;
  return (
    <button type="button" className={styles.add} onClick={() => setOpen(true)}>
      <Icon name="plus" size={16} />
      {intl.formatMessage(scheduleMessages.addPublicHolidays)}
    </button>
  );
}

function Choice({ country: first, holidays, onAdd, onDone }: PublicHolidaysProps & { onDone: () => void }) {
  const intl = useIntl();
  const [country, setCountry] = useState(first);
  const [state, setState] = useState('');
  const query = { language: intl.locale.slice(0, 2), ...(state !== '' && { state }) };
  const { data, error } = useEndpoint('listHolidays', { params: { country }, query });
  const listed = new Set(holidays.map(({ date }) => date));
  const fresh = (data?.holidays ?? []).filter(({ date }) => !listed.has(date));
  return (
    <div className={styles.card}>
      <SelectField
        label={intl.formatMessage(scheduleMessages.country)}
        value={country}
        choices={countryChoices(intl.locale)}
        onChange={(next) => {
          setCountry(next);
          setState('');
        }}
      />
      {data !== undefined && data.states.length > 0 && (
        <SelectField
          label={intl.formatMessage(scheduleMessages.state)}
          value={state}
          choices={[
            { value: '', label: intl.formatMessage(scheduleMessages.wholeCountry) },
            ...data.states.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={setState}
        />
      )}
      {error !== undefined && <Notice tone="error">{intl.formatMessage(scheduleMessages.noHolidays)}</Notice>}
      <div className={styles.row}>
        <Button
          size="small"
          disabled={fresh.length === 0}
          onClick={() => {
            onAdd(fresh.map(({ date, name }) => ({ date, name })));
            onDone();
          }}
        >
          {intl.formatMessage(scheduleMessages.addCount, { count: fresh.length })}
        </Button>
        <Button size="small" look="quiet" onClick={onDone}>
          {intl.formatMessage(scheduleMessages.cancel)}
        </Button>
      </div>
      <span className={styles.hint}>{intl.formatMessage(scheduleMessages.holidaysFrom)}</span>
    </div>
  );
}

function countryChoices(locale: string) {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return countries
    .map(({ code }) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
}
