import type { IntlShape } from 'react-intl';
import type { LimitName } from '#values/accountLimits.ts';

const MiB = 1024 * 1024;

/** How much of something, as people read it. */
export function limitText(intl: Pick<IntlShape, 'formatNumber'>, name: LimitName, value: number): string {
  return name === 'flowBytes'
    ? intl.formatNumber(value / MiB, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
    : intl.formatNumber(value);
}
