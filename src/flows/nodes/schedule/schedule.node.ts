import { defineNodeType } from '#flows/core/nodeType.ts';
import { periodAt } from './periodAt.node.ts';
import { checkPeriods } from './periodOverlap.node.ts';
import { differentMoments } from './scheduleMoments.node.ts';
import { ScheduleSettings } from './scheduleSettings.node.ts';
import { periodHours } from './weeklySpans.node.ts';
import { typePart } from '../nodeShape.node.ts';
import { OTHERWISE, scheduleShape } from './scheduleShape.node.ts';

export const scheduleNode = defineNodeType<ScheduleSettings>({
  ...typePart(scheduleShape),
  migrations: {},
  role: 'step',
  reachesPerson: false,
  settings: ScheduleSettings,
  check: checkPeriods,
  hours: periodHours,
  enter: ({ settings, timezone, at }) => ({ kind: 'leave', exit: exitAt(settings, timezone, at) }),
  probes: () => [],
  moments: (settings, timezone, year) =>
    differentMoments(settings, settings.timezone ?? timezone, year, (at) => exitAt(settings, timezone, at)),
});

function exitAt(settings: ScheduleSettings, timezone: string, at: number): string {
  const period = periodAt(settings, settings.timezone ?? timezone, at);
  return period === undefined ? OTHERWISE : `period-${period.id}`;
}
