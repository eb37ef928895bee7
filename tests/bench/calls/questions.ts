import { type BareCalls, during, type Range } from './bareCalls.ts';

/** A request, and the same in plain SQL. Each run asks for other days, because figures that were counted are kept. */
export interface Question {
  name: string;
  path: (run: number) => string;
  bare: (calls: BareCalls, run: number) => Promise<void>;
  /** ms. */
  budget?: number;
  /** How many times the time of the plain SQL it may take. */
  factor?: number;
}

/** The largest account of the demo, with 16 % of all calls. */
const largest = 20_003;

const lastDays = (count: number): Range => ({ from: count, to: 0 });

function daysOf({ from, to }: Range): string {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return `datefrom=${day(from)}&dateto=${day(to)}&timezone=UTC`;
}

/** `caller` is one with many calls. */
export function logQuestions(caller: string): Question[] {
  const page = (name: string, count: number, rest = '', order?: string, start = 0): Question => ({
    name,
    path: () => `call?${daysOf(lastDays(count))}${rest}`,
    bare: (calls) => calls.page(during(lastDays(count)), order, start),
  });
  const search = (name: string, text: string): Question => ({
    name,
    path: () => `call?${daysOf(lastDays(365))}&search=${text}`,
    bare: (calls) => calls.search(text, during(lastDays(365))),
  });
  const by = (column: string) => `${column} desc nulls last, date_start desc, id desc`;
  return [
    { ...page('list of 7 days', 7), budget: 40, factor: 3 },
    { ...page('list of 365 days', 365), budget: 40, factor: 3 },
    { ...search('search for four digits', '4315'), budget: 60, factor: 3 },
    { ...search('search for a word of 5 % of the calls', 'yard'), factor: 3 },
    {
      name: 'history of a caller',
      path: () => `reports/history/${encodeURIComponent(caller)}`,
      bare: (calls) => calls.history(caller),
      budget: 40,
      factor: 3,
    },
    { ...page('page at row 100 000', 365, '&start=100000', undefined, 100_000), budget: 80 },
    { ...page('sorted by duration', 365, '&orderBy=duration', by('duration')), budget: 200 },
    { ...page('sorted by name', 365, '&orderBy=trackingName', by('lower(tracking_name)')), budget: 200 },
  ];
}

/** Every report of so many days, of the largest account or of all. */
export function reportQuestions(count: number, of: 'largest' | 'all'): Question[] {
  const day = `date_trunc('day', date_start, 'UTC')`;
  const hour = `extract(isodow from date_start at time zone 'UTC') * 24 + extract(hour from date_start at time zone 'UTC')`;
  const lengths = 'width_bucket(duration, array[31, 61, 121, 181, 301, 601])';
  /** The expressions that a report counts by, one statement each. */
  const kinds: Record<string, readonly [path: string, ...by: string[]]> = {
    'time and day': ['timeday2/?', day, hour],
    summary: ['summary2/?compare=previous&', 'true'],
    sources: ['source?', 'tracking_source'],
    numbers: ['groupList/number?', 'tracking_number'],
    accounts: ['groupList/account?', 'account_id'],
    areas: ['groupList/area?', 'area'],
    durations: ['duration?', lengths],
    missed: ['missed/days?', day],
    keys: ['ivr?', `ivr || ' ' || ivr_name`],
    'web sources': ['webSummary?', `web_source || ' ' || web_medium`, 'web_campaign'],
    'landing pages': ['webTable2/landing?', 'web_landing'],
  };
  const account = of === 'largest' ? largest : undefined;
  const question = (kind: string): Question => {
    const [path, ...by] = kinds[kind] ?? [''];
    // Reports share figures, so each kind has days of its own.
    const shift = Object.keys(kinds).indexOf(kind) * 6 + 1;
    const range = (run: number): Range => ({ from: count + run + shift - 1, to: run + shift });
    const ranges = (run: number) => [range(run), ...(kind === 'summary' ? [range(run + count)] : [])];
    return {
      name: `${kind}, ${count} days${account === undefined ? '' : ' of the largest account'}`,
      path: (run) => `reports/${path}${daysOf(range(run))}${account === undefined ? '' : `&account=${account}`}`,
      async bare(calls, run) {
        for (const each of ranges(run))
          for (const one of by) await calls.report(one, during(each), account === undefined ? undefined : [account]);
      },
      ...(account !== undefined && { budget: 80 }),
      factor: 1.5,
    };
  };
  return Object.keys(kinds).map(question);
}
