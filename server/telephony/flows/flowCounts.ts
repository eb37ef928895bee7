import type { FlowCounts, StepCounts } from '#contract/telephony/routing.contract.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { countSteps } from './flowCounts.repository.ts';
import { findFlow } from './flows.repository.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import { dayAfter, momentsOf } from '../calls/localRange.ts';
import { localDay } from '../../kernel/time/localTime.ts';

interface Asked {
  id: string;
  days: number;
  timezone: string;
  version?: number | undefined;
}

/**
 * The calls through each step and exit of a flow.
 * @throws AppError NOT-FOUND when the scope has no such flow.
 */
export async function flowCounts(db: Db, scope: Scope, asked: Asked, now: Date): Promise<FlowCounts> {
  const { id, days, timezone, version } = asked;
  if (!(await findFlow(db, scope, id))) throw new AppError('NOT-FOUND');
  const to = localDay(now, timezone);
  const from = dayAfter(to, 1 - days);
  const filter = { ...momentsOf({ datefrom: from, dateto: to, timezone }), flow: id, flowVersion: version };
  const steps = new Map<string, StepCounts & { sum: number }>();
  const rows = await countSteps(db, scope, filter);
  for (const row of rows) {
    const none = { calls: 0, seconds: 0, exits: [], ended: 0, hungUp: 0, continued: 0, sum: 0 };
    const step = steps.get(row.step) ?? { step: row.step, ...none };
    steps.set(row.step, step);
    step.calls += row.calls;
    step.sum += row.seconds;
    step.ended += row.ended;
    step.hungUp += row.hung_up;
    step.continued += row.continued;
    if (row.exit !== null) step.exits.push({ exit: row.exit, calls: row.calls });
  }
  return {
    from,
    to,
    calls: rows.reduce((sum, { begun }) => sum + begun, 0),
    steps: [...steps.values()].map(({ sum, ...step }) => ({ ...step, seconds: sum / step.calls })),
  };
}
