import { expect } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { SmartTag } from '#contract/powerups/smartTags.contract.ts';
import type { TagBackfill } from '#contract/powerups/tagBackfills.contract.ts';
import type { Call } from '#contract/telephony/calls.contract.ts';
import type { BackfillMove } from '#values/backfillState.ts';
import { walkBackfills } from '../../../../server/powerups/smartTags/walkBackfills.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import type { TestApp } from '../../../builders/api/anApp.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login } from '../../../builders/api/login.ts';

const start = Date.UTC(2026, 2, 4, 1);
export const minutes = (count: number) => start + count * 60_000;
export const dateStart = '2026-03-01T00:00:00.000Z';
export const min = (seconds: number) => [{ kind: 'duration' as const, not: false, min: seconds }];
export const settings = { name: 'Long', colour: '#1f6feb', conditions: min(100) };

/** An administrator who tags past calls. */
export async function aTagger(world: TestApp, parentId?: number) {
  /** As the job does. */
  const walk = () => walkBackfills({ db: world.db, now: () => new Date(), stopping: new AbortController().signal });
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
    walk,
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
