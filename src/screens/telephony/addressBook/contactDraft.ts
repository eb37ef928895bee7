import { z } from 'zod';
import { type Contact, ContactNumbers, NumberType } from '#contract/telephony/addressBook.contract.ts';
import { LastName, PersonName } from '#values/personName.ts';

/** A number being edited; `key` identifies its line. */
export interface NumberDraft {
  key: number;
  type: NumberType;
  num: string | null;
}

/** Values of the contact form. `main` is the key of the main number. */
export interface ContactDraft {
  account: number | null;
  firstName: string;
  lastName: string;
  numbers: NumberDraft[];
  main: number;
}

const Line = z.object({ key: z.number(), type: NumberType, num: z.string({ error: 'required' }) });

/** Parses a draft for the API; rejects the second occurrence of a number. */
export const ContactForm = z
  .object({
    account: z.number({ error: 'required' }),
    firstName: PersonName,
    lastName: LastName,
    numbers: z.array(Line).min(1),
    main: z.number(),
  })
  .superRefine(({ numbers }, context) => {
    for (const [at, { num }] of numbers.entries())
      if (numbers.findIndex((one) => one.num === num) < at)
        context.addIssue({ code: 'custom', path: ['numbers', at, 'num'], message: 'numberTwice' });
  })
  .transform(({ main, numbers, ...rest }) => ({
    ...rest,
    numbers: ContactNumbers.parse(numbers.map(({ key, type, num }) => ({ main: key === main, type, num }))),
  }));

/** The draft of a contact, or an empty one for an account. */
export function contactDraft(contact: Contact | null, account: number): ContactDraft {
  if (!contact)
    return { account, firstName: '', lastName: '', numbers: [{ key: 0, type: 'mobile', num: null }], main: 0 };
  const numbers = contact.numbers.map(({ type, num }, key) => ({ key, type, num }));
  const main = contact.numbers.findIndex((one) => one.main);
  return { account: contact.account, firstName: contact.firstName, lastName: contact.lastName, numbers, main };
}
