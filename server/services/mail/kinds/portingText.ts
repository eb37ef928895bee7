import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Locale } from '#contract/users.contract.ts';
import type { PortingStatus } from '#values/portingWords.ts';
import type { MailContent } from '../mailKind.ts';

/** What a mail about a porting request says; `url` opens the request, `scheduledFor` is a day (`2026-03-01`). */
export interface PortingFacts {
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
    draft: (numbers) => `Your request for ${numbers} is a draft again`,
    submitted: (numbers) => `We have your request to move ${numbers}`,
    inReview: (numbers) => `Your request for ${numbers} is being checked`,
    scheduled: (numbers) => `The day for moving ${numbers} is set`,
    done: (numbers) => `${numbers} is with us now`,
    rejected: (numbers) => `The request to move ${numbers} was rejected`,
  },
  body: {
    draft: 'You can change it and submit it again whenever you like.',
    submitted: 'We check it and tell you what comes next. Please do not cancel your contract with the present carrier.',
    inReview: 'We are going through it with both carriers and tell you as soon as the day is agreed.',
    scheduled: 'Until then calls come in as before. Please leave the contract with the present carrier as it is.',
    done: 'The move is complete: calls come in over us from now on.',
    rejected: 'Nothing has changed: calls come in as before. You can correct the request and submit it again.',
  },
  labels: { numbers: 'Numbers', carrier: 'Present carrier', day: 'Day of the move' },
  others: (count) => `and ${count} more`,
  note: (note) => `What was said: ${note}`,
  action: 'Open the request',
};

const texts: Record<Locale, Words> = {
  'en-US': english,
  'en-GB': english,
  'it-IT': {
    subject: {
      draft: (numbers) => `La richiesta per ${numbers} è di nuovo una bozza`,
      submitted: (numbers) => `Abbiamo ricevuto la richiesta di portare ${numbers}`,
      inReview: (numbers) => `La richiesta per ${numbers} è in verifica`,
      scheduled: (numbers) => `È fissato il giorno per portare ${numbers}`,
      done: (numbers) => `${numbers} è ora con noi`,
      rejected: (numbers) => `La richiesta di portare ${numbers} è stata respinta`,
    },
    body: {
      draft: 'Puoi modificarla e inviarla di nuovo quando vuoi.',
      submitted:
        'La verifichiamo e ti diciamo come si prosegue. Non disdire il contratto con l’operatore attuale, per favore.',
      inReview: 'La stiamo esaminando con entrambi gli operatori e ti avvisiamo appena il giorno è concordato.',
      scheduled: 'Fino ad allora le chiamate arrivano come prima. Lascia com’è il contratto con l’operatore attuale.',
      done: 'Il passaggio è concluso: da ora le chiamate arrivano tramite noi.',
      rejected:
        'Non è cambiato nulla: le chiamate arrivano come prima. Puoi correggere la richiesta e inviarla di nuovo.',
    },
    labels: { numbers: 'Numeri', carrier: 'Operatore attuale', day: 'Giorno del passaggio' },
    others: (count) => `e altri ${count}`,
    note: (note) => `È stato detto: ${note}`,
    action: 'Apri la richiesta',
  },
};

const mostNamed = 2;

/** The mail that tells whoever asked where a porting request stands now. */
export function portingText(facts: PortingFacts, locale: Locale): MailContent {
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
