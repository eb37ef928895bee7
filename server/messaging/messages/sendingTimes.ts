import { type CalendarDate, getDayOfWeek } from '@internationalized/date';
import type { ClockHours, DayKind, LegalHours } from '#values/sms/legalHours.ts';
import type { CampaignRow } from './campaignState.ts';
import { holidayDates } from '../../kernel/holidayDates.ts';
import { type Home, zonesOf } from './contactZone.ts';
import { legalHoursOf } from './legalHoursOf.ts';
import { commonSendingTime, daily, nextSendingTime, type SendingHours } from './sendingHours.ts';

/** What a campaign says about its hours. */
export type HoursTerms = Pick<CampaignRow, 'hours' | 'hoursReason'>;

/** Somebody’s number (E.164), and its country if a plan has it. */
interface Contact {
  msisdn: string;
  country: string | undefined;
}

/** More than the Christmas and New Year holidays with the weekends between them. */
const longestHolidays = 7;

/**
 * When somebody gets a campaign that may go out from `start` on: within its hours and those of the law, by the clocks of all
 * zones in which they may be. A campaign with a reason goes out outside legal hours too.
 */
export function sendingTimes(start: Date, home: Home): (contact: Contact, terms: HoursTerms) => Date {
  // Many people share zones, and a look takes longer than all else about one.
  const known = new Map<string, Date>();
  return ({ msisdn, country }, { hours, hoursReason }) => {
    const zones = zonesOf(msisdn, country, home);
    const law = hoursReason === null ? legalHoursOf(msisdn, country) : undefined;
    const key = `${zones.join(' ')} ${hours?.from} ${hours?.to} ${law?.place}`;
    const at = known.get(key) ?? timeWithin(start, zones, { chosen: hours, law });
    known.set(key, at);
    return at;
  };
}

/** Legal hours hold in all zones, if a campaign’s own have to be left for it. */
function timeWithin(start: Date, zones: readonly string[], { chosen, law }: Hours): Date {
  if (!law) return nextSendingTime(start, zones, chosen && daily(chosen));
  const narrowed = chosen && commonSendingTime(start, zones, legalDays(law, chosen));
  return narrowed ?? nextSendingTime(start, zones, legalDays(law, null));
}

interface Hours {
  chosen: ClockHours | null;
  law: LegalHours | undefined;
}

function legalDays({ days, place }: LegalHours, chosen: ClockHours | null): SendingHours {
  return {
    on(day) {
      const legal = days[kindOf(day, place)];
      return legal && chosen ? commonHours(chosen, legal) : legal;
    },
    mostDaysWithout: Object.values(days).includes(null) ? longestHolidays : 0,
  };
}

/** Where a campaign’s own hours lie outside the legal ones altogether, these count. */
function commonHours(chosen: ClockHours, legal: ClockHours): ClockHours {
  const from = chosen.from > legal.from ? chosen.from : legal.from;
  const to = chosen.to < legal.to ? chosen.to : legal.to;
  return from < to ? { from, to } : legal;
}

function kindOf(day: CalendarDate, place: string): DayKind {
  if (holidayDates(place.slice(0, 2), day.year).has(day.toString())) return 'holiday';
  const weekday = getDayOfWeek(day, 'en-US');
  return weekday === 0 ? 'sunday' : weekday === 6 ? 'saturday' : 'weekday';
}
