import type { NodeShape } from '../nodeShape.node.ts';
import { counts, rows, text, texts } from '../readSettings.node.ts';

export type HoursDraft = {
  /** 1 = Monday to 7 = Sunday. */
  days: number[];
  from: string;
  to: string;
};
export type PeriodDraft = {
  id: string;
  name: string;
  weekly: HoursDraft[];
  dates: string[];
};
/** Opening hours as far as they are filled in. */
export type ScheduleDraft = {
  timezone: string | null;
  periods: PeriodDraft[];
  holidays: { date: string; name: string }[];
};

/** The exit for times that no period covers. */
export const OTHERWISE = 'otherwise';

export const scheduleShape: NodeShape<ScheduleDraft> = {
  type: 'schedule',
  version: 1,
  defaults: () => ({
    timezone: null,
    periods: [{ id: 'open', name: 'Open', weekly: [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' }], dates: [] }],
    holidays: [],
  }),
  exits: ({ periods }) => [
    ...periods.map(({ id, name }) => ({ id: `period-${id}`, required: true, ...(name === '' ? {} : { label: name }) })),
    { id: OTHERWISE, required: true },
  ],
  read: ({ timezone, periods, holidays }) => ({
    timezone: text(timezone) || null,
    periods: rows(periods, ({ id, name, weekly, dates }) => ({
      id: text(id),
      name: text(name),
      weekly: rows(weekly, ({ days, from, to }) => ({
        days: counts(days),
        from: text(from, '09:00'),
        to: text(to, '17:00'),
      })),
      dates: texts(dates),
    })),
    holidays: rows(holidays, ({ date, name }) => ({ date: text(date), name: text(name) })),
  }),
};
