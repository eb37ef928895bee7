import { defineMessages } from 'react-intl';
import type { DayKind } from '#values/sms/legalHours.ts';

export const legalHoursWords = defineMessages({
  outside: { id: 'legalHours.outside', defaultMessage: 'Also send outside legal hours' },
  reason: { id: 'legalHours.reason', defaultMessage: 'Reason' },
  reasonHint: {
    id: 'legalHours.reasonHint',
    defaultMessage: 'For example: not advertising. It’s kept with the campaign.',
  },
  reasonMissing: { id: 'legalHours.reasonMissing', defaultMessage: 'Enter a reason.' },
  title: { id: 'legalHours.title', defaultMessage: 'Legal hours by country' },
  everyDay: { id: 'legalHours.everyDay', defaultMessage: 'Every day' },
});

export const legalHoursNamed = defineMessages<{
  asOf: { date: string };
  hours: { days: string; from: string; to: string };
  never: { days: string };
}>({
  asOf: {
    id: 'legalHours.asOf',
    defaultMessage:
      'In each recipient’s time zone, as of {date}. Laws change: check them before you rely on this list.',
  },
  hours: { id: 'legalHours.hours', defaultMessage: '{days}: {from}–{to}' },
  never: { id: 'legalHours.never', defaultMessage: '{days}: never' },
});

export const dayKindWords: Record<DayKind, { id: string; defaultMessage: string }> = defineMessages({
  weekday: { id: 'legalHours.weekday', defaultMessage: 'Monday to Friday' },
  saturday: { id: 'legalHours.saturday', defaultMessage: 'Saturday' },
  sunday: { id: 'legalHours.sunday', defaultMessage: 'Sunday' },
  holiday: { id: 'legalHours.holiday', defaultMessage: 'public holidays' },
});
