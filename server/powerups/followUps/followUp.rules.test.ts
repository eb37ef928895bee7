import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latestMs, type PastText, type Step, stepOf, stepsOf } from './followUp.rules.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = Date.UTC(2026, 2, 4, 3);

const text = { dueAt: now, isOn: true, matches: true, quietDays: 3 };
const nobody = { optedOut: false, contacted: false, calling: false, lastAt: null };
const open = { now, opensAt: now };

const stop = (reason: string) => ({ is: 'stop', reason });

test.each<[string, Partial<typeof text>, object, Partial<typeof open>, object]>([
  ['goes out when it is due', {}, {}, {}, { is: 'send' }],
  ['goes out four hours late', { dueAt: now - latestMs }, {}, {}, { is: 'send' }],
  ['goes out no later', { dueAt: now - latestMs - 1 }, {}, {}, stop('late')],
  ['waits for its hours', {}, {}, { opensAt: now + 9 * hour }, { is: 'wait', until: now + 9 * hour }],
  ['waits while the caller is on a call', {}, { calling: true }, {}, { is: 'wait', until: now + minute }],
  [
    'waits for its hours before that',
    {},
    { calling: true },
    { opensAt: now + hour },
    { is: 'wait', until: now + hour },
  ],
  ['stops once the caller was spoken with', {}, { contacted: true, calling: true }, {}, stop('contacted')],
  ['stops for who opted out', {}, { optedOut: true, contacted: true }, {}, stop('optedOut')],
  ['stops within the quiet days', {}, { lastAt: now - 3 * day + 1 }, {}, stop('recent')],
  ['goes out after them', {}, { lastAt: now - 3 * day }, {}, { is: 'send' }],
  ['stops when it is late and the hours are over', { dueAt: now - day }, {}, { opensAt: now + hour }, stop('late')],
  ['stops when the call no longer matches', { matches: false }, { optedOut: true }, {}, stop('changed')],
  ['stops when it was turned off', { isOn: false, matches: false }, {}, {}, stop('off')],
])('a text %s', (_, some, recipient, clock, step) => {
  expect(stepOf({ ...text, ...some }, { ...nobody, ...recipient }, { ...open, ...clock })).toEqual(step);
});

const aPastText = fc
  .record({
    recipient: fc.constantFrom('1 +61412000011', '1 +61412000022'),
    endedAt: fc.integer({ min: 0, max: 20 * 24 }).map((hours) => now + hours * hour),
    later: fc.integer({ min: 0, max: 48 }),
    optedOut: fc.boolean(),
    known: fc.constantFrom(null, null, null, 'sender' as const),
  })
  .map(({ later, ...rest }): PastText => ({ ...rest, at: rest.endedAt + later * hour }));

const someContacts = fc.dictionary(
  fc.constantFrom('1 +61412000011', '1 +61412000022'),
  fc.array(fc.integer({ min: 0, max: 20 * 24 }).map((hours) => now + hours * hour)),
);

test('whatever happened, a trial sends nobody a second text too soon, none after a contact, and names a true reason', () => {
  fc.assert(
    fc.property(
      fc.array(aPastText, { maxLength: 12 }),
      someContacts,
      fc.integer({ min: 1, max: 5 }),
      (texts, byPerson, quietDays) => {
        const contacts = new Map(Object.entries(byPerson));
        const reasons = stepsOf(texts, contacts, quietDays);
        const sent = texts.filter((_, at) => reasons[at] === null);
        const wasContacted = ({ recipient, endedAt, at }: PastText) =>
          (contacts.get(recipient) ?? []).some((time) => time >= endedAt && time <= at);
        const others = (one: PastText) => sent.filter((other) => other !== one && other.recipient === one.recipient);
        for (const one of sent) {
          expect([one.optedOut, one.known, wasContacted(one)]).toEqual([false, null, false]);
          for (const other of others(one)) expect(Math.abs(other.at - one.at)).toBeGreaterThanOrEqual(quietDays * day);
        }
        for (const [at, one] of texts.entries()) {
          const reason = reasons[at];
          if (reason === 'optedOut') expect(one.optedOut).toBe(true);
          if (reason === 'contacted') expect(wasContacted(one)).toBe(true);
          if (reason === 'recent')
            expect(others(one).some((other) => other.at <= one.at && one.at - other.at < quietDays * day)).toBe(true);
          if (reason === 'sender') expect(one.known).toBe('sender');
          expect([null, 'optedOut', 'contacted', 'recent', 'sender']).toContain(reason);
        }
      },
    ),
  );
});

test('a text waits only for a later moment', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.integer({ min: 0, max: 3 * 24 }), (calling, hours) => {
      const step: Step = stepOf(text, { ...nobody, calling }, { now, opensAt: now + hours * hour });
      if (step.is === 'wait') expect(step.until).toBeGreaterThan(now);
    }),
  );
});
