import { z } from 'zod';
import { BackfillMove, BackfillState } from '#values/backfillState.ts';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { listOf } from '#values/listRequest.ts';
import { configurers } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { TriedCall } from './smartTags.contract.ts';

/** A smart tag on past calls. The counts are those of the present walk through the calls. */
export const TagBackfill = z
  .object({
    uuid: Uuid,
    account: AccountId,
    /** The tag’s, with its name in that version. */
    tag: Uuid,
    name: z.string(),
    version: Version,
    subAccounts: z.boolean(),
    dateStart: z.iso.datetime(),
    dateStop: z.iso.datetime(),
    state: BackfillState,
    calls: z.number().int(),
    seen: z.number().int(),
    /** How many gain a tag, lose one, or get another score; also by tags that ask for the score. */
    gaining: z.number().int(),
    losing: z.number().int(),
    rescored: z.number().int(),
    /** The latest of them that the user sees. */
    gainingCalls: z.array(TriedCall),
    losingCalls: z.array(TriedCall),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'TagBackfill' });
export type TagBackfill = z.output<typeof TagBackfill>;

const Period = z
  .object({
    /** The first moment, and the one after the last; the latest calls are included without it. */
    dateStart: z.iso.datetime({ offset: true }),
    dateStop: z.iso.datetime({ offset: true }).optional(),
  })
  .refine(({ dateStart, dateStop }) => dateStop === undefined || Date.parse(dateStart) < Date.parse(dateStop), {
    path: ['dateStop'],
    error: 'after',
  });

export const tagBackfills = {
  listTagBackfills: endpoint({
    method: 'GET',
    path: '/v2/powerups/autotag/backfill',
    summary: 'List the latest 50 backfills of smart tags, newest first',
    access: 'session',
    roles: [],
    query: z.object({ account: listOf(AccountId).optional() }),
    response: z.array(TagBackfill),
  }),
  countTagBackfill: endpoint({
    method: 'POST',
    path: '/v2/powerups/autotag/:uuid/backfill',
    summary: 'Count what a smart tag would change in past calls; it changes them once it is started',
    access: 'session',
    roles: configurers,
    params: z.object({ uuid: Uuid }),
    body: Period,
    response: TagBackfill,
  }),
  moveTagBackfill: endpoint({
    method: 'PATCH',
    path: '/v2/powerups/autotag/backfill/:uuid',
    summary: 'Start, cancel or undo a backfill; it starts only if its tag is as it was counted',
    access: 'session',
    roles: configurers,
    params: z.object({ uuid: Uuid }),
    body: z.object({ move: BackfillMove }),
    response: TagBackfill,
    errors: ['WRONG-STATUS', 'STALE-VERSION'],
  }),
};
