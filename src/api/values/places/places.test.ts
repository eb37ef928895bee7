import { expect, test } from 'vitest';
import { distanceBetween } from './distance.ts';
import { sharedPrefix, toPostcode } from './postcode.ts';

test.each([
  ['3000', 'AU', '3000'],
  ['800', 'AU', '0800'],
  [' 90210-1234 ', 'US', '90210'],
  ['2134', 'US', '02134'],
  ['sw1a 1aa', 'GB', 'SW1A1AA'],
  ['1', 'AU', undefined],
  ['30001', 'AU', undefined],
  ['30O0', 'AU', undefined],
  ['', 'GB', undefined],
  ['=1+1', 'GB', undefined],
])('the postcode %j of %s is %j', (text, country, postcode) => {
  expect(toPostcode(text, country)).toBe(postcode);
});

test('postcodes are compared from the left', () => {
  expect([sharedPrefix('3000', '3012'), sharedPrefix('3000', '3000'), sharedPrefix('3000', '2000')]).toEqual([2, 4, 0]);
});

test('distances are those along the surface', () => {
  const [melbourne, sydney] = [
    { lat: -37.8136, lon: 144.9631 },
    { lat: -33.8688, lon: 151.2093 },
  ];
  expect(Math.round(distanceBetween(melbourne, sydney))).toBe(713);
  expect(distanceBetween(sydney, sydney)).toBe(0);
  expect(Math.round(distanceBetween({ lat: 0, lon: 179 }, { lat: 0, lon: -179 }))).toBe(222);
});
