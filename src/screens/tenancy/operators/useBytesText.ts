import { useIntl } from 'react-intl';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats a size in the largest unit that it fills: `4.2 MB`. */
export function useBytesText(): (bytes: number) => string {
  const intl = useIntl();
  return (bytes) => {
    const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
    const shown = { style: 'unit', unit: units[step] ?? 'byte', maximumFractionDigits: step === 0 ? 0 : 1 } as const;
    return intl.formatNumber(bytes / 1000 ** step, shown);
  };
}
