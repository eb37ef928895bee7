import type { z } from 'zod';
import type { OwnMailTemplate } from '#contract/tenancy/customise.contract.ts';
import { MailTemplate, type MailTexts } from '#contract/tenancy/mailTemplate.contract.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { blanksToNull, nullsToBlank, type Typed } from './blanksToNull.ts';

export type OwnMail = z.infer<typeof OwnMailTemplate>;

/** Form values of a template, without nulls. */
export type MailValues = Typed<Omit<MailTemplate, 'texts'>> & { texts: Record<Locale, Typed<MailTexts>> };

const blank: Typed<MailTexts> = { subject: '', title: '', info: '', link: '', footer: '' };

/** Initial form values of a template. */
export function mailValuesOf({ texts, ...rest }: MailTemplate): MailValues {
  const typed = (locale: Locale) => (texts[locale] ? nullsToBlank(texts[locale]) : blank);
  return {
    ...nullsToBlank(rest),
    texts: { 'en-US': typed('en-US'), 'en-GB': typed('en-GB'), 'it-IT': typed('it-IT') },
  };
}

/** Parses the values to a template; undefined while they are invalid. */
export function templateOf(values: MailValues): MailTemplate | undefined {
  const parsed = MailDraft.safeParse(blanksToNull(values));
  return parsed.success ? parsed.data : undefined;
}

/** Schema of the form's values after `blanksToNull`. Omits languages without texts. */
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
