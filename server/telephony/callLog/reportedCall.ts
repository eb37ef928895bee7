import type { z } from 'zod';
import type { ReportedCall } from '#contract/integrations/webhooks.contract.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { findCall, findCallRoute } from './calls.repository.ts';

/** A call of an account as other systems get it; undefined when it was deleted. */
export async function readReportedCall(db: Db, accountId: number, uuid: string) {
  const scope = scopeOf([accountId]);
  const [call, ran] = await Promise.all([findCall(db, scope, uuid, 'UTC'), findCallRoute(db, scope, uuid)]);
  if (!call || !ran) return undefined;
  const { userTimezone: _zone, dateStartUser: _start, dateStopUser: _stop, intelligence: _none, ...rest } = call;
  const visit = Object.values(ran.visit).some((part) => part !== null) ? ran.visit : null;
  return { ...rest, visit } satisfies z.input<typeof ReportedCall>;
}
