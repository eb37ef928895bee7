import { expect, test } from 'vitest';
import { clockHour } from './clockHour.ts';

test('each hour of the day is read alike from both clocks', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const written = new Date(Date.UTC(2026, 0, 1, hour)).toLocaleTimeString('en-US', {
      timeZone: 'UTC',
      hour: 'numeric',
    });
    const [shown, half] = written.split(/\s/);
    expect([written, clockHour(Number(shown), half), clockHour(hour, undefined)]).toEqual([written, hour, hour]);
  }
});

test('what no clock shows is no hour', () => {
  expect([clockHour(24, undefined), clockHour(0, 'am'), clockHour(13, 'PM'), clockHour(12, 'a.m.')]).toEqual([
    undefined,
    undefined,
    undefined,
    0,
  ]);
});
