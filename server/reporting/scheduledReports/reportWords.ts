import type { DurationLabel } from '#contract/reporting/reports.contract.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';

type Figure =
  | 'total'
  | 'answered'
  | 'voicemail'
  | 'missed'
  | 'abandoned'
  | 'first'
  | 'returning'
  | 'avgDuration'
  | 'avgTalk';

/** The texts of a scheduled report; counts are passed in formatted. */
export interface ReportWords {
  subject: (name: string, period: string) => string;
  labels: Record<Figure, string>;
  was: (now: string, before: string) => string;
  unanswered: string;
  /** The rows of a comparison. */
  thisPeriod: string;
  periodBefore: string;
  chart: (name: string, period: string) => string;
  calls: (total: number, shown: string) => string;
  line: (total: number, shown: string, answered: string, lost: string) => string;
  noCalls: string;
  nothing: string;
  tagged: (calls: string) => string;
  busiest: (weekday: string, hour: string, calls: string) => string;
  compared: string;
  someAccounts: (count: string) => string;
  about: (accounts: string, period: string, timezone: string) => string;
  why: (accountName: string, name: string, settingsLink: string) => string;
  leave: (link: string) => string;
  open: string;
  /** The lengths of calls, as the page names them. */
  durations: Record<DurationLabel, string>;
}

const minutes = {
  '31-60': '31–60 s',
  '61-120': '1–2 min',
  '121-180': '2–3 min',
  '181-300': '3–5 min',
  '301-600': '5–10 min',
};

const englishCalls = (total: number, shown: string) => (total === 1 ? '1 call' : `${shown} calls`);

const english: ReportWords = {
  subject: (name, period) => `${name}: ${period}`,
  labels: {
    total: 'Calls',
    answered: 'Answered',
    voicemail: 'Voicemail',
    missed: 'Missed',
    abandoned: 'Abandoned',
    first: 'New callers',
    returning: 'Returning callers',
    avgDuration: 'Average duration',
    avgTalk: 'Average talk time',
  },
  unanswered: 'Unanswered',
  thisPeriod: 'This period',
  periodBefore: 'Period before',
  chart: (name, period) => `Chart of ${name}, ${period}; the figures are listed below`,
  was: (now, before) => `${now} (previously ${before})`,
  calls: englishCalls,
  line: (total, shown, answered, lost) => `${englishCalls(total, shown)}, ${answered} answered, ${lost} unanswered`,
  noCalls: 'No calls',
  nothing: 'There were no calls.',
  tagged: (calls) => `${calls} in total, with or without tags. A call with several tags counts under each of them.`,
  busiest: (weekday, hour, calls) => `The busiest hour started at ${hour} on ${weekday}, with ${calls}.`,
  compared: 'Compared with the same number of days before.',
  someAccounts: (count) => `${count} accounts`,
  about: (accounts, period, timezone) => `Calls for ${accounts}, ${period}. Times are in the ${timezone} time zone.`,
  why: (accountName, name, settingsLink) =>
    `You’re getting this email because ${accountName} sends you the report “${name}”. Change it or turn it off at ${settingsLink}`,
  leave: (link) => `Unsubscribe from this report, no login needed: ${link}`,
  open: 'Open report',
  durations: { ...minutes, '0-30': 'Up to 30 s', '601-': 'Over 10 min' },
};

const italianCalls = (total: number, shown: string) => (total === 1 ? '1 chiamata' : `${shown} chiamate`);

const italian: ReportWords = {
  subject: (name, period) => `${name}: ${period}`,
  labels: {
    total: 'Chiamate',
    answered: 'Risposte',
    voicemail: 'Segreteria',
    missed: 'Perse',
    abandoned: 'Abbandonate',
    first: 'Nuovi chiamanti',
    returning: 'Chiamanti di ritorno',
    avgDuration: 'Durata media',
    avgTalk: 'Conversazione media',
  },
  unanswered: 'Senza risposta',
  thisPeriod: 'Questo periodo',
  periodBefore: 'Periodo precedente',
  chart: (name, period) => `Grafico di ${name}, ${period}; i dati sono elencati sotto`,
  was: (now, before) => `${now} (in precedenza ${before})`,
  calls: italianCalls,
  line: (total, shown, answered, lost) =>
    `${italianCalls(total, shown)}, ${answered} con risposta, ${lost} senza risposta`,
  noCalls: 'Nessuna chiamata',
  nothing: 'Non ci sono state chiamate.',
  tagged: (calls) => `${calls} in totale, con o senza tag. Una chiamata con più tag conta per ciascuno di essi.`,
  busiest: (weekday, hour, calls) => `L’ora più intensa: ${weekday} dalle ${hour}, con ${calls}.`,
  compared: 'Confronto con lo stesso numero di giorni precedenti.',
  someAccounts: (count) => `${count} account`,
  about: (accounts, period, timezone) => `Chiamate di ${accounts}, ${period}. Orari nel fuso ${timezone}.`,
  why: (accountName, name, settingsLink) =>
    `Ricevi questa email perché ${accountName} ti invia il report «${name}». Puoi modificarlo o disattivarlo qui: ${settingsLink}`,
  leave: (link) => `Annulla l’iscrizione a questo report, senza accedere: ${link}`,
  open: 'Apri report',
  durations: { ...minutes, '0-30': 'Fino a 30 s', '601-': 'Oltre 10 min' },
};

export const reportWords: Record<Locale, ReportWords> = { 'en-US': english, 'en-GB': english, 'it-IT': italian };
