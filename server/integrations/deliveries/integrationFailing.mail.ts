import { paths } from '#contract/paths.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { integrationNames } from '../../kernel/mail/integrationNames.ts';
import { type MailContent, mailKind } from '../../kernel/mail/mailKind.ts';
import { type MailPayload, mailPayloads } from '../../kernel/mail/mailPayloads.ts';
import { momentText } from '../../kernel/mail/momentText.ts';

interface Words {
  subject: (name: string) => string;
  pausedSubject: (name: string) => string;
  failing: string;
  paused: string;
  ended: string;
  unlinked: string;
  since: string;
  action: string;
}

const english: Words = {
  subject: (name) => `${name} isn’t receiving your events`,
  pausedSubject: (name) => `${name} was paused`,
  failing:
    'Each event is tried again for a day and a half. If nothing gets through for five days, the integration is paused.',
  paused:
    'Nothing has got through for five days, so we paused the integration. Its events wait: fix the problem, then resume it to send them.',
  ended:
    'The other system answered that it wants no more events (410), so we paused the integration. If that is a mistake, resume it to send what waits.',
  unlinked:
    'The account that it was linked with no longer lets us in, so we paused the integration. Its events wait: link the account again, and they are sent.',
  since: 'Failing since',
  action: 'Open the log',
};

const texts: Record<Locale, Words> = {
  'en-US': english,
  'en-GB': english,
  'it-IT': {
    subject: (name) => `${name} non riceve i tuoi eventi`,
    pausedSubject: (name) => `${name} è in pausa`,
    failing:
      'Ogni evento viene ritentato per un giorno e mezzo. Se per cinque giorni non arriva nulla, l’integrazione viene messa in pausa.',
    paused:
      'Per cinque giorni non è arrivato nulla: abbiamo messo in pausa l’integrazione. I suoi eventi restano in attesa: risolvi il problema e riattivala per inviarli.',
    ended:
      'L’altro sistema ha risposto che non vuole più eventi (410): abbiamo messo in pausa l’integrazione. Se è un errore, riattivala per inviare ciò che è in attesa.',
    unlinked:
      'L’account collegato non ci dà più accesso: abbiamo messo in pausa l’integrazione. I suoi eventi restano in attesa: collega di nuovo l’account e verranno inviati.',
    since: 'Errori da',
    action: 'Apri il registro',
  },
};

type Facts = Omit<MailPayload<'integrationFailing'>, 'to' | 'locale'>;

function textOf(
  { type, since, paused, ended, unlinked, integration, timezone }: Facts,
  locale: Locale,
  base: string,
): MailContent {
  const words = texts[locale];
  const name = integrationNames[locale][type];
  return {
    locale,
    subject: paused ? words.pausedSubject(name) : words.subject(name),
    paragraphs: [unlinked ? words.unlinked : ended ? words.ended : paused ? words.paused : words.failing],
    facts: [[words.since, momentText(new Date(since), timezone, locale)]],
    action: { label: words.action, url: `${base}${paths.integration(integration)}` },
    values: {},
  };
}

/** Tells administrators that an integration has failed for an hour, or was paused: after five days, or by the other system. */
export const integrationFailing = mailKind({
  payload: mailPayloads.integrationFailing,
  compose: ({ brand }, { to: _to, locale, ...facts }) => Promise.resolve(textOf(facts, locale, brand.base)),
  sample: (locale, { base }) =>
    textOf(
      {
        type: 'webhook',
        since: '2026-03-04T01:05:00Z',
        paused: false,
        ended: false,
        unlinked: false,
        integration: '00000000-0000-4000-8000-000000000000',
        timezone: 'Australia/Sydney',
      },
      locale,
      base,
    ),
});
