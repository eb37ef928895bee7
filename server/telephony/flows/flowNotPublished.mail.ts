import { paths } from '#contract/paths.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { mailKind, type MailContent } from '../../kernel/mail/mailKind.ts';
import { mailPayloads, type MailPayload } from '../../kernel/mail/mailPayloads.ts';

/** Tells who scheduled a flow that it was not published, or did not go back, at its moment. */
export const flowNotPublished = mailKind({
  payload: mailPayloads.flowNotPublished,
  compose: async ({ brand }, { locale, flow, number, reason }) => {
    const url = `${brand.base}${number === null ? paths.numbers() : paths.wizard(number)}`;
    return flowNotPublishedText({ flow, reason, url }, locale);
  },
  sample: (locale, { base }) =>
    flowNotPublishedText({ flow: 'Front desk', reason: 'problems', url: `${base}${paths.numbers()}` }, locale),
});

type Reason = MailPayload<'flowNotPublished'>['reason'];

interface Words {
  subject: Record<Reason, (flow: string) => string>;
  body: Record<Reason, string>;
  action: string;
}

const english: Words = {
  subject: {
    problems: (flow) => `${flow} wasn’t published`,
    problemsBack: (flow) => `${flow} didn’t go back to the version before`,
    overtaken: (flow) => `${flow} didn’t go back to the version before`,
  },
  body: {
    problems:
      'You had scheduled it, but at its moment the call flow no longer passed its checks. Nothing has changed for callers. Fix the problems and publish it again.',
    problemsBack:
      'You had scheduled it, but at its moment the earlier version no longer passed its checks. Calls stay on the version that is live.',
    overtaken:
      'You had scheduled it, but another version has been published since. Calls stay on that one, so that nobody’s work is undone.',
  },
  action: 'Open call flow',
};

const texts: Record<Locale, Words> = {
  'en-US': english,
  'en-GB': english,
  'it-IT': {
    subject: {
      problems: (flow) => `${flow} non è stato pubblicato`,
      problemsBack: (flow) => `${flow} non è tornato alla versione precedente`,
      overtaken: (flow) => `${flow} non è tornato alla versione precedente`,
    },
    body: {
      problems:
        'L’avevi programmato, ma al momento stabilito il flusso non superava più i controlli. Le chiamate continuano come prima. Risolvi i problemi e pubblicalo di nuovo.',
      problemsBack:
        'L’avevi programmato, ma al momento stabilito la versione precedente non superava più i controlli. Le chiamate restano sulla versione attiva.',
      overtaken:
        'L’avevi programmato, ma nel frattempo è stata pubblicata un’altra versione. Le chiamate restano su quella, così nessun lavoro va perso.',
    },
    action: 'Apri il flusso',
  },
};

/** The content of the mail about a flow that was not published at its moment. */
function flowNotPublishedText(
  { flow, reason, url }: { flow: string; reason: Reason; url: string },
  locale: Locale,
): MailContent {
  const words = texts[locale];
  return {
    locale,
    subject: words.subject[reason](flow),
    paragraphs: [words.body[reason]],
    action: { label: words.action, url },
    values: { flow },
  };
}
