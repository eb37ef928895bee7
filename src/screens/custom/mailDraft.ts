import type { z } from 'zod';
import type { OwnMailTemplate } from '#contract/customise.contract.ts';
import { MailTemplate, type MailTexts } from '#contract/mailTemplate.contract.ts';
import type { Locale } from '#contract/users.contract.ts';
import { blanksToNull, nullsToBlank, type Typed } from './blanksToNull.ts';

export type OwnMail = z.infer<typeof OwnMailTemplate>;

/** A template as it is typed: no field is null. */
export type MailValues = Typed<Omit<MailTemplate, 'texts'>> & { texts: Record<Locale, Typed<MailTexts>> };

const blank: Typed<MailTexts> = { subject: '', title: '', info: '', link: '', footer: '' };

/** What the form of a template starts with. */
export function mailValuesOf({ texts, ...rest }: MailTemplate): MailValues {
  const typed = (locale: Locale) => (texts[locale] ? nullsToBlank(texts[locale]) : blank);
  return {
    ...nullsToBlank(rest),
    texts: { 'en-US': typed('en-US'), 'en-GB': typed('en-GB'), 'it-IT': typed('it-IT') },
  };
}

/** What is typed as a template, or undefined while some of it is wrong. */
export function templateOf(values: MailValues): MailTemplate | undefined {
  const parsed = MailDraft.safeParse(blanksToNull(values));
  return parsed.success ? parsed.data : undefined;
}

/** The schema of the form, over what is typed with null for what is empty. A language without words is left out. */
export const MailDraft = {
  safeParse(value: unknown) {
    const { texts, ...rest } = value as { texts: Record<string, Record<string, unknown>> };
    const spoken = Object.entries(texts).map(([locale, own]) => [
      locale,
      Object.values(own).every((text) => text === null) ? null : own,
    ]);
    return MailTemplate.safeParse({ ...rest, texts: Object.fromEntries(spoken) as unknown });
  },
};
