import { z } from 'zod';

/** Ten segments of plain text: what carriers accept as one message. */
export const longestMessage = 1600;

/** What a message says. Lines end with a line feed alone, which is one character. */
export const MessageText = z
  .string()
  .overwrite((text) => text.replaceAll(/\r\n?/g, '\n').trim())
  .min(1)
  .max(longestMessage);

/** The name of a contact's field, as a text names it in braces: `{firstName}`. */
export const FieldName = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/);

/** A contact's fields besides the number, by name. */
export const ContactFields = z.record(FieldName, z.string().max(200));
export type ContactFields = z.infer<typeof ContactFields>;

/** What happens to a contact without a field that the text names: a default is put in its place, or they are left out. */
export const MissingField = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('default'), text: z.string().max(200) }),
  z.object({ kind: z.literal('exclude') }),
]);
export type MissingField = z.infer<typeof MissingField>;

const placeholder = /\{([A-Za-z][A-Za-z0-9_]{0,39})\}/g;

/** The fields that a text names, each once, in their order. */
export function fieldsIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))];
}

/** How often a text names fields. */
export const namedIn = (text: string): number => text.matchAll(placeholder).reduce((count) => count + 1, 0);

/**
 * A text as one contact gets it; null if they lack a field that excludes them. A field without a rule is left empty, and
 * spaces are as the text has them.
 */
export function fillText(
  text: string,
  fields: Readonly<Record<string, string>>,
  missing: Readonly<Record<string, MissingField>>,
): string | null {
  let isExcluded = false;
  const filled = text.replaceAll(placeholder, (_whole, name: string) => {
    const value = Object.hasOwn(fields, name) ? fields[name]?.trim() : undefined;
    if (value) return value;
    const rule = Object.hasOwn(missing, name) ? missing[name] : undefined;
    if (rule?.kind === 'exclude') isExcluded = true;
    return rule?.kind === 'default' ? rule.text : '';
  });
  return isExcluded ? null : filled;
}
