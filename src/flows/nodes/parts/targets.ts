import type { IntlShape } from 'react-intl';
import { fieldMessages } from './fields.messages.ts';
import type { RingTarget } from '#flows/core/targets.ts';

/** An id that no other row uses. */
export function freshId(rows: readonly { id: string }[], prefix: string): string {
  const taken = new Set(rows.map(({ id }) => id));
  let count = rows.length + 1;
  while (taken.has(`${prefix}${count}`)) count++;
  return `${prefix}${count}`;
}

/** Who is called, on one line: the first by name, then the number of others. */
export function targetsSummary(targets: readonly RingTarget[], intl: IntlShape): string {
  const [one, ...others] = targets;
  if (!one) return intl.formatMessage(fieldMessages.noTargets);
  const first =
    one.label ||
    one.number ||
    (one.webPhone !== undefined && intl.formatMessage(fieldMessages.webPhone)) ||
    intl.formatMessage(fieldMessages.nothingSaid);
  if (others.length === 0) return first;
  return intl.formatMessage(fieldMessages.moreTargets, { first, count: others.length });
}
