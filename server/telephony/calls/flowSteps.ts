import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { StepLeft } from '#values/callsOfFlow.ts';
import { calls, stateCodes, statusCodes } from '../../kernel/db/schema/calls.ts';

/**
 * The steps of a call's route that belong to its own flow, for a query that has `calls` in reach: `node`, `exit`, whether
 * it is the `first` or `last` one of the route, when it was entered (`began`) and when the next one was (`done`, both epoch ms).
 */
export const ownSteps = sql`(
  select step.value ->> 'nodeId' as node, step.value ->> 'exit' as exit,
    step.place = 1 as first, step.place = jsonb_array_length(${calls.route}) as last, (step.value ->> 'at')::float8 as began,
    (${calls.route} -> step.place::int ->> 'at')::float8 as done
  from jsonb_array_elements(${calls.route}) with ordinality as step(value, place)
  where not step.value ? 'flow') as own`;

const hungUp = sql`${calls.status} = ${sql.raw(String(statusCodes.indexOf('abandoned')))}`;

/** The conditions on `ownSteps` for each way to leave a step other than by an exit. */
export const leftBy: Readonly<Record<StepLeft, SQL>> = {
  ended: sql`exit is null and last and not ${hungUp}`,
  hungUp: sql`exit is null and last and ${hungUp}`,
  continued: sql`exit is null and not last`,
};

/** Calls that began in a flow, on one of its versions if asked for, and are over. */
export function isOfFlow(flow: string, version: number | undefined): SQL | undefined {
  return and(
    eq(calls.flowId, flow),
    version === undefined ? undefined : eq(calls.flowVersion, version),
    eq(calls.state, stateCodes.indexOf('ended')),
  );
}
