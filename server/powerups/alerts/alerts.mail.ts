import type { Alert } from '#contract/powerups/alerts.contract.ts';
import { pathOfAlert } from '#contract/pathOfAlert.ts';
import { paths } from '#contract/paths.ts';
import { type MailContent, mailKind } from '../../kernel/mail/mailKind.ts';
import { mailPayloads } from '../../kernel/mail/mailPayloads.ts';
import { momentText } from '../../kernel/mail/momentText.ts';
import { type RuleAccount, readRuleAccount } from './ruleAccount.ts';
import { listAlerts } from './alerts.repository.ts';
import { lineOf, sumOf } from './alertText.ts';
import { words } from './alertWords.ts';
import { sampleAlert } from './sampleAlert.ts';
import { toAlert } from './toAlert.ts';

/** The most alerts that one email lists. */
const mostListed = 100;

/** One alert with a link to what it is about, or several with the moment of each. */
function contentOf(alerts: readonly Alert[], home: RuleAccount, base: string): MailContent | undefined {
  const [first] = alerts;
  if (!first) return undefined;
  const { locale, timezone, name } = home;
  const { more, why, open } = words[locale];
  const isOne = alerts.length === 1;
  const left = alerts.length - mostListed;
  return {
    locale,
    subject: isOne ? lineOf(first, home) : sumOf(alerts, home),
    facts: alerts
      .slice(0, mostListed)
      .map((alert) => [momentText(new Date(alert.at), timezone, locale), lineOf(alert, home)]),
    paragraphs: left > 0 ? [more(left), why] : [why],
    action: { label: open, url: `${base}${isOne ? pathOfAlert(first) : paths.dashboard()}` },
    values: { account: name },
  };
}

/** What tries out an address: one alert that nobody caused. */
function asSample(content: MailContent, { locale }: RuleAccount, base: string): MailContent {
  const { sample, sampleWhy, open } = words[locale];
  const action = { label: open, url: `${base}${paths.alerts()}` };
  return { ...content, subject: sample(content.subject), paragraphs: [sampleWhy], action };
}

/** Sends alerts of an account, and of those below it, to an address: several at once, or one that is about no call. */
export const alertsMail = mailKind({
  payload: mailPayloads.alerts,
  async compose({ db, accountId, brand: { base }, now }, { alerts: ids, sample }) {
    const home = await readRuleAccount(db, accountId);
    if (sample !== undefined) {
      const content = contentOf([sampleAlert(sample, { ...home, accountName: home.name, at: now })], home, base);
      return content && asSample(content, home, base);
    }
    const alerts = (await listAlerts(db, accountId, ids)).flatMap((row) => toAlert(row) ?? []);
    return contentOf(alerts, home, base);
  },
  sample(locale, { base }) {
    const home = { account: 1, name: 'Acme Plumbing', timezone: 'Australia/Sydney', locale };
    const at = (time: string) => ({ account: 1, accountName: home.name, at: new Date(`2026-03-04T${time}Z`) });
    const alerts = [
      sampleAlert('callMissed', at('01:05:00')),
      sampleAlert('voicemail', at('02:40:00')),
      sampleAlert('flowNotPublished', at('02:45:00')),
    ];
    const content = contentOf(alerts, home, base);
    if (!content) throw new Error('there are no sample alerts');
    return content;
  },
});
