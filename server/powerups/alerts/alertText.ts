import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Alert } from '#contract/powerups/alerts.contract.ts';
import { pathOfAlert } from '#contract/pathOfAlert.ts';
import { paths } from '#contract/paths.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import type { AlertKind } from '#values/alertWords.ts';
import { formatExactMoney, formatMoney } from '#values/money.ts';
import { integrationNames } from '../../kernel/mail/integrationNames.ts';
import type { RuleAccount } from './ruleAccount.ts';
import { type Words, words } from './alertWords.ts';

const spaced = (number: string) => parsePhoneNumberFromString(number)?.formatInternational() ?? number;

/** An alert in one line, as `Missed call from +61 2 5550 0123 for Website`. */
export function lineOf(alert: Alert, { account, locale }: Pick<RuleAccount, 'account' | 'locale'>): string {
  const line = lineWithin(alert, locale);
  return alert.account === account ? line : `${alert.accountName}: ${line}`;
}

function lineWithin(alert: Alert, locale: Locale): string {
  const text = words[locale];
  switch (alert.kind) {
    case 'flowNotPublished':
      return text.flowNotPublished[alert.reason](alert.flow);
    case 'creditLow':
      return text.creditLow(formatMoney(alert.below, locale), formatExactMoney(alert.balance, locale));
    case 'integrationFailing':
      return text.integrationFailing[alert.reason](integrationNames[locale][alert.type]);
    default:
      return callLine(text, alert);
  }
}

function callLine(text: Words, { kind, caller, area, trackingName }: Extract<Alert, { call: string }>): string {
  const from = caller === null ? text.withheld : spaced(caller);
  return text.calls[kind](area === null ? from : `${from} (${area})`, trackingName);
}

/** Several in one line, as `Acme Plumbing: 3 missed calls, 1 voicemail`. */
export function sumOf(alerts: readonly Alert[], { name, locale }: Pick<RuleAccount, 'name' | 'locale'>): string {
  const [first] = alerts;
  const isOfOne = first && alerts.every(({ account }) => account === first.account);
  return words[locale].several(countsOf(alerts, locale), isOfOne ? first.accountName : name);
}

function countsOf(alerts: readonly Pick<Alert, 'kind'>[], locale: Locale): string {
  const text = words[locale];
  const counts = new Map<AlertKind, number>();
  for (const { kind } of alerts) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => text.counts[kind](count)).join(', ');
}

/** Alerts as a text message: one with a link to what it is about, several with how many of each. */
export function textOf(alerts: readonly Alert[], base: string, home: RuleAccount): string {
  const [first] = alerts;
  if (!first) return '';
  if (alerts.length === 1) return `${lineOf(first, home)}. ${base}${pathOfAlert(first)}`;
  return `${sumOf(alerts, home)}. ${base}${paths.dashboard()}`;
}
