import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { errorCodes } from '#contract/kernel/errors.ts';
import { Role } from '#values/roles.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { ask } from '../../../builders/api/ask.ts';
import { aLocation } from '../../../builders/api/aBranch.ts';
import { login } from '../../../builders/api/login.ts';
import {
  aHostileFile,
  type HostileFile,
  hostileFiles,
  type HostileKind,
} from '../../../builders/files/hostileFiles.ts';
import { anAppWithCalls } from '../../carriers/aCarrier.ts';
import { incoming, webhooksTo } from '../../carriers/aWebhook.ts';

/** `HOSTILE_SIZE=1000` makes files of several MB; a seed is printed with a failure and goes into `HOSTILE_SEED`. */
const size = Number(process.env['HOSTILE_SIZE'] ?? 300);
const numRuns = Number(process.env['HOSTILE_FILES'] ?? 60);
const seed = Number(process.env['HOSTILE_SEED'] ?? 20_261_125);

/** Milliseconds that a call may wait in all but a few cases, and never; before readers had processes, 24 to 45 seconds. */
const [mostlyWithin, alwaysWithin] = [1_000, 5_000];

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let did: string;

beforeAll(async () => {
  world = await anAppWithCalls({ RATE_LIMIT: '1000000' });
  ({ did } = await aNumber(world.db, await anAccount(world.db)));
});

/** Somebody who may send every kind of file. */
async function aSender() {
  const account = await anAccount(world.db, { country: 'AU' });
  const { email } = await aUser(world.db, account, Role.options);
  const { headers } = await login(world.app, email);
  const list = await ask(world.app, endpoints.createSmsList, { body: { account, name: 'List' } }, headers);
  const { uuid } = JSON.parse(list.body) as { uuid: string };
  const id = await aLocation(world.db, account);
  const doors = {
    list: (file: HostileFile) =>
      ask(world.app, endpoints.importListFile, { params: { uuid }, body: { invalid: 'check' }, file }, headers),
    calls: (file: HostileFile) =>
      ask(world.app, endpoints.importCallFile, { params: { account }, body: { invalid: 'check' }, file }, headers),
    map: (file: HostileFile) =>
      ask(
        world.app,
        endpoints.importLocationMap,
        { params: { account, id }, body: { invalid: 'refuse' }, file },
        headers,
      ),
    audio: (file: HostileFile) => ask(world.app, endpoints.addAudioFile, { params: { account }, file }, headers),
    picture: (file: HostileFile) =>
      ask(
        world.app,
        endpoints.uploadImage,
        { params: { account, image: 'logo' }, body: { image: 'logo' }, file },
        headers,
      ),
  };
  return doors;
}
type Doors = Awaited<ReturnType<typeof aSender>>;
type Door = keyof Doors;

/** Asks for the health and calls in, over and over, while the work goes on. Returns how long each took. */
async function watching(work: Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  const { post } = webhooksTo(world);
  let isDone = false;
  const finished = work.finally(() => (isDone = true));
  while (!isDone) {
    const started = performance.now();
    expect((await world.app.inject('/healthz')).statusCode).toBe(200);
    expect((await post('/carrier/voice', incoming(`CA${performance.now()}`, did))).status).toBe(200);
    waits.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await finished;
  return waits;
}

const isRefusal = (code: string | undefined) => code === undefined || (errorCodes as readonly string[]).includes(code);

/** Read, or refused as what it is; nothing else, such as a missing list. */
const expected = new Set([200, 400, 413, 415]);

async function send(doors: Doors, door: Door, file: HostileFile) {
  const { status, code } = await doors[door](file);
  return { door, file: file.name, isFine: expected.has(status) && isRefusal(code), status, code };
}

const readers: Readonly<Record<HostileKind, readonly Door[]>> = {
  csv: ['list', 'calls', 'map'],
  workbooks: ['list', 'calls'],
  sounds: ['audio'],
  pictures: ['picture'],
  few: ['list', 'audio', 'picture'],
};

test('no file stops calls, ends the process or is a failure', { timeout: 600_000 }, async () => {
  const before = process.memoryUsage().rss;
  const kinds = Object.keys(readers) as HostileKind[];
  const files = new Map<HostileKind, HostileFile[]>();
  for (const kind of kinds) files.set(kind, await hostileFiles(kind, size));
  const sent = kinds.map(async (kind) => {
    const doors = await aSender();
    const answers = [];
    for (const door of readers[kind])
      for (const file of files.get(kind) ?? []) answers.push(await send(doors, door, file));
    return answers;
  });
  const waits = await watching(Promise.all(sent));
  const answers = (await Promise.all(sent)).flat();
  expect(answers.filter(({ isFine }) => !isFine)).toEqual([]);
  expect(answers.length).toBeGreaterThan(100);
  expect(Math.max(...waits)).toBeLessThan(alwaysWithin);
  expect(waits.filter((wait) => wait > mostlyWithin).length).toBeLessThan(waits.length / 20);
  files.clear();
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
});

test('any of them, cut off or changed, is refused or read at any door', { timeout: 600_000 }, async () => {
  const doors = await aSender();
  await fc.assert(
    fc.asyncProperty(
      aHostileFile(20),
      fc.constantFrom<Door>('list', 'calls', 'map', 'audio', 'picture'),
      async (make, door) => {
        const answer = await send(doors, door, await make());
        expect(answer).toEqual({ ...answer, isFine: true });
      },
    ),
    { numRuns, seed },
  );
  expect((await world.app.inject('/healthz')).statusCode).toBe(200);
});
