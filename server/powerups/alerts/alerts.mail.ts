import type { Alert } from '#contract/powerups/alerts.contract.ts';
import { pathOfAlert } from '#contract/pathOfAlert.ts';
import { paths } from '#contract/paths.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { type MailContent, mailKind } from '../../kernel/mail/mailKind.ts';
import { mailPayloads } from '../../kernel/mail/mailPayloads.ts';
import { momentText } from '../../kernel/mail/momentText.ts';
import { findLanguage } from '../../tenancy/accounts/findLanguage.ts';
import { listAlerts } from './alerts.repository.ts';
import { countsOf, lineOf } from './alertText.ts';
import { words } from './alertWords.ts';
import { toAlert } from './toAlert.ts';

/** The most alerts that one email lists. */
const mostListed = 100;

interface Listed {
  alerts: readonly Alert[];
  timezone: string;
  base: string;
}

/** One alert with a link to what it is about, or several with the moment of each. */
function contentOf({ alerts, timezone, base }: Listed, locale: Locale): MailContent | undefined {
  const [first] = alerts;
  if (!first) return undefined;
  const { several, more, why, open } = words[locale];
  const isOne = alerts.length === 1;
  const subject = isOne ? lineOf(first, locale) : several(countsOf(alerts, locale), first.accountName);
  const left = alerts.length - mostListed;
  return {
    locale,
    subject,
    facts: alerts
      .slice(0, mostListed)
      .map((alert) => [momentText(new Date(alert.at), timezone, locale), lineOf(alert, locale)]),
    paragraphs: left > 0 ? [more(left), why] : [why],
    action: { label: open, url: `${base}${isOne ? pathOfAlert(first) : paths.dashboard()}` },
    values: { account: first.accountName },
  };
}

/** Sends alerts of an account to an address: several at once, or one that is about no call. */
export const alertsMail = mailKind({
  payload: mailPayloads.alerts,
  async compose({ db, accountId, brand: { base } }, { alerts: ids }) {
    const rows = await listAlerts(db, accountId, ids);
    const alerts = rows.flatMap((row) => toAlert(row) ?? []);
    return contentOf({ alerts, timezone: rows[0]?.timezone ?? 'UTC', base }, await findLanguage(db, accountId));
  },
  sample: (locale, { base }) => {
    const sample = contentOf({ alerts: sampleAlerts, timezone: 'Australia/Sydney', base }, locale);
    if (!sample) throw new Error('there are no sample alerts');
    return sample;
  },
});

const about = {
  uuid: '00000000-0000-4000-8000-000000000000',
  account: 1,
  accountName: 'Acme Plumbing',
  at: '2026-03-04T01:05:00Z',
};
const call = {
  ...about,
  call: about.uuid,
  caller: '+61255500123',
  area: 'Sydney',
  did: '+61390000001',
  trackingName: 'Website',
  target: null,
  duration: 24,
};

const sampleAlerts: Alert[] = [
  { ...call, kind: 'callMissed' },
  { ...call, kind: 'voicemail', at: '2026-03-04T02:40:00Z' },
  { ...about, kind: 'flowNotPublished', flow: 'Front desk', number: null, reason: 'problems' },
];
