/** Hours of a day by a local clock: `{ from: '09:00', to: '20:00' }`. */
export interface ClockHours {
  from: string;
  to: string;
}

/** Days on which laws have hours of their own; a holiday is none of the others. */
export const dayKinds = ['weekday', 'saturday', 'sunday', 'holiday'] as const;
export type DayKind = (typeof dayKinds)[number];

/** When advertising may reach people, by their clocks. */
export interface LegalHours {
  /** ISO 3166-1, or 3166-2 for a state with hours of its own. */
  place: string;
  /** The name of the state. */
  state?: string;
  /** Null on days without any. */
  days: Readonly<Record<DayKind, ClockHours | null>>;
  /** Where the hours are written. */
  source: string;
}

const hours = (from: string, to: string): ClockHours => ({ from, to });

function everyDay(on: ClockHours): LegalHours['days'] {
  return { weekday: on, saturday: on, sunday: on, holiday: on };
}

/** The day on which these were read; laws change. */
export const legalHoursReadOn = '2026-11-26';

/** Laws and rules of regulators and operators about the hours of advertising by text. Other countries have none that we know of. */
export const legalHours: readonly LegalHours[] = [
  { place: 'US', days: everyDay(hours('08:00', '21:00')), source: '47 CFR § 64.1200(c)(1)' },
  {
    place: 'US-CT',
    state: 'Connecticut',
    days: everyDay(hours('09:00', '20:00')),
    source: 'Conn. Gen. Stat. § 42-288a',
  },
  { place: 'US-FL', state: 'Florida', days: everyDay(hours('08:00', '20:00')), source: 'Fla. Stat. § 501.616(6)' },
  {
    place: 'US-MD',
    state: 'Maryland',
    days: everyDay(hours('08:00', '20:00')),
    source: 'Md. Code, Com. Law § 14-4503',
  },
  {
    place: 'US-OK',
    state: 'Oklahoma',
    days: everyDay(hours('08:00', '20:00')),
    source: 'Okla. Stat. tit. 15 § 775C.4',
  },
  {
    place: 'US-TX',
    state: 'Texas',
    days: { ...everyDay(hours('09:00', '21:00')), sunday: hours('12:00', '21:00') },
    source: 'Tex. Bus. & Com. Code § 301.051, ch. 302',
  },
  { place: 'US-WA', state: 'Washington', days: everyDay(hours('08:00', '20:00')), source: 'RCW 80.36.390' },
  {
    place: 'AE',
    days: everyDay(hours('07:00', '21:00')),
    source: 'TDRA, Regulatory Policy: Unsolicited Electronic Communications',
  },
  {
    place: 'FR',
    days: { ...everyDay(hours('08:00', '22:00')), sunday: null, holiday: null },
    source: 'AF2M, Charte SMS+ / Push SMS',
  },
  { place: 'IN', days: everyDay(hours('10:00', '21:00')), source: 'TRAI, TCCCP Regulations 2018' },
  {
    place: 'ZA',
    days: { weekday: hours('08:00', '20:00'), saturday: hours('09:00', '13:00'), sunday: null, holiday: null },
    source: 'Consumer Protection Act 68 of 2008, s 12; GN R293 of 2011',
  },
];
