import { expect, test } from 'vitest';
import { PhoneNumber } from '#values/phoneNumber.ts';
import type { CallScript } from '../../telephony/calls/callScript.ts';
import { seededRandom } from '../seededRandom.ts';
import { demoAccounts } from '../tenant/demoTenant.ts';
import { startDemoTraffic } from './startDemoTraffic.ts';

const dids = new Set(demoAccounts.flatMap(({ numbers }) => numbers.map(({ did }) => did)));

/** Traffic without real delays: places `calls` calls, then waits until it is stopped. */
function traffic(calls: number, { fails = () => false }: { fails?: (call: number) => boolean } = {}) {
  const placed: CallScript[] = [];
  const gaps: number[] = [];
  const warned: string[] = [];
  const quiet = Promise.withResolvers<void>();
  const running = startDemoTraffic({
    carrier: {
      placeCall(script) {
        placed.push(script);
        if (fails(placed.length)) return Promise.reject(new Error('no line'));
        return Promise.resolve({ callSid: `CA${placed.length}`, ended: Promise.resolve() });
      },
    },
    now: () => new Date('2026-11-20T00:00:00Z'),
    log: { warn: (_, message) => warned.push(message) },
    random: seededRandom(1),
    wait(ms, signal) {
      gaps.push(ms);
      if (gaps.length <= calls) return Promise.resolve();
      quiet.resolve();
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      });
    },
  });
  return { placed, gaps, warned, running, quiet: quiet.promise };
}

test('calls the numbers of the demo a few times a minute until stopped', async () => {
  const { placed, gaps, running, quiet } = traffic(200);
  await quiet;
  await running.stop();
  expect(placed).toHaveLength(200);
  expect(placed.filter(({ to }) => !dids.has(to))).toEqual([]);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  expect(Math.round(mean / 5000) * 5000).toBe(15_000);
});

test('some callers call again and some withhold their number', async () => {
  const { placed, running, quiet } = traffic(200);
  await quiet;
  await running.stop();
  const shown = placed.map(({ from }) => from).filter((caller) => PhoneNumber.safeParse(caller).success);
  expect(placed.length - shown.length).toBeGreaterThan(0);
  expect(new Set(shown).size).toBeLessThan(shown.length);
});

test('reports a failed call and places the next one', async () => {
  const { placed, warned, running, quiet } = traffic(3, { fails: (call) => call === 2 });
  await quiet;
  await running.stop();
  expect(placed).toHaveLength(3);
  expect(warned).toEqual(['a demo call broke off']);
});
