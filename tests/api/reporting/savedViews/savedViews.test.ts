import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { SavedView } from '#contract/reporting/savedViews.contract.ts';
import type { Role } from '#values/roles.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { auditLog, userAccess } from '../../../../server/kernel/db/schema/all.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aSavedView, aViewOf } from '../../../builders/api/aSavedView.ts';
import { login } from '../../../builders/api/login.ts';
import { usualLimit } from '#values/accountLimits.ts';

const mostSavedViews = usualLimit(null, 'views');

let app: FastifyInstance;
let db: Db;

beforeAll(async () => {
  ({ app, db } = await anApp());
});

type Answer = SavedView & { errorCode?: string; info?: unknown };

/** Somebody of an account, who asks about views. */
async function aColleague(account: number, roles: Role[] = ['users']) {
  const user = await aUser(db, account, roles);
  const { email } = user;
  const { headers } = await login(app, email);
  const ask = async (method: 'PUT' | 'POST' | 'DELETE' | 'GET', path: string, payload?: object) =>
    (await app.inject({ method, url: `/v2/${path}`, headers, ...(payload && { payload }) })).json<Answer>();
  return {
    user,
    email,
    ask,
    save: (name: string, team = false, list = 'calls') => ask('PUT', 'view', { list, ...aViewOf(name, team) }),
    names: async (list = '') =>
      ((await ask('GET', `view${list && `?list=${list}`}`)) as unknown as SavedView[]).map(({ name }) => name),
  };
}

test('a view is saved, renamed, replaced, listed by name and deleted', async () => {
  const robin = await aColleague(await anAccount(db));
  const missed = await robin.save('missed');
  const { email: author } = robin;
  const all = { list: 'calls', author, mine: true, mayChange: true };
  expect(missed).toEqual({ uuid: expect.any(String), ...aViewOf('missed', false), ...all, version: 1 });
  const change = { name: 'Missed today', query: 'range=today', team: true };
  const changed = { uuid: missed.uuid, ...change, ...all, version: 2 };
  expect(await robin.ask('POST', `view/${missed.uuid}`, { version: 1, ...change })).toEqual(changed);
  const answered = await robin.save('Answered');
  expect(await robin.ask('GET', 'view')).toEqual([answered, changed]);
  expect(await robin.ask('DELETE', `view/${missed.uuid}`)).toEqual(changed);
  expect(await robin.ask('GET', 'view')).toEqual([answered]);
});

test('a list has its own views', async () => {
  const robin = await aColleague(await anAccount(db));
  await robin.save('In');
  await robin.save('Out', false, 'outboundCalls');
  expect(await robin.names('outboundCalls')).toEqual(['Out']);
  expect(await robin.names()).toEqual(['In', 'Out']);
});

test('a view is seen by its author alone until it is shared with the account', async () => {
  const account = await anAccount(db);
  const [robin, kim] = [await aColleague(account), await aColleague(account)];
  const below = await aColleague(await anAccount(db, { parentId: account }), ['admin']);
  const above = await aColleague(await anAccount(db), ['admin']);
  const { uuid } = await robin.save('Missed');
  expect(await kim.names()).toEqual([]);
  expect(await kim.ask('POST', `view/${uuid}`, { version: 1, ...aViewOf('x') })).toMatchObject({
    errorCode: 'NOT-FOUND',
  });
  await robin.ask('POST', `view/${uuid}`, { version: 1, ...aViewOf('Missed') });
  const [seen] = (await kim.ask('GET', 'view')) as unknown as SavedView[];
  expect(seen).toMatchObject({ uuid, author: robin.email, mine: false, mayChange: false });
  expect([await below.names(), await above.names()]).toEqual([[], []]);
});

test('whoever sees an account below does not see its team’s views', async () => {
  const parent = await anAccount(db);
  const above = await aColleague(parent, ['admin']);
  await (await aColleague(await anAccount(db, { parentId: parent }))).save('Missed', true);
  expect(await above.names()).toEqual([]);
});

test('a shared view is changed by its author and by admins of the account, and by nobody else', async () => {
  const account = await anAccount(db);
  const [robin, kim, boss] = [
    await aColleague(account),
    await aColleague(account),
    await aColleague(account, ['admin']),
  ];
  const { uuid } = await robin.save('Missed', true);
  const change = { version: 1, ...aViewOf('Lost') };
  expect(await kim.ask('POST', `view/${uuid}`, change)).toMatchObject({ errorCode: 'ACCESS-DENIED' });
  expect(await kim.ask('DELETE', `view/${uuid}`)).toMatchObject({ errorCode: 'ACCESS-DENIED' });
  expect(await robin.names()).toEqual(['Missed']);
  expect(await boss.ask('POST', `view/${uuid}`, change)).toMatchObject({ name: 'Lost', mine: false, mayChange: true });
  expect(await boss.ask('DELETE', `view/${uuid}`)).toMatchObject({ name: 'Lost' });
  expect(await robin.names()).toEqual([]);
});

test('an admin of another account is none of their own', async () => {
  const [home, other] = [await anAccount(db), await anAccount(db)];
  const robin = await aColleague(home);
  const guest = await aUser(db, home, ['users']);
  const rule = { accountId: home, userId: guest.id, onAccountId: other, allow: { admin: true } };
  await db.insert(userAccess).values(rule);
  const { headers } = await login(app, guest.email);
  const { uuid } = await robin.save('Missed', true);
  const answer = await app.inject({ method: 'DELETE', url: `/v2/view/${uuid}`, headers });
  expect(answer.json()).toMatchObject({ errorCode: 'ACCESS-DENIED' });
});

test('a change that is based on an older version is refused', async () => {
  const robin = await aColleague(await anAccount(db));
  const { uuid } = await robin.save('Missed');
  await robin.ask('POST', `view/${uuid}`, { version: 1, ...aViewOf('Missed') });
  const stale = await robin.ask('POST', `view/${uuid}`, { version: 1, ...aViewOf('Lost') });
  expect(stale).toMatchObject({ errorCode: 'STALE-VERSION', info: { version: 2 } });
});

test('a name is taken once among one’s own views and once in a team, in any case', async () => {
  const account = await anAccount(db);
  const [robin, kim] = [await aColleague(account), await aColleague(account)];
  await robin.save('Missed');
  const taken = { errorCode: 'ALREADY-EXISTS' };
  expect(await robin.save('MISSED')).toMatchObject(taken);
  expect(await robin.save('Missed', false, 'outboundCalls')).toMatchObject({ name: 'Missed' });
  expect(await kim.save('Missed', true)).toMatchObject({ name: 'Missed' });
  const other = await robin.save('Other');
  expect(await robin.ask('POST', `view/${other.uuid}`, { version: 1, ...aViewOf('missed') })).toMatchObject(taken);
  expect(await robin.save('missed', true)).toMatchObject(taken);
  const lee = await aColleague(account);
  expect(await lee.save('missed', true)).toMatchObject(taken);
  expect(await lee.save('Others', true)).toMatchObject({ name: 'Others' });
  expect(await lee.save('missed')).toMatchObject({ name: 'missed' });
});

test('a user has at most as many views as the limit says', async () => {
  const robin = await aColleague(await anAccount(db));
  await Promise.all(Array.from({ length: mostSavedViews }, () => aSavedView(db, robin.user)));
  expect(await robin.save('One more')).toMatchObject({
    errorCode: 'LIMIT-REACHED',
    info: { limit: 'views', most: mostSavedViews },
  });
});

test('what is no list of search parameters is refused', async () => {
  const robin = await aColleague(await anAccount(db));
  for (const query of ['#there', 'a b', '?status=missed', 'x'.repeat(4001)])
    expect(await robin.ask('PUT', 'view', { list: 'calls', ...aViewOf('Missed'), query })).toMatchObject({
      errorCode: 'INVALID-PAYLOAD',
    });
});

test('changes of what others see are in the audit log, and those of one’s own views are not', async () => {
  const account = await anAccount(db);
  const robin = await aColleague(account);
  const { uuid } = await robin.save('Missed');
  await robin.ask('POST', `view/${uuid}`, { version: 1, ...aViewOf('Missed') });
  await robin.ask('DELETE', `view/${uuid}`);
  const noted = await db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subject, `view ${uuid}`));
  expect(noted.map(({ action }) => action)).toEqual(['view.changed', 'view.deleted']);
});
