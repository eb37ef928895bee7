import { paths } from '#contract/paths.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import type { ReviewVerdict } from '#values/flow/review.ts';
import { mailKind, type MailContent } from '../../kernel/mail/mailKind.ts';
import { mailPayloads, type MailPayload } from '../../kernel/mail/mailPayloads.ts';

/** Tells who made a review link what its recipient answered. */
export const flowReviewed = mailKind({
  payload: mailPayloads.flowReviewed,
  compose: async ({ brand }, { locale, number, ...stated }) => {
    const url = `${brand.base}${number === null ? paths.numbers() : paths.wizard(number)}`;
    return flowReviewedText({ ...stated, url }, locale);
  },
  sample: (locale, { base }) =>
    flowReviewedText(
      {
        flow: 'Front desk',
        version: null,
        verdict: 'approved',
        name: 'Ann Smith',
        comment: '',
        url: `${base}${paths.numbers()}`,
      },
      locale,
    ),
});

type Said = Omit<MailPayload<'flowReviewed'>, 'to' | 'locale' | 'number'> & { url: string };

interface Words {
  subject: Record<ReviewVerdict, (name: string, flow: string) => string>;
  /** `what` is the draft or a version. */
  body: Record<ReviewVerdict, (name: string, what: string) => string>;
  draft: string;
  version: (version: number) => string;
  comment: (name: string) => string;
  next: Record<ReviewVerdict, string>;
  action: string;
}

const english: Words = {
  subject: {
    approved: (name, flow) => `${name} approved ${flow}`,
    changesAsked: (name, flow) => `${name} asked for changes to ${flow}`,
  },
  body: {
    approved: (name, what) => `${name} approved ${what} that you shared.`,
    changesAsked: (name, what) => `${name} asked for changes to ${what} that you shared.`,
  },
  draft: 'the draft',
  version: (version) => `version ${version}`,
  comment: (name) => `${name} wrote:`,
  next: {
    approved: 'The approval holds for the flow exactly as it was shown. Later changes aren’t covered.',
    changesAsked: 'Make the changes and share the flow again.',
  },
  action: 'Open call flow',
};

const texts: Record<Locale, Words> = {
  'en-US': english,
  'en-GB': english,
  'it-IT': {
    subject: {
      approved: (name, flow) => `${name} ha approvato ${flow}`,
      changesAsked: (name, flow) => `${name} ha chiesto modifiche a ${flow}`,
    },
    body: {
      approved: (name, what) => `${name} ha approvato ${what} che avevi condiviso.`,
      changesAsked: (name, what) => `Dopo aver visto ${what} che avevi condiviso, ${name} ha chiesto modifiche.`,
    },
    draft: 'la bozza',
    version: (version) => `la versione ${version}`,
    comment: (name) => `${name} ha scritto:`,
    next: {
      approved: 'L’approvazione vale per il flusso così come è stato mostrato, non per le modifiche successive.',
      changesAsked: 'Apporta le modifiche e condividi di nuovo il flusso.',
    },
    action: 'Apri il flusso',
  },
};

/** The content of the mail about the answer to a review link. */
function flowReviewedText(stated: Said, locale: Locale): MailContent {
  const { flow, version, verdict, name, comment, url } = stated;
  const words = texts[locale];
  const what = version === null ? words.draft : words.version(version);
  return {
    locale,
    subject: words.subject[verdict](name, flow),
    paragraphs: [
      words.body[verdict](name, what),
      ...(comment === '' ? [] : [words.comment(name), comment]),
      words.next[verdict],
    ],
    action: { label: words.action, url },
    values: { name, flow },
  };
}
