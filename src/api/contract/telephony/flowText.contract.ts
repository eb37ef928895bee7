import { configurers } from '#values/roleGroups.ts';
import { z } from 'zod';
import { Problem } from '#values/flow/problem.ts';
import { Version } from '#values/ids.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Flow, one } from './routing.contract.ts';

/** The largest flow as text, in bytes. */
const textBytes = 8 * 1024 * 1024;
const Text = z.object({
  /** YAML or JSON; a body of the type `application/yaml` is this text itself. */
  text: z.string().max(textBytes),
});
const flag = z.enum(['true', 'false']).default('false');

/** What applying a text would do. Nothing is written. */
export const FlowPlan = z
  .object({
    /** Names this plan: this text for this state of the flow. Applying asks for it. */
    id: z.string(),
    /** The draft's version that the text would replace, and the version in force. */
    draftVersion: Version,
    publishedVersion: Version.nullable(),
    /** What would change in the draft, a sentence each. */
    changes: z.array(z.string()),
    problems: z.array(Problem),
    /** What the text refers to and the account lacks; the settings would be empty. */
    lacking: z.array(z.object({ kind: z.enum(['flow', 'location', 'audioFile', 'tag']), name: z.string().nullable() })),
    /** With `publish`: whether errors forbid it, the next version, and the numbers whose calls would run it. */
    publish: z
      .object({ allowed: z.boolean(), version: Version, changes: z.array(z.string()), numbers: z.array(PhoneNumber) })
      .nullable(),
  })
  .meta({ id: 'FlowPlan' });
export type FlowPlan = z.infer<typeof FlowPlan>;

export const flowText = {
  getFlowText: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/:type/:id/text',
    summary: 'Get the draft, or a published version, as YAML; as JSON if that is what the request accepts',
    access: 'session',
    roles: [],
    keyScope: 'flows:read',
    params: one,
    query: z.object({ version: z.coerce.number().int().min(1).max(2_147_483_647).optional() }),
    load: 'flow',
    response: 'stream',
  }),
  planFlow: endpoint({
    method: 'POST',
    path: '/v2/routing/:account/:type/:id/plan',
    summary: 'Tell what applying a flow as text would change, without writing anything',
    access: 'session',
    roles: configurers,
    keyScope: 'flows:read',
    params: one,
    query: z.object({ publish: flag }),
    maxBytes: textBytes,
    body: Text,
    load: 'check',
    response: FlowPlan,
  }),
  applyFlow: endpoint({
    method: 'PUT',
    path: '/v2/routing/:account/:type/:id/text',
    summary: 'Apply a flow as text, as planned; refused if the flow or the text changed since',
    access: 'session',
    roles: configurers,
    keyScope: 'flows:write',
    params: one,
    query: z.object({ plan: z.string().max(64), publish: flag, note: z.string().trim().max(500).default('') }),
    maxBytes: textBytes,
    body: Text,
    load: 'check',
    response: z.object({ flow: Flow, problems: z.array(Problem) }),
    errors: ['LIMIT-REACHED', 'STALE-VERSION', 'FLOW-NOT-VALID', 'NO-ACTION-ID-LOOP-DETECTED'],
  }),
};
