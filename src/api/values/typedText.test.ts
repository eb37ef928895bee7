import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { EmailAddress } from './emailAddress.ts';
import { LoginCode } from './loginCode.ts';
import { Timezone } from './timezone.ts';

test.each([
  ['a&b@example.com', 'a&b@example.com'],
  ['Sales/NSW@example.com', 'sales/nsw@example.com'],
  ['x=y@example.com', 'x=y@example.com'],
  [' ann@exämple.de ', 'ann@xn--exmple-cua.de'],
  ['ann@EXÄMPLE.de', 'ann@xn--exmple-cua.de'],
  ['o’neil@example.com', undefined],
  ['ann@exa mple.com', undefined],
  ['ann@exämple.de/path', undefined],
  ['ann@localhost', undefined],
  ['ann@bob@example.com', undefined],
  ['ann@-example.com', undefined],
])('%j as an email address is %j', (typed, address) => {
  expect(EmailAddress.safeParse(typed).data).toBe(address);
});

test('an address that browsers accept is accepted, and stays what it is', () => {
  const local = fc.stringMatching(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,30}$/);
  const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/);
  fc.assert(
    fc.property(local, fc.array(label, { minLength: 2, maxLength: 4 }), (name, labels) => {
      const address = `${name}@${labels.join('.')}`;
      expect(EmailAddress.safeParse(address).data).toBe(address);
      expect(EmailAddress.safeParse(` ${address.toUpperCase()}`).data).toBe(address);
    }),
  );
});

test('a zone has one spelling, however its letters are typed, and the one of our lists', () => {
  const listed = countries.flatMap(({ timezones }) => timezones);
  const zones = [...listed, ...Intl.supportedValuesOf('timeZone')];
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.constantFrom('toLowerCase', 'toUpperCase', 'trim'), (zone, change) => {
      const spelled = Timezone.parse(zone);
      expect(Timezone.parse(zone[change]())).toBe(spelled);
      expect(Timezone.parse(spelled)).toBe(spelled);
      if (listed.includes(zone)) expect(spelled).toBe(zone);
    }),
    { numRuns: 500 },
  );
});

test.each(['+10:00', '-0300', '+10', 'Etc/Unknown', '', 'Sydney'])('%j is no time zone', (name) => {
  expect(Timezone.safeParse(name).success).toBe(false);
});

test.each(['025 395', ' 025395 ', '025\u00A0395', '０２５３９５', '\u202A025395\u202C', '0 2 5 3 9 5'])(
  '%j is the code 025395',
  (typed) => {
    expect(LoginCode.parse(typed)).toBe('025395');
  },
);
