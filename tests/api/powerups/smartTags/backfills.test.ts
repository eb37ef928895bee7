import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Call, CallDetail } from '#contract/telephony/calls.contract.ts';
import { backfillMoves, type BackfillState } from '#values/backfillState.ts';
import { tagBackfills } from '../../../../server/kernel/db/schema/smartTags.ts';
import { walkBackfills } from '../../../../server/powerups/smartTags/walkBackfills.ts';
import { anAccount } from '../../../builders/api/anAccount.ts';
import { anApp, type TestApp } from '../../../builders/api/anApp.ts';
import { aSmartTag } from '../../../builders/api/aSmartTag.ts';
import { pastCalls } from '../../../builders/api/pastCalls.ts';
import { aTagger, dateStart, min, minutes, settings } from './aTagger.ts';

let world: TestApp;

beforeAll(async () => {
  world = await anApp();
});

test('a tag is counted on past calls, given to them, and taken back as if nothing had been', async () => {
  const { account, tag, count, move, list, shown, asked, walk } = await aTagger(world);
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
  const { account, tag, asked, backfill, shown, move, list, call, walk } = await aTagger(world);
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
  const { account, tag, asked, backfill, shown } = await aTagger(world);
  const uuids = await pastCalls(world.db, account, [{ at: minutes(0), duration: 120 }]);
  const { uuid, version } = await tag();
  await backfill(uuid);
  expect(await shown(uuids)).toEqual([['Long', 0]]);
  await asked('changeSmartTag', { params: { uuid }, body: { ...settings, version, enabled: false } });
  await backfill(uuid);
  expect(await shown(uuids)).toEqual([[0]]);
});

test('a tag of all accounts below is backfilled there too, account by account', async () => {
  const parent = await aTagger(world);
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
  const { account, tag, count, move, list, asked, walk } = await aTagger(world);
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
  const { tag, count, move, asked, walk } = await aTagger(world);
  const { uuid, version } = await tag();
  const { uuid: id } = await count(uuid);
  await walk();
  await asked('changeSmartTag', { params: { uuid }, body: { ...settings, version, score: 5 } });
  expect(await move(id, 'start')).toMatchObject({ status: 409, code: 'STALE-VERSION' });
});

const states = Object.keys(backfillMoves) as BackfillState[];
test.each(states)('a backfill that is %s allows what its state allows', async (state) => {
  const { account, move, walk } = await aTagger(world);
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
  const { tag, asked } = await aTagger(world);
  const { uuid } = await tag();
  const backwards = { dateStart, dateStop: dateStart };
  expect(await asked('countTagBackfill', { params: { uuid }, body: backwards })).toMatchObject({
    status: 400,
    code: 'INVALID-PAYLOAD',
  });
  const other = await aTagger(world);
  expect(await other.asked('countTagBackfill', { params: { uuid }, body: { dateStart } })).toMatchObject({
    status: 404,
    code: 'NOT-FOUND',
  });
});
