import type { Alert } from '#contract/powerups/alerts.contract.ts';
import { type AlertKind, isCallAlert } from '#values/alertWords.ts';

const id = '00000000-0000-4000-8000-000000000000';

/** An alert of a kind that nobody caused, as people see it who try out who gets them. */
export function sampleAlert(kind: AlertKind, of: { account: number; accountName: string; at: Date }): Alert {
  const common = { uuid: id, account: of.account, accountName: of.accountName, at: of.at.toISOString() };
  if (isCallAlert(kind))
    return {
      ...common,
      kind,
      call: id,
      caller: '+61255500123',
      area: 'Sydney',
      did: '+61390000001',
      trackingName: 'Website',
      target: null,
      duration: 24,
    };
  const others: Record<typeof kind, Alert> = {
    flowNotPublished: { ...common, kind: 'flowNotPublished', flow: 'Front desk', number: null, reason: 'problems' },
    creditLow: {
      ...common,
      kind: 'creditLow',
      below: { amount: 5000, currency: 'AUD' },
      balance: { amount: 4210, currency: 'AUD' },
    },
    integrationFailing: { ...common, kind: 'integrationFailing', integration: id, type: 'webhook', reason: 'failing' },
  };
  return others[kind];
}
