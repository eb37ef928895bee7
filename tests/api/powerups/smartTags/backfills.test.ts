import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { TagBackfill } from '#contract/powerups/tagBackfills.contract.ts';
import type { SmartTag } from '#contract/powerups/smartTags.contract.ts';
import type { Call, CallDetail } from '#contract/telephony/calls.contract.ts';
import fc from 'fast-check';
import { backfillMoves, type BackfillMove, type BackfillState } from '#values/backfillState.ts';
import { eq } from 'drizzle-orm';
import { tagBackfills } from '../../../../server/kernel/db/schema/smartTags.ts';
import { walkBackfills } from '../../../../server/powerups/smartTags/walkBackfills.ts';
import { ask } from '../../../builders/api/ask.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aSmartTag } from '../../../builders/api/aSmartTag.ts';
import { login } from '../../../builders/api/login.ts';
import { pastCalls } from '../../../builders/api/pastCalls.ts';

let world: Awaited<ReturnType<typeof anApp>>;

beforeAll(async () => {
  world = await anApp();
});

const start = Date.UTC(2026, 2, 4, 1);
const minutes = (count: number) => start + count * 60_000;
const dateStart = '2026-03-01T00:00:00.000Z';
const min = (seconds: number) => [{ kind: 'duration' as const, not: false, min: seconds }];
const settings = { name: 'Long', colour: '#1f6feb', conditions: min(100) };

/** As the job does. */
const walk = () => walkBackfills({ db: world.db, now: () => new Date(), stopping: new AbortController().signal });

async function anAdmin(parentId?: number) {
  const account = await anAccount(world.db, { parentId });
  const { headers } = await login(world.app, (await aUser(world.db, account, ['admin', 'conf'])).email);
  const asked = async <Answer>(name: keyof typeof endpoints, input: object = {}) => {
    const { status, body, code } = await ask(world.app, endpoints[name] as never, input as never, headers);
    return { status, code, answer: JSON.parse(body) as Answer };
  };
  const tag = async (body: object = {}) =>
    (await asked<SmartTag>('createSmartTag', { body: { account, ...settings, ...body } })).answer;
  const count = async (uuid: string, body: object = {}) =>
    (await asked<TagBackfill>('countTagBackfill', { params: { uuid }, body: { dateStart, ...body } })).answer;
  const move = (uuid: string, to: BackfillMove) =>
    asked<TagBackfill>('moveTagBackfill', { params: { uuid }, body: { move: to } });
  return {
    account,
    asked,
    tag,
    count,
    move,
    /** Counts, starts and waits. */
    backfill: async (uuid: string, body: object = {}) => {
      const { uuid: id } = await count(uuid, body);
      await walk();
      expect((await move(id, 'start')).status).toBe(200);
      await walk();
      return id;
    },
    list: async () => (await asked<TagBackfill[]>('listTagBackfills')).answer,
    call: async (uuid: string) => (await asked<Call>('getCall', { params: { id: uuid } })).answer,
    /** Tags and score of each. */
    shown: (uuids: readonly string[]) =>
      Promise.all(
        uuids.map(async (uuid) => {
          const { tags, score } = (await asked<Call>('getCall', { params: { id: uuid } })).answer;
          return [...tags, score];
        }),
      ),
  };
}

test('a tag is counted on past calls, given to them, and taken back as if nothing had been', async () => {
  const { account, tag, count, move, list, shown, asked } = await anAdmin();
  const [long = '', short = '', own = ''] = await pastCalls(world.db, account, [
    { at: minutes(0), duration: 120 },
    { at: minutes(1), duration: 30 },
    { at: minutes(2), duration: 200, tags: ['VIP'], score: 20 },
  ]);
  await pastCalls(world.db, account, [
    { at: Date.parse(dateStart) - 1, duration: 120 },
    { at: minutes(3), duration: 120, direction: 'outbound' },
  ]);
  const { uuid, version } = await tag({ score: 30 });
  const counting = await count(uuid);
  expect(counting).toMatchObject({ account, tag: uuid, name: 'Long', version, dateStart, state: 'counting', calls: 3 });
  await walk();
  const [counted] = await list();
  expect(counted).toMatchObject({ state: 'counted', calls: 3, seen: 3, gaining: 2, losing: 0, rescored: 2 });
  expect(counted?.gainingCalls.map((one) => one.uuid)).toEqual([own, long]);
  expect(await shown([long, short, own])).toEqual([[0], [0], ['VIP', 20]]);
  expect((await move(counting.uuid, 'start')).answer).toMatchObject({ state: 'running', seen: 0, gaining: 0 });
  await walk();
  expect((await list())[0]).toMatchObject({ state: 'done', seen: 3, gaining: 2, losing: 0, rescored: 2 });
  const after = [['Long', 30], [0], ['VIP', 'Long', 50]];
  expect(await shown([long, short, own])).toEqual(after);
  const { activity } = (await asked<CallDetail>('getCallDetail', { params: { id: long } })).answer;
  expect(activity.slice(-2)).toMatchObject([
    { kind: 'tag.added', text: 'Long' },
    { kind: 'score.changed', text: '30' },
  ]);
  expect(Date.parse(activity.at(-1)?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  await move(counting.uuid, 'undo');
  await walk();
  expect((await list())[0]).toMatchObject({ state: 'undone', gaining: 0, losing: 2, rescored: 2 });
  expect(await shown([long, short, own])).toEqual([[0], [0], ['VIP', 20]]);
});

test('a changed tag replaces what its former version gave, also through the score, and leaves what people did', async () => {
  const { account, tag, asked, backfill, shown, move, list, call } = await anAdmin();
  const uuids = await pastCalls(
    world.db,
    account,
    [120, 250, 300].map((duration, at) => ({ at: minutes(at), duration })),
  );
  const long = await tag({ score: 40 });
  const hot = await tag({ name: 'Hot', conditions: [{ kind: 'leadScore', min: 40 }] });
  const first = await backfill(long.uuid);
  await backfill(hot.uuid);
  expect(await shown(uuids)).toEqual(uuids.map(() => ['Hot', 'Long', 40]));
  const third = uuids[2] ?? '';
  const { version } = await call(third);
  const edited = await asked<Call>('changeCall', {
    params: { id: third },
    body: { version, tags: ['Hot', 'VIP'], score: 45 },
  });
  expect(edited.status).toBe(200);
  const body = { ...settings, version: long.version, name: 'Very long', conditions: min(240), score: 50 };
  await asked('changeSmartTag', { params: { uuid: long.uuid }, body });
  const second = await backfill(long.uuid);
  expect((await list())[0]).toMatchObject({ name: 'Very long', gaining: 2, losing: 2, rescored: 3 });
  expect(await shown(uuids)).toEqual([[0], ['Hot', 'Very long', 50], ['Hot', 'VIP', 'Very long', 55]]);
  await move(second, 'undo');
  await walk();
  expect(await shown(uuids)).toEqual([
    ['Hot', 'Long', 40],
    ['Hot', 'Long', 40],
    ['Hot', 'VIP', 45],
  ]);
  await move(first, 'undo');
  await walk();
  expect(await shown(uuids)).toEqual([[0], [0], ['VIP', 5]]);
});

test('a tag that is off is taken from past calls', async () => {
  const { account, tag, asked, backfill, shown } = await anAdmin();
  const uuids = await pastCalls(world.db, account, [{ at: minutes(0), duration: 120 }]);
  const { uuid, version } = await tag();
  await backfill(uuid);
  expect(await shown(uuids)).toEqual([['Long', 0]]);
  await asked('changeSmartTag', { params: { uuid }, body: { ...settings, version, enabled: false } });
  await backfill(uuid);
  expect(await shown(uuids)).toEqual([[0]]);
});

test('a tag of all accounts below is backfilled there too, account by account', async () => {
  const parent = await anAdmin();
  const child = await anAccount(world.db, { parentId: parent.account });
  await anAccount(world.db, { parentId: child });
  const grandchild = await anAccount(world.db, { parentId: child });
  const given = [{ at: minutes(0), duration: 120 }];
  const uuids = (
    await Promise.all([parent.account, child, grandchild].map((account) => pastCalls(world.db, account, given)))
  ).flat();
  const { uuid, version } = await parent.tag({ subAccounts: true });
  await parent.backfill(uuid);
  expect(await parent.shown(uuids)).toEqual(uuids.map(() => ['Long', 0]));
  expect((await parent.list())[0]).toMatchObject({ state: 'done', calls: 3, seen: 3 });
  await parent.asked('changeSmartTag', { params: { uuid }, body: { ...settings, version } });
  await parent.backfill(uuid);
  expect(await parent.shown(uuids)).toEqual([['Long', 0], [0], [0]]);
});

test('what is cancelled on its way stays as far as it came, and is undone exactly', async () => {
  const { account, tag, count, move, list, asked } = await anAdmin();
  const uuids = await pastCalls(
    world.db,
    account,
    Array.from({ length: 1200 }, (_, at) => ({ at: minutes(at), duration: 120 })),
  );
  const { uuid } = await tag();
  const { uuid: id } = await count(uuid);
  await walk();
  await move(id, 'start');
  const stopping = new AbortController();
  let batches = 0;
  const now = () => {
    batches += 1;
    if (batches === 2) stopping.abort();
    return new Date();
  };
  await walkBackfills({ db: world.db, now, stopping: stopping.signal });
  expect((await list())[0]).toMatchObject({ state: 'running', calls: 1200, seen: 1000, gaining: 1000 });
  expect((await move(id, 'cancel')).answer.state).toBe('stopped');
  await walk();
  const shown = async (at: number) => (await asked<Call>('getCall', { params: { id: uuids[at] ?? '' } })).answer.tags;
  expect([await shown(999), await shown(1000)]).toEqual([['Long'], []]);
  await move(id, 'undo');
  await walk();
  expect((await list())[0]).toMatchObject({ state: 'undone', losing: 1000 });
  expect([await shown(0), await shown(999)]).toEqual([[], []]);
});

test('a tag that was changed after it was counted has to be counted again', async () => {
  const { tag, count, move, asked } = await anAdmin();
  const { uuid, version } = await tag();
  const { uuid: id } = await count(uuid);
  await walk();
  await asked('changeSmartTag', { params: { uuid }, body: { ...settings, version, score: 5 } });
  expect(await move(id, 'start')).toMatchObject({ status: 409, code: 'STALE-VERSION' });
});

/** What administrators do in turn: backfills are undone by their place among all that there were. */
const someSteps = fc.array(
  fc.oneof(
    fc.record({ change: fc.constantFrom(50, 100, 200, 400) }),
    fc.record({ from: fc.nat(5), length: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ undo: fc.nat(4) }),
  ),
  { minLength: 2, maxLength: 7 },
);

test('whatever is changed, backfilled and undone in whatever order, each call has what its latest backfill gives it', async () => {
  const law = fc.asyncProperty(someSteps, async (steps) => {
    const { account, tag, asked, backfill, move, shown } = await anAdmin();
    const durations = [60, 120, 180, 240, 300, 500];
    const uuids = await pastCalls(
      world.db,
      account,
      durations.map((duration, at) => ({ at: minutes(at), duration })),
    );
    const { uuid } = await tag();
    let [version, asks] = [1, 100];
    const done: { id: string; from: number; to: number; asks: number; isUndone: boolean }[] = [];
    for (const step of steps) {
      if ('change' in step) {
        const body = { ...settings, version, conditions: min(step.change) };
        await asked('changeSmartTag', { params: { uuid }, body });
        [version, asks] = [version + 1, step.change];
      } else if ('from' in step) {
        const [from, to] = [step.from, step.from + step.length];
        const period = {
          dateStart: new Date(minutes(from)).toISOString(),
          dateStop: new Date(minutes(to)).toISOString(),
        };
        done.push({ id: await backfill(uuid, period), from, to, asks, isUndone: false });
      } else {
        const undone = done[step.undo];
        if (!undone || undone.isUndone) continue;
        undone.isUndone = true;
        await move(undone.id, 'undo');
        await walk();
      }
    }
    const expected = durations.map((duration, at) => {
      const last = done.findLast(({ from, to, isUndone }) => !isUndone && from <= at && at < to);
      return last && duration >= last.asks ? ['Long', 0] : [0];
    });
    expect(await shown(uuids)).toEqual(expected);
  });
  await fc.assert(law, { numRuns: 20 });
});

const states = Object.keys(backfillMoves) as BackfillState[];
test.each(states)('a backfill that is %s allows what its state allows', async (state) => {
  const { account, move } = await anAdmin();
  for (const one of ['start', 'cancel', 'undo'] as const) {
    const { backfill } = await aSmartTag(world.db, account, { name: one });
    await world.db.update(tagBackfills).set({ state }).where(eq(tagBackfills.id, backfill));
    const next = backfillMoves[state][one];
    const { status, code, answer } = await move(backfill, one);
    expect([one, next === undefined ? code : answer.state]).toEqual([one, next ?? 'WRONG-STATUS']);
    expect(status).toBe(next === undefined ? 409 : 200);
  }
  await walk();
});

test('a period that ends before it begins is refused, as is one of a tag that is not there', async () => {
  const { tag, asked } = await anAdmin();
  const { uuid } = await tag();
  const backwards = { dateStart, dateStop: dateStart };
  expect(await asked('countTagBackfill', { params: { uuid }, body: backwards })).toMatchObject({
    status: 400,
    code: 'INVALID-PAYLOAD',
  });
  const other = await anAdmin();
  expect(await other.asked('countTagBackfill', { params: { uuid }, body: { dateStart } })).toMatchObject({
    status: 404,
    code: 'NOT-FOUND',
  });
});
