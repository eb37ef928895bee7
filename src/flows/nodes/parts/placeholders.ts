import type { IntlShape } from 'react-intl';
import { VARIABLES } from '#flows/core/variables.ts';
import { fieldMessages } from './fields.messages.ts';

/** Names the placeholders that a text can have. */
export function placeholdersHint(intl: IntlShape): string {
  return intl.formatMessage(fieldMessages.placeholders, { names: VARIABLES.map((name) => `{{${name}}}`).join(' ') });
}
