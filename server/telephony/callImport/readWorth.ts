import { currencyOfCountry } from '#values/countries.ts';
import type { Device } from '#values/device.ts';
import { type Money, parseMoney } from '#values/money.ts';

/** An amount as files write it: `1,234.50`, `$99`, `99 AUD`. Undefined if it is none, or in another currency than the country’s. */
export function readRevenue(text: string, country: string): Money | undefined {
  const money = parseMoney(text, currencyOfCountry(country), 'en');
  return money && money.amount >= 0 ? money : undefined;
}

const devices: Record<Device, RegExp> = {
  tablet: /tablet|ipad/,
  mobile: /mobile|phone|android/,
  desktop: /desktop|computer|laptop|windows|mac|^pc$/,
};

export function readDevice(text: string): Device | undefined {
  const given = text.toLowerCase();
  return Object.entries(devices).find(([, words]) => words.test(given))?.[0] as Device | undefined;
}

/** The keys pressed in menus, with or without something between them: `1`, `1,2`, `1 > 2`. */
export function readKeys(text: string): string | undefined {
  const keys = text.replaceAll(/[\s,;>›|-]/g, '');
  return /^[0-9*#]{1,50}$/.test(keys) ? keys : undefined;
}
