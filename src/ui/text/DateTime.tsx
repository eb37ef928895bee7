import { useIntl } from 'react-intl';

interface DateTimeProps {
  /** ISO 8601. */
  value: string;
  timezone: string;
  /** Shows seconds, for events close together. */
  seconds?: boolean;
}

/** A date and time in a time zone; hovering shows them in full. */
export function DateTime({ value, timezone, seconds = false }: DateTimeProps) {
  const intl = useIntl();
  const clock = { hour: '2-digit', minute: '2-digit', ...(seconds && { second: '2-digit' as const }) } as const;
  return (
    <time dateTime={value} title={intl.formatDate(value, { timeZone: timezone, dateStyle: 'full', timeStyle: 'long' })}>
      {intl.formatDate(value, { timeZone: timezone, day: 'numeric', month: 'short', ...clock })}
    </time>
  );
}
