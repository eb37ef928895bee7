import { filtersMachine } from '../../../src/machines/filters/filters.machine.ts';
import type { Walk } from '../reachability.ts';
import { aFilterSet, today } from './filters.builders.ts';

const number = '+61398765432';

export const walk: Walk<typeof filtersMachine> = {
  machine: filtersMachine,
  inputs: [{ today, applied: aFilterSet() }],
  events: [
    { type: 'draft.changed', changes: { status: ['noMessage'] } },
    { type: 'draft.changed', changes: { durationMin: 60, durationMax: 30 } },
    { type: 'draft.changed', changes: { tags: ['vip'] } },
    { type: 'filters.applied' },
    { type: 'filters.cancelled' },
    { type: 'range.reset' },
    { type: 'filters.amended', changes: { trackingNumber: [number] } },
    { type: 'address.changed', filters: aFilterSet({ dateView: 'hours' }) },
    { type: 'accounts.changed', belongings: { numbers: [], sources: [] } },
    { type: 'day.turned', today: '2026-03-11' },
  ],
  actors: {},
};
