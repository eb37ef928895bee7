import { defineNodeType } from '#flows/core/nodeType.ts';
import { periodAt } from './periodAt.node.ts';
import { checkPeriods } from './periodOverlap.node.ts';
import { differentMoments } from './scheduleMoments.node.ts';
import { scheduleOpenings } from './scheduleOpenings.node.ts';
import { OTHERWISE, ScheduleSettings } from './scheduleSettings.node.ts';
import { periodHours } from './weeklySpans.node.ts';

export const scheduleNode = defineNodeType<ScheduleSettings>({
  type: 'schedule',
  version: 1,
  migrations: {},
  role: 'step',
  reachesPerson: false,
  settings: ScheduleSettings,
  defaults: () => ({
    timezone: null,
    periods: [{ id: 'open', name: 'Open', weekly: [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' }], dates: [] }],
    holidays: [],
  }),
  exits: ({ periods }) => [
    ...periods.map(({ id, name }) => ({ id: `period-${id}`, required: true, ...(name === '' ? {} : { label: name }) })),
    { id: OTHERWISE, required: true },
  ],
  shown: (settings) => settings,
  check: checkPeriods,
  hours: periodHours,
  openings: scheduleOpenings,
  enter: ({ settings, timezone, at }) => ({ kind: 'leave', exit: exitAt(settings, timezone, at) }),
  probes: () => [],
  moments: (settings, timezone, year) =>
    differentMoments(settings, settings.timezone ?? timezone, year, (at) => exitAt(settings, timezone, at)),
});

function exitAt(settings: ScheduleSettings, timezone: string, at: number): string {
  const period = periodAt(settings, settings.timezone ?? timezone, at);
  return period === undefined ? OTHERWISE : `period-${period.id}`;
}
