import type { z } from 'zod';
import type { ReportedCall } from '#contract/integrations/webhooks.contract.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { findCallWithVisit } from './calls.repository.ts';

/** A call of an account as other systems get it; undefined when it was deleted. */
export async function readReportedCall(db: Db, accountId: number, uuid: string) {
  const found = await findCallWithVisit(db, accountId, uuid);
  if (!found) return undefined;
  const { userTimezone: _zone, dateStartUser: _start, dateStopUser: _stop, intelligence: _none, ...rest } = found.call;
  const visit = Object.values(found.visit).some((part) => part !== null) ? found.visit : null;
  return { ...rest, visit } satisfies z.input<typeof ReportedCall>;
}
