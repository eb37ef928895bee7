import { expect, test } from 'vitest';
import { z } from 'zod';
import { Locale } from '#contract/tenancy/users.contract.ts';
import { mailKind, type MailContent, type MailKind } from '../../server/kernel/mail/mailKind.ts';
import { type mailPayloads, type MailKindName, type MailPayload } from '../../server/kernel/mail/mailPayloads.ts';
import { fillPlaceholders } from '../../server/kernel/mail/mailTemplate.ts';
import { renderMailText } from '../../server/kernel/mail/renderMailText.ts';
import { mailKinds } from '../../server/mailKinds.ts';

/** Step 1: the payload of its outbox rows. The product has no such mail. */
const payloads = { callNote: z.object({ to: z.string(), locale: Locale, author: z.string(), note: z.string() }) };
type Note = z.infer<typeof payloads.callNote>;

/** Step 2: its text in every language. */
const subjects: Record<Locale, (author: string) => string> = {
  'en-US': (author) => `${author} left a note`,
  'en-GB': (author) => `${author} left a note`,
  'it-IT': (author) => `${author} ha lasciato una nota`,
};
// @ts-expect-error A missing language does not compile.
const withoutItalian: typeof subjects = { 'en-US': subjects['en-US'], 'en-GB': subjects['en-GB'] };

const noteText = ({ locale, author, note }: Omit<Note, 'to'>, base: string): MailContent => ({
  locale,
  subject: subjects[locale](author),
  paragraphs: [note],
  action: { label: 'Open call', url: `${base}/calls` },
  values: { author },
});

/** Step 3: the kind, and its line in the table. */
const callNote = mailKind<Note>({
  payload: payloads.callNote,
  compose: ({ brand }, payload) => Promise.resolve(noteText(payload, brand.base)),
  sample: (locale, { base }) => noteText({ locale, author: 'Ada', note: 'Call back on Monday.' }, base),
});
type Kinds = { [Name in MailKindName]: MailKind<MailPayload<Name>> } & { callNote: MailKind<Note> };
const kinds: Kinds = { ...mailKinds, callNote };
// @ts-expect-error A payload without its kind does not compile.
const withoutKind: Kinds = mailKinds;
// @ts-expect-error Nor does a kind for another payload.
const wrongKind: Kinds = { ...mailKinds, callNote: mailKinds.signup };

const brand = { title: 'Harbour Calls', base: 'https://calls.harbour.test' };

test('a new mail is rendered in each language, with the URL of the account', () => {
  const texts = Locale.options.map((locale) => {
    const content = kinds.callNote.sample(locale, brand);
    return [content.subject, renderMailText(content).includes(`${brand.base}/calls`)];
  });
  expect(texts).toEqual([
    ['Ada left a note', true],
    ['Ada left a note', true],
    ['Ada ha lasciato una nota', true],
  ]);
});

test('a brand can use the values of a new mail in its own texts', () => {
  const { values = {} } = kinds.callNote.sample('en-US', brand);
  expect(fillPlaceholders('News from {author}', values)).toBe('News from Ada');
});

test('forgetting a part does not compile', () => {
  expect([Object.keys(withoutItalian).length, 'callNote' in withoutKind, 'callNote' in wrongKind]).toEqual([
    2,
    false,
    true,
  ]);
});

test.each(Object.keys(mailKinds) as (keyof typeof mailPayloads)[])(
  'the mail %s has a sample in each language',
  (name) => {
    const samples = Locale.options.map((locale) => mailKinds[name].sample(locale, brand));
    expect(samples.map(({ locale }) => locale)).toEqual(Locale.options);
    const [english, , italian] = samples.map((content) => content.paragraphs.join('\n'));
    expect(italian).not.toBe(english);
  },
);
