import { getCountries } from 'libphonenumber-js/min';
import { describe, expect, test } from 'vitest';
import { countries, countryOf } from './countries.ts';
import { offsetOf, offsetText, zones } from './zones.ts';

describe('countries', () => {
  test('each has a unique two-letter code and a name', () => {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    expect(countries).toHaveLength(250);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(250);
    expect(countries.filter(({ code }) => !/^[A-Z]{2}$/.test(code) || names.of(code) === code)).toEqual([]);
  });

  test('each has a currency that the runtime supports', () => {
    const known = new Set(Intl.supportedValuesOf('currency'));
    expect(countries.filter(({ currency }) => !known.has(currency))).toEqual([]);
  });

  test('each inhabited one has a zone, every zone is valid, and no zone of the runtime is missing', () => {
    expect(countries.filter(({ timezones }) => timezones.length === 0).map(({ code }) => code)).toEqual(['BV', 'HM']);
    const canonical = (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
    const ours = new Set(zones.map(({ name }) => canonical(name)));
    const theirs = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/') && !zone.startsWith('Etc/'));
    expect(theirs.filter((zone) => !ours.has(canonical(zone)))).toEqual([]);
  });

  test('every numbering plan belongs to a country, except those of two islands', () => {
    expect(getCountries().filter((code) => !countryOf(code))).toEqual(['AC', 'TA']);
  });

  test('Australia, Italy and Kuwait are as specified', () => {
    expect(countryOf('IT')).toEqual({
      code: 'IT',
      currency: 'EUR',
      digits: 2,
      dialPrefix: '+39',
      language: 'it',
      timezones: ['Europe/Rome'],
      flag: '🇮🇹',
    });
    expect(countryOf('AU')).toMatchObject({ currency: 'AUD', dialPrefix: '+61', language: 'en' });
    expect(countryOf('AU')?.timezones[0]).toBe('Australia/Sydney');
    expect(countryOf('KW')).toMatchObject({ currency: 'KWD', digits: 3 });
    expect(countryOf('BV')?.dialPrefix).toBeNull();
  });
});

describe('zones', () => {
  const winter = new Date('2026-07-01T00:00:00Z');

  test.each([
    ['Australia/Melbourne', winter, 600, 'UTC+10:00'],
    ['Australia/Melbourne', new Date('2026-01-01T00:00:00Z'), 660, 'UTC+11:00'],
    ['Asia/Kolkata', winter, 330, 'UTC+05:30'],
    ['America/St_Johns', winter, -150, 'UTC-02:30'],
    ['Atlantic/Reykjavik', winter, 0, 'UTC+00:00'],
  ])('%s at %s is %d minutes ahead, written %s', (zone, at, minutes, text) => {
    expect(offsetOf(zone, at)).toBe(minutes);
    expect(offsetText(minutes)).toBe(text);
  });

  test('a zone lists all its countries', () => {
    expect(zones.find(({ name }) => name === 'Europe/Belgrade')?.countries).toEqual(['RS', 'XK']);
  });
});
