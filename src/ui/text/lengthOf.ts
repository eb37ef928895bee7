/** Whole seconds as people say them, with the largest unit that a length reaches. */
export type Length =
  | { unit: 'seconds'; parts: { seconds: number } }
  | { unit: 'minutes'; parts: { minutes: number; seconds: number } }
  | { unit: 'hours'; parts: { hours: number; minutes: number } }
  | { unit: 'days'; parts: { days: number; hours: number; minutes: number } };

/** Fractions are rounded; a negative length is none. */
export function lengthOf(total: number): Length {
  const whole = Math.max(0, Math.round(total));
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor((whole % 86_400) / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  if (whole < 60) return { unit: 'seconds', parts: { seconds: whole } };
  if (whole < 3600) return { unit: 'minutes', parts: { minutes, seconds: whole % 60 } };
  if (whole < 86_400) return { unit: 'hours', parts: { hours, minutes } };
  return { unit: 'days', parts: { days, hours, minutes } };
}
