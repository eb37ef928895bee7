import { setTimeout as sleep } from 'node:timers/promises';
import type { CallPlayer } from '../../telephony/calls/callScript.ts';
import { Callers } from '../calls/callers.ts';
import { busyness } from '../calls/distribution.ts';
import { pickWeighted, seededRandom, type Random } from '../seededRandom.ts';
import type { DemoAccount } from '../tenant/demoAccount.ts';
import { demoAccounts } from '../tenant/demoTenant.ts';
import { demoScript } from './demoScript.ts';

export interface DemoTrafficOptions {
  carrier: CallPlayer;
  now: () => Date;
  log: { warn(details: { err: unknown; did: string }, message: string): void };
  callsPerMinute?: number;
  random?: Random;
  /** Resolves after the given milliseconds; rejects when the signal aborts. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface DemoTraffic {
  /** Places no more calls; resolves once the last one placed is accepted. Ongoing calls continue. */
  stop(): Promise<void>;
}

/** Places calls to the demo's numbers through the local carrier, in real time, until it is stopped. */
export function startDemoTraffic(options: DemoTrafficOptions): DemoTraffic {
  const stopping = new AbortController();
  const running = run(options, stopping.signal);
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}

async function run(options: DemoTrafficOptions, signal: AbortSignal): Promise<void> {
  const { now, callsPerMinute = 4, wait = (ms) => sleep(ms, undefined, { signal }) } = options;
  const random = options.random ?? seededRandom(now().getTime());
  const callers = new Map(demoAccounts.map(({ key, country }) => [key, new Callers(country)]));
  while (!signal.aborted) {
    // Independent arrivals: exponentially distributed gaps.
    const gap = (-Math.log(1 - random()) * 60_000) / callsPerMinute;
    await wait(gap, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    if (!signal.aborted) await placeCall(options, random, callers);
  }
}

async function placeCall(
  { carrier, now, log }: DemoTrafficOptions,
  random: Random,
  people: ReadonlyMap<string, Callers>,
): Promise<void> {
  const start = now().getTime();
  const { key, numbers } = pickWeighted(random, demoAccounts, (account) => likely(account, start));
  const { did } = pickWeighted(random, numbers, ({ weight }) => weight);
  const callers = people.get(key);
  if (!callers) throw new Error(`nobody calls ${key}`);
  const caller = callers.next(random);
  callers.remember(caller, did);
  const brokeOff = (error: unknown) => log.warn({ err: error, did }, 'a demo call broke off');
  try {
    const placed = await carrier.placeCall(demoScript(random, caller, did), { start, speed: 1 });
    placed.ended.catch(brokeOff);
  } catch (error) {
    brokeOff(error);
  }
}

/** An account's weight at a time: its share of the calls times how busy its hour is, never zero. */
function likely({ share, timezone }: DemoAccount, at: number): number {
  return share * (0.02 + busyness(timezone, at));
}
