import { fromZonedTime, toZonedTime } from 'date-fns-tz';

/** Hours of a day by a local clock: `{ from: '09:00', to: '20:00' }`. */
export interface Hours {
  from: string;
  to: string;
}

/** The first moment from `at` on that is within these hours in a zone; `at` itself if there are none. */
export function nextSendingTime(at: Date, zone: string, hours: Hours | null): Date {
  if (!hours) return at;
  const local = toZonedTime(at, zone);
  const clock = `${two(local.getHours())}:${two(local.getMinutes())}`;
  if (clock >= hours.from && clock < hours.to) return at;
  const day = new Date(local.getFullYear(), local.getMonth(), local.getDate() + (clock < hours.from ? 0 : 1));
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  const next = fromZonedTime(`${date}T${hours.from}:00`, zone);
  return next.getTime() > at.getTime() ? next : at;
}

const two = (value: number) => String(value).padStart(2, '0');
