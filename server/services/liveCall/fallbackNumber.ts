import type { Db } from '../../db/executor.ts';
import { findCalledNumber } from '../../repositories/calledNumber.repository.ts';
import { findFlowVersion } from '../../repositories/liveCalls.repository.ts';

interface Target {
  number: string;
}

/** The number that a carrier rings when our webhooks fail: the first target of the called number's flow, if any. */
export async function fallbackNumber(db: Db, did: string): Promise<string | null> {
  const number = await findCalledNumber(db, { did, caller: null, since: 0 });
  if (!number?.actionId || number.publishedVersion === null) return null;
  const document = await findFlowVersion(db, number.account, number.actionId, number.publishedVersion);
  return document?.nodes.flatMap(({ settings }) => targetsOf(settings['targets']))[0]?.number ?? null;
}

function targetsOf(targets: unknown): Target[] {
  return Array.isArray(targets) ? targets.filter(isTarget) : [];
}

function isTarget(value: unknown): value is Target {
  return typeof value === 'object' && value !== null && 'number' in value && typeof value.number === 'string';
}
