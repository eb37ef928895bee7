import type { IntlShape } from 'react-intl';
import { fieldMessages } from '../../nodes/parts/fields.messages.ts';
import type { DialTarget } from '#flows/core/effects.ts';
import { readableNumber } from '#values/numberPlan.ts';

/** Where a target is rung, for people: its number, or that it is a web phone. */
export function readableAddress(target: DialTarget, intl: IntlShape): string {
  return 'webPhone' in target ? intl.formatMessage(fieldMessages.webPhone) : readableNumber(target.number);
}

/** Who is rung, by name or else by where. */
export function readableName(target: DialTarget, intl: IntlShape): string {
  return target.label || readableAddress(target, intl);
}
