import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  type ClockHours,
  type DayKind,
  dayKinds,
  type LegalHours,
  legalHours,
  legalHoursReadOn,
} from '#values/sms/legalHours.ts';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { laws, law as lawStyle, lawSource, muted } from './Campaigns.css.ts';
import { dayKindWords, legalHoursNamed, legalHoursWords as words } from './legalHours.messages.ts';

/** The legal hours of each country, with where they are written. */
export function LegalHoursList() {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const date = intl.formatDate(legalHoursReadOn, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Disclosure title={intl.formatMessage(words.title)} open={isOpen} onOpen={setOpen}>
      <p className={muted}>{intl.formatMessage(legalHoursNamed.asOf, { date })}</p>
      <ul className={laws}>
        {legalHours.map((law) => (
          <Law key={law.place} law={law} />
        ))}
      </ul>
    </Disclosure>
  );
}

function Law({ law: { place, state, days, source } }: { law: LegalHours }) {
  const intl = useIntl();
  const country = intl.formatDisplayName(place.slice(0, 2), { type: 'region' }) ?? place;
  return (
    <li className={lawStyle}>
      <strong>{state === undefined ? country : `${country}, ${state}`}</strong>
      {groupsOf(days).map(({ kinds, hours }) => (
        <Days key={kinds.join(' ')} kinds={kinds} hours={hours} />
      ))}
      <span className={lawSource}>{source}</span>
    </li>
  );
}

function Days({ kinds, hours }: Group) {
  const intl = useIntl();
  const isEveryDay = kinds.length === dayKinds.length;
  const names = kinds.map((kind) => intl.formatMessage(dayKindWords[kind]));
  const days = isEveryDay ? intl.formatMessage(words.everyDay) : intl.formatList(names);
  if (hours === null) return <span>{intl.formatMessage(legalHoursNamed.never, { days })}</span>;
  const clock = (text: string) =>
    intl.formatTime(`1970-01-01T${text}:00Z`, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return (
    <span>{intl.formatMessage(legalHoursNamed.hours, { days, from: clock(hours.from), to: clock(hours.to) })}</span>
  );
}

interface Group {
  kinds: DayKind[];
  hours: ClockHours | null;
}

/** The kinds of days that have the same hours, in their order. */
function groupsOf(days: LegalHours['days']): Group[] {
  const groups = Map.groupBy(dayKinds, (kind) => `${days[kind]?.from} ${days[kind]?.to}`);
  return [...groups.values()].map((kinds) => ({ kinds, hours: kinds[0] ? days[kinds[0]] : null }));
}
