import { renderFailSafe, renderHangup } from '../../carriers/twiml/renderWhisper.ts';
import { findCalledNumber } from '../../repositories/calledNumber.repository.ts';
import { findFlowVersion } from '../../repositories/liveCalls.repository.ts';
import type { LiveCalls } from './liveCalls.ts';

interface Target {
  number: string;
}

/** What a carrier does with a call whose webhooks failed: it rings the first person of the number's flow, plainly. */
export async function failSafe({ db }: LiveCalls, did: string): Promise<string> {
  const number = await findCalledNumber(db, did, null);
  if (!number?.actionId || number.publishedVersion === null) return renderHangup();
  const document = await findFlowVersion(db, number.account, number.actionId, number.publishedVersion);
  const target = document?.nodes.flatMap(({ settings }) => targetsOf(settings['targets']))[0];
  return target ? renderFailSafe(target.number) : renderHangup();
}

function targetsOf(targets: unknown): Target[] {
  return Array.isArray(targets) ? targets.filter(isTarget) : [];
}

function isTarget(value: unknown): value is Target {
  return typeof value === 'object' && value !== null && 'number' in value && typeof value.number === 'string';
}
