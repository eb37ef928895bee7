import { DeliveryState } from '#values/integrationWords.ts';
import type { DeliveryDay } from '#contract/integrations/deliveryDays.contract.ts';
import { dayLabel, dayNumber } from '../../kernel/time/localTime.ts';

interface Counted {
  day: string;
  state: DeliveryState;
  count: number;
}

/** How many days are shown. */
export const daysShown = 30;
/** How many days before yesterday say what is usual, and how much that must be for silence to be unusual. */
const [usualDays, leastUsual] = [14, 5];

/** The last 30 days until `today`, also those without any delivery. */
export function fillDays(counted: readonly Counted[], today: string): DeliveryDay[] {
  const last = dayNumber(today);
  return Array.from({ length: daysShown }, (_, at) => {
    const day = dayLabel(last - daysShown + 1 + at);
    const none = Object.fromEntries(DeliveryState.options.map((state) => [state, 0])) as Record<DeliveryState, number>;
    const found = counted.filter((one) => one.day === day).map(({ state, count }) => [state, count] as const);
    return { day, ...none, ...Object.fromEntries(found) };
  });
}

/** How many deliveries are usual in a day if there was none today and yesterday although that is unusual; else null. */
export function unusualSilence(days: readonly DeliveryDay[]): number | null {
  const totals = days.map(({ day: _day, ...states }) => Object.values(states).reduce((sum, one) => sum + one, 0));
  if (totals.slice(-2).some((total) => total > 0)) return null;
  const before = totals.slice(-2 - usualDays, -2).toSorted((one, other) => one - other);
  const usual = before[Math.floor(before.length / 2)] ?? 0;
  return usual < leastUsual ? null : usual;
}
