import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { paths } from '#contract/paths.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import type { PortingStatus } from '#values/portingWords.ts';
import { mailKind, type MailContent } from '../../kernel/mail/mailKind.ts';
import { mailPayloads } from '../../kernel/mail/mailPayloads.ts';

/** Notifies the requester of a porting request's status at the time of the change. */
export const porting = mailKind({
  payload: mailPayloads.porting,
  compose: async ({ brand }, { to: _to, locale, request, ...facts }) =>
    portingText({ ...facts, url: `${brand.base}${paths.porting(request)}` }, locale),
  sample: (locale, { base }) =>
    portingText(
      {
        status: 'scheduled',
        numbers: ['+61398765432'],
        carrier: 'Telstra',
        scheduledFor: '2026-03-02',
        note: '',
        url: `${base}${paths.portings()}`,
      },
      locale,
    ),
});

/** The facts of a mail about a porting request; `url` opens the request, `scheduledFor` is a date (`2026-03-01`). */
interface PortingFacts {
  status: PortingStatus;
  numbers: string[];
  carrier: string;
  scheduledFor: string | null;
  note: string;
  url: string;
}

interface Words {
  subject: Record<PortingStatus, (numbers: string) => string>;
  body: Record<PortingStatus, string>;
  labels: { numbers: string; carrier: string; day: string };
  others: (count: number) => string;
  note: (note: string) => string;
  action: string;
}

const english: Words = {
  subject: {
    draft: (numbers) => `Your request to port ${numbers} is a draft again`,
    submitted: (numbers) => `We’ve received your request to port ${numbers}`,
    inReview: (numbers) => `Your request to port ${numbers} is in review`,
    scheduled: (numbers) => `The porting date for ${numbers} is set`,
    done: (numbers) => `The port of ${numbers} is complete`,
    rejected: (numbers) => `Your request to port ${numbers} was rejected`,
  },
  body: {
    draft: 'You can edit it and submit it again at any time.',
    submitted:
      'We’ll check it and let you know what happens next. Please don’t cancel your contract with your current carrier.',
    inReview: 'We’re working through it with both carriers and will let you know as soon as a date is agreed.',
    scheduled: 'Until then, calls come in as usual. Please keep your contract with your current carrier.',
    done: 'Calls now come in through us. You can end your contract with your previous carrier.',
    rejected: 'Nothing has changed: calls come in as usual. You can correct the request and submit it again.',
  },
  labels: { numbers: 'Numbers', carrier: 'Current carrier', day: 'Porting date' },
  others: (count) => `and ${count} more`,
  note: (note) => `Note: ${note}`,
  action: 'Open request',
};

const texts: Record<Locale, Words> = {
  'en-US': english,
  'en-GB': english,
  'it-IT': {
    subject: {
      draft: (numbers) => `La richiesta per ${numbers} è di nuovo una bozza`,
      submitted: (numbers) => `Abbiamo ricevuto la richiesta di portare ${numbers}`,
      inReview: (numbers) => `La richiesta per ${numbers} è in verifica`,
      scheduled: (numbers) => `La data di portabilità di ${numbers} è fissata`,
      done: (numbers) => `La portabilità di ${numbers} è conclusa`,
      rejected: (numbers) => `La richiesta di portare ${numbers} è stata respinta`,
    },
    body: {
      draft: 'Puoi modificarla e inviarla di nuovo quando vuoi.',
      submitted:
        'La verificheremo e ti diremo come si prosegue. Per favore, non disdire il contratto con l’operatore attuale.',
      inReview: 'La stiamo esaminando con entrambi gli operatori e ti avviseremo appena la data sarà concordata.',
      scheduled: 'Fino ad allora le chiamate arrivano come prima. Mantieni il contratto con l’operatore attuale.',
      done: 'Ora le chiamate arrivano tramite noi. Puoi disdire il contratto con l’operatore precedente.',
      rejected:
        'Non è cambiato nulla: le chiamate arrivano come prima. Puoi correggere la richiesta e inviarla di nuovo.',
    },
    labels: { numbers: 'Numeri', carrier: 'Operatore attuale', day: 'Data della portabilità' },
    others: (count) => `e altri ${count}`,
    note: (note) => `Nota: ${note}`,
    action: 'Apri richiesta',
  },
};

const mostNamed = 2;

/** The content of the mail about a request's status. */
function portingText(facts: PortingFacts, locale: Locale): MailContent {
  const words = texts[locale];
  const { status, carrier, scheduledFor, note, url } = facts;
  const numbers = facts.numbers.map((number) => parsePhoneNumberFromString(number)?.formatInternational() ?? number);
  const named = numbers.slice(0, mostNamed).join(', ');
  const rest = numbers.length - mostNamed;
  const day = scheduledFor === null ? null : dayIn(scheduledFor, locale);
  return {
    locale,
    subject: words.subject[status](rest > 0 ? `${named} ${words.others(rest)}` : named),
    facts: [
      [words.labels.numbers, numbers.join(', ')],
      [words.labels.carrier, carrier],
      ...(day === null ? [] : [[words.labels.day, day] as [string, string]]),
    ],
    paragraphs: [words.body[status], ...(note === '' ? [] : [words.note(note)])],
    action: { label: words.action, url },
    values: { numbers: named, carrier },
  };
}

function dayIn(day: string, locale: Locale): string {
  const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(locale, { ...long, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
