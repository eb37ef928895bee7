import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { openCluster } from '../../server/kernel/db/embedded/openCluster.ts';
import { launchBrowser } from '../browser/launchBrowser.ts';
import { startServer } from '../server/startServer.ts';
import { BareCalls } from './calls/bareCalls.ts';
import { measureExport, memoryOf } from './calls/exportCalls.ts';
import { measureIngest } from './calls/ingestCalls.ts';
import { makeCalls } from './calls/makeCalls.ts';
import { logQuestions, type Question, reportQuestions } from './calls/questions.ts';
import { median } from './measure.ts';
import type { Figure } from './report.ts';
import { token } from './openLoop/benchSite.ts';

const size = Number(process.env['CALLS'] ?? 1_000_000);
const runs = size > 1_000_000 ? 3 : 5;
/** Requests before a question is measured, and how long they may take. */
const mostWarmUps = 40;
const warmUpMs = 1500;
const mostExported = 1_000_000;

const pieces = ['log', 'month', 'browser', 'export', 'ingest', 'year'];
/** `MEASURE` names what to measure, separated by commas; `MEASURE=data` only makes the data. */
const measured = new Set(process.env['MEASURE']?.split(',') ?? pieces);

/**
 * The call log, its export and every report over HTTP, as the reseller of the demo, whose 16 accounts have all calls
 * (`CALLS`, a million if missing), beside plain SQL for the same answer. The data is made once and kept in `.cache/bench`,
 * so that pieces can be measured one by one.
 */
export async function benchCalls(): Promise<Figure[]> {
  const folder = resolve('.cache/bench', `calls-${size}`);
  mkdirSync(folder, { recursive: true });
  const cluster = await openCluster(folder);
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'error', RATE_LIMIT: '1000000' };
  const carrier = { CARRIER_AUTH_TOKEN: token, CARRIER_ACCOUNT_SID: 'ACbench' };
  const client = new pg.Client(cluster.connection);
  const server = await startServer({ ...settings, ...carrier });
  try {
    await client.connect();
    await makeCalls(client, size);
    const { pid = 0 } = server.process;
    const headers = await reseller(server.url);
    const idle = memoryOf(pid);
    const calls = await accountsOf(client);
    const caller = await busiestCaller(client);
    const answers = async (questions: Question[]) => {
      const figures: Figure[] = [];
      for (const question of questions) figures.push(...(await measure(question, calls, `${server.url}/v2`, headers)));
      return figures.map((figure) => ({ ...figure, name: `${size / 1_000_000} M: ${figure.name}` }));
    };
    const measures: Record<string, () => Promise<Figure[]>> = {
      log: () => answers(logQuestions(caller)),
      month: () => answers(reportQuestions(30, 'largest')),
      browser: async () => [
        { name: 'first rows in the browser', value: await firstRows(server.url), unit: 'ms', budget: 500 },
      ],
      export: () => measureExport(server.url, headers, { pid, most: mostExported }),
      ingest: () => measureIngest(server.url, cluster.connection),
      year: () => answers(reportQuestions(365, 'all')),
    };
    const figures: Figure[] = [];
    for (const piece of pieces) if (measured.has(piece)) figures.push(...((await measures[piece]?.()) ?? []));
    return [
      ...figures,
      { name: 'memory of the server before', value: idle, unit: 'MB' },
      { name: 'memory of the server after', value: memoryOf(pid), unit: 'MB' },
    ];
  } finally {
    await client.end();
    await server.stop();
    await cluster.close();
  }
}

async function measure(
  { name, path, bare, budget, factor }: Question,
  calls: BareCalls,
  url: string,
  headers: Record<string, string>,
): Promise<Figure[]> {
  const ask = async (question: string) => {
    const answer = await fetch(`${url}/${question}`, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${text.slice(0, 200)}`);
  };
  // A server that runs for some time has compiled its code. Figures that are kept are of one time zone.
  const begun = performance.now();
  for (const zone of Intl.supportedValuesOf('timeZone').slice(0, mostWarmUps)) {
    if (performance.now() - begun > warmUpMs) break;
    await ask(path(0).replace('UTC', zone));
  }
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    // Reads the rows into the buffers for both.
    await bare(calls, run);
    ours.push(await timeOf(() => ask(path(run))));
    theirs.push(await timeOf(() => bare(calls, run)));
  }
  const [value, reference] = [median(ours), median(theirs)];
  return [
    { name, value, unit: 'ms', ...(budget !== undefined && { budget }) },
    { name: `${name}: plain SQL`, value: reference, unit: 'ms' },
    {
      name: `${name}: to plain SQL`,
      value: value / reference,
      unit: '×',
      ...(factor !== undefined && { budget: factor }),
    },
  ];
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function reseller(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/v2/token/dashboard/`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('reseller@demo.test:trunkline-demo').toString('base64')}` },
  });
  const { access } = (await answer.json()) as { access: { token: string } };
  return { authorization: `Bearer ${access.token}` };
}

async function accountsOf(client: pg.Client): Promise<BareCalls> {
  const { rows } = await client.query<{ id: number }>('select distinct account_id as id from bench_templates');
  return new BareCalls(
    client,
    rows.map(({ id }) => id),
  );
}

async function busiestCaller(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ caller: string }>(
    `select caller from calls where caller is not null and date_start > current_date - 30
    group by caller order by count(*) desc limit 1`,
  );
  return rows[0]?.caller ?? '';
}

/** From navigation until the first row of the log shows, with the page in the browser's cache. */
async function firstRows(url: string): Promise<number> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${url}/login/`);
    await page.getByLabel('Email').fill('reseller@demo.test');
    await page.getByLabel('Password', { exact: true }).fill('trunkline-demo');
    await page.keyboard.press('Enter');
    await page.waitForURL((at) => !at.pathname.startsWith('/login'));
    const took: number[] = [];
    for (let run = 0; run <= runs; run += 1) {
      const one = await timeOf(async () => {
        await page.goto(`${url}/calls`, { waitUntil: 'commit' });
        await page.getByRole('row').nth(1).waitFor();
      });
      if (run > 0) took.push(one);
    }
    return median(took);
  } finally {
    await browser.close();
  }
}
