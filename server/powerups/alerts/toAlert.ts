import type { Alert } from '#contract/powerups/alerts.contract.ts';
import { isCallAlert } from '#values/alertWords.ts';
import type { AlertRow } from './alerts.repository.ts';

/** An alert as the API has it; undefined if its call is gone. */
export function toAlert({ alert, accountName, call }: Omit<AlertRow, 'timezone'>): Alert | undefined {
  const { accountId: account, id: uuid, kind, facts } = alert;
  const common = { uuid, account, accountName, at: alert.at.toISOString() };
  if (isCallAlert(kind)) {
    if (!call) return undefined;
    const { uuid: callUuid, at: _, ...about } = call;
    return { ...common, kind, call: callUuid, ...about };
  }
  if (facts === null) return undefined;
  if (facts.kind !== 'creditLow') return { ...common, ...facts };
  const { kind: _, below, balance, currency } = facts;
  return { ...common, kind: 'creditLow', below: { amount: below, currency }, balance: { amount: balance, currency } };
}
