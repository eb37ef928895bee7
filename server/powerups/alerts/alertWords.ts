import type { Locale } from '#contract/tenancy/users.contract.ts';
import type { AlertKind, CallAlertKind, FailingReason, NotPublishedReason } from '#values/alertWords.ts';

/** The texts of alerts in emails, texts and Slack. */
export interface Words {
  withheld: string;
  calls: Record<CallAlertKind, (caller: string, number: string) => string>;
  flowNotPublished: Record<NotPublishedReason, (flow: string) => string>;
  creditLow: (below: string, balance: string) => string;
  integrationFailing: Record<FailingReason, (name: string) => string>;
  counts: Record<AlertKind, (count: number) => string>;
  /** Several at once: how many of each, in which account. */
  several: (counts: string, account: string) => string;
  more: (count: number) => string;
  /** Why somebody gets them. */
  why: string;
  /** What only tries out who gets them. */
  sample: (line: string) => string;
  sampleWhy: string;
  open: string;
}

const one = (single: string, several: string) => (count: number) => `${count} ${count === 1 ? single : several}`;

const english: Words = {
  withheld: 'a withheld number',
  calls: {
    callMissed: (caller, number) => `Missed call from ${caller} for ${number}`,
    voicemail: (caller, number) => `Voicemail from ${caller} for ${number}`,
    callAnswered: (caller, number) => `Answered call from ${caller} for ${number}`,
  },
  flowNotPublished: {
    problems: (flow) => `${flow} wasn’t published: it no longer passes its checks`,
    problemsBack: (flow) => `${flow} didn’t go back to the version before: that one no longer passes its checks`,
    overtaken: (flow) => `${flow} didn’t go back to the version before: another has been published since`,
  },
  creditLow: (below, balance) => `Your SMS credit is below ${below}: ${balance} left`,
  integrationFailing: {
    failing: (name) => `${name} isn’t receiving your events`,
    failed: (name) => `${name} was paused: nothing has got through for five days`,
    ended: (name) => `${name} was paused: it wants no more events`,
    unlinked: (name) => `${name} was paused: link its account again`,
  },
  counts: {
    callMissed: one('missed call', 'missed calls'),
    voicemail: one('voicemail', 'voicemails'),
    callAnswered: one('answered call', 'answered calls'),
    flowNotPublished: one('call flow not published', 'call flows not published'),
    creditLow: one('warning about SMS credit', 'warnings about SMS credit'),
    integrationFailing: one('integration with a problem', 'integrations with a problem'),
  },
  several: (counts, account) => `${account}: ${counts}`,
  more: (count) => `And ${count} more.`,
  why: 'An administrator of your account chose who gets these alerts, under Settings, Alerts.',
  sample: (line) => `Sample: ${line}`,
  sampleWhy: 'This is a sample: nothing happened. An administrator of your account tried out who gets these alerts.',
  open: 'Open',
};

const italian: Words = {
  withheld: 'un numero nascosto',
  calls: {
    callMissed: (caller, number) => `Chiamata persa da ${caller} per ${number}`,
    voicemail: (caller, number) => `Messaggio vocale da ${caller} per ${number}`,
    callAnswered: (caller, number) => `Chiamata risposta da ${caller} per ${number}`,
  },
  flowNotPublished: {
    problems: (flow) => `${flow} non è stato pubblicato: non supera più i controlli`,
    problemsBack: (flow) => `${flow} non è tornato alla versione precedente, che non supera più i controlli`,
    overtaken: (flow) => `${flow} non è tornato alla versione precedente: nel frattempo ne è stata pubblicata un’altra`,
  },
  creditLow: (below, balance) => `Il tuo credito SMS è inferiore a ${below}: restano ${balance}`,
  integrationFailing: {
    failing: (name) => `${name} non riceve i tuoi eventi`,
    failed: (name) => `${name} è in pausa: da cinque giorni non arriva nulla`,
    ended: (name) => `${name} è in pausa: non vuole più eventi`,
    unlinked: (name) => `${name} è in pausa: collega di nuovo il suo account`,
  },
  counts: {
    callMissed: one('chiamata persa', 'chiamate perse'),
    voicemail: one('messaggio vocale', 'messaggi vocali'),
    callAnswered: one('chiamata risposta', 'chiamate risposte'),
    flowNotPublished: one('flusso non pubblicato', 'flussi non pubblicati'),
    creditLow: one('avviso sul credito SMS', 'avvisi sul credito SMS'),
    integrationFailing: one('integrazione con un problema', 'integrazioni con un problema'),
  },
  several: (counts, account) => `${account}: ${counts}`,
  more: (count) => `E altri ${count}.`,
  why: 'Un amministratore del tuo account ha scelto chi riceve questi avvisi, in Impostazioni, Avvisi.',
  sample: (line) => `Prova: ${line}`,
  sampleWhy:
    'È una prova: non è successo nulla. Un amministratore del tuo account ha verificato chi riceve questi avvisi.',
  open: 'Apri',
};

export const words: Record<Locale, Words> = { 'en-GB': english, 'en-US': english, 'it-IT': italian };
