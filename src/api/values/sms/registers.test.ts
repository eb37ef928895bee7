import fc from 'fast-check';
import { expect, test } from 'vitest';
import { registerCountries, registers, type SenderOrigin, standingOf } from './registers.ts';
import { Registration, RegistrationState, senderKindOf, SenderName } from './sender.ts';

const origin = (sender: string, network: SenderOrigin['network'] = null): SenderOrigin => ({
  sender,
  kind: senderKindOf(sender),
  network,
});
const today = '2026-11-26';

test.each([
  ['+61412345678', 'number'],
  ['19733', 'shortCode'],
  ['MG0123456789abcdef0123456789abcdef', 'service'],
  ['A', 'name'],
  ['MG0123', 'name'],
  ['24 Hours', 'name'],
])('%s is a %s', (sender, kind) => {
  expect(SenderName.safeParse(sender).success).toBe(true);
  expect(senderKindOf(sender)).toBe(kind);
});

test.each([
  '',
  '12',
  '123456789',
  '61412345678',
  'TwelveLetter',
  'Caffè',
  'A-B',
  'MG0123456789ABCDEF0123456789ABCDEF',
  '   ',
])('%j is no sender', (sender) => {
  expect(SenderName.safeParse(sender).success).toBe(false);
});

test.each([
  ['a US number', origin('+12025550123', 'geo'), 'US', '10dlc'],
  ['a Canadian number to the US', origin('+14165550123', 'geo'), 'US', '10dlc'],
  ['a US number to Canada', origin('+12025550123', 'geo'), 'CA', null],
  ['a toll-free number', origin('+18885550123', 'tollfree'), 'CA', 'tollFree'],
  ['a toll-free number to Australia', origin('+18885550123', 'tollfree'), 'AU', null],
  ['an Australian number', origin('+61412345678', 'mobile'), 'US', null],
  ['a name', origin('Harbour'), 'AU', 'senderId'],
  ['a name to Germany', origin('Harbour'), 'DE', null],
  ['a short code', origin('19733'), 'US', null],
  ['a service', origin('MG0123456789abcdef0123456789abcdef'), 'US', null],
])('%s has its register', (_, sender, country, register) => {
  const { standing } = standingOf({ ...sender, registrations: [] }, country, today);
  expect(standingOf({ ...sender, registrations: [] }, country, today).register).toBe(register);
  expect(standing).toBe(register === null ? 'fine' : 'unknown');
});

test('what nobody knows stops nothing: only a state that is entered, and holds, does', () => {
  const senders = [origin('+12025550123', 'geo'), origin('+18885550123', 'tollfree'), origin('Harbour')];
  const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(
      fc.constantFrom(...senders),
      fc.constantFrom(...RegistrationState.options),
      fc.option(days.map((day) => day.toISOString().slice(0, 10))),
      fc.nat(),
      (sender, state, expires, at) => {
        const needed = registerCountries(sender);
        const { country, register } = needed[at % needed.length] ?? { country: '', register: '10dlc' };
        const entered = Registration.parse({ country, register, state, expires });
        const { standing } = standingOf({ ...sender, registrations: [entered] }, country, today);
        const elsewhere = standingOf({ ...sender, registrations: [{ ...entered, country: 'ZZ' }] }, country, today);
        expect(elsewhere.standing).toBe('unknown');
        if (expires !== null && expires < today) expect(standing).toBe('unknown');
        else if (state === 'registered' || state === 'notNeeded') expect(standing).toBe('fine');
        else if (state === 'rejected') expect(standing).toBe('stopped');
        else
          expect(standing === 'stopped').toBe(
            registers.some(
              (rule) => rule.register === register && rule.countries.includes(country) && rule.stops.includes(state),
            ),
          );
      },
    ),
  );
});

test('a country stands once with each register, and each rule has its source', () => {
  const all = registers.flatMap(({ register, countries }) => countries.map((country) => `${register} ${country}`));
  expect(new Set(all).size).toBe(all.length);
  for (const { source } of registers) expect(source.length).toBeGreaterThan(10);
});
