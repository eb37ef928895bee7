import fc from 'fast-check';
import { StudioFlow } from '#flows/studio/studioFlow.ts';

/** Widgets that belong together, the first of which is where calls come in. `to` are the entries of the blocks after it. */
type Block = (name: string, to: fc.Arbitrary<string | undefined>) => fc.Arbitrary<object[]>;

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const transition = (event: string, next: string | undefined, ...conditions: object[]) => ({
  event,
  ...(next === undefined ? {} : { next }),
  ...(conditions.length === 0 ? {} : { conditions }),
});
const condition = (type: string, value: string, argument: string) => ({
  friendly_name: value,
  type,
  value,
  arguments: [argument],
});
const widget = (name: string, type: string, transitions: object[], properties: object = {}) => ({
  name,
  type,
  transitions,
  properties,
});
const say = { say: 'Hello.', language: 'en-AU', loop: 1 };

const announcement: Block = (name, to) =>
  to.map((next) => [widget(name, 'say-play', [transition('audioComplete', next)], say)]);

const filters = fc.constantFrom('', '', '', '', ' | append: "x"');
const keys = fc.uniqueArray(fc.constantFrom('1', '2', '9', '#', '2, 0'), { minLength: 1, maxLength: 3 });

const menu: Block = (name, to) =>
  fc
    .record({
      keys,
      targets: fc.tuple(to, to, to),
      silence: fc.oneof(to, fc.constantFrom(name, `${name}_split`, `${name}_wrong`)),
      wrong: fc.oneof(to, fc.constantFrom(name, `${name}_wrong`)),
      back: fc.constantFrom(name, name, undefined),
      loop: fc.constantFrom('', 1, 2, 3, 9),
      timeout: fc.constantFrom('', 5, '5', 90, 0, '{{flow.variables.wait}}'),
      filter: filters,
      comparison: fc.constantFrom('equal_to', 'equal_to', 'matches_any_of', 'contains', 'not_equal_to'),
      hasTimeout: fc.boolean(),
    })
    .map((of) => {
      const input = `{{widgets.${name}.Digits${of.filter}}}`;
      const matches = of.keys.map((key, at) => {
        const type = key.includes(',') ? 'matches_any_of' : of.comparison;
        return transition('match', of.targets[at], condition(type, key, input));
      });
      const timeout = of.hasTimeout || of.silence !== undefined ? [transition('timeout', of.silence)] : [];
      return [
        widget(
          name,
          'gather-input-on-call',
          [transition('keypress', `${name}_split`), transition('speech', undefined), ...timeout],
          { ...say, say: 'For sales, press 1.', loop: of.loop, timeout: of.timeout, number_of_digits: 1 },
        ),
        widget(`${name}_split`, 'split-based-on', [transition('noMatch', of.wrong), ...matches], { input }),
        widget(`${name}_wrong`, 'say-play', [transition('audioComplete', of.back)], say),
      ];
    });

const statuses = fc.constantFrom('completed', 'no-answer', 'busy', 'failed', 'busy, failed', 'no-answer, busy');

const phone: Block = (name, to) =>
  fc
    .record({
      split: fc.boolean(),
      after: to,
      otherwise: to,
      matches: fc.array(fc.tuple(statuses, to, fc.constantFrom('matches_any_of', 'not_equal_to')), { maxLength: 3 }),
      timeout: fc.constantFrom('', 20, 2, 500),
      number: fc.constantFrom('+61398765401', '+61398765401', '{{flow.data.agent}}'),
    })
    .map((of) => {
      const properties = { noun: 'number', to: of.number, timeout: of.timeout };
      if (!of.split) return [widget(name, 'connect-call-to', [transition('callCompleted', of.after)], properties)];
      const input = `{{widgets.${name}.DialCallStatus}}`;
      const matches = of.matches.map(([status, next, type]) =>
        transition('match', next, condition(status.includes(',') ? 'matches_any_of' : type, status, input)),
      );
      return [
        widget(name, 'connect-call-to', [transition('callCompleted', `${name}_split`)], properties),
        widget(`${name}_split`, 'split-based-on', [transition('noMatch', of.otherwise), ...matches], { input }),
      ];
    });

const mailbox: Block = (name, to) =>
  fc.tuple(fc.boolean(), to).map(([isGreeted, after]) => {
    const record = (own: string) =>
      widget(own, 'record-voicemail', [transition('recordingComplete', after)], { max_length: 60 });
    return isGreeted
      ? [widget(name, 'say-play', [transition('audioComplete', `${name}_box`)], say), record(`${name}_box`)]
      : [record(name)];
  });

const times = fc.constantFrom('09:00', '9 am', '12:30 pm', '12 pm', '12:15 am', '17:30', '5:30 PM', '23:59', '0:30');
const subjects: Readonly<Record<string, readonly string[]>> = {
  '{{trigger.call.From}}': ['+61', '+613', '+6139', '+1', '+44', 'sip'],
  '{{contact.channel.address}}': ['+61398765499', '+613', '+61'],
  '{{trigger.call.FromCountry}}': ['AU', 'US', 'NZ', 'au'],
  '{{trigger.call.CallerName}}': ['Ann', 'ANN SMITH', 'smith'],
  '{{trigger.call.CallerName | downcase}}': ['Ann'],
};
const comparisons = ['equal_to', 'starts_with', 'contains', 'matches_any_of', 'not_equal_to', 'is_blank'];

const split: Block = (name, to) =>
  fc
    .constantFrom(...Object.entries(subjects))
    .chain(([input, values]) =>
      fc.record({
        input: fc.constant(input),
        argument: fc.constantFrom(input, input, input, input, '{{trigger.call.From}}'),
        type: fc.constantFrom(...comparisons, 'starts_with', 'equal_to'),
        matches: fc.array(fc.tuple(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 }), to), {
          maxLength: 3,
        }),
        otherwise: maybe(to),
      }),
    )
    .map(({ input, argument, type, matches, otherwise }) => [
      widget(
        name,
        'split-based-on',
        [
          ...(otherwise === undefined ? [] : [transition('noMatch', otherwise)]),
          ...matches.map(([values, next]) =>
            transition('match', next, ...values.map((value) => condition(type, value, argument))),
          ),
        ],
        { input },
      ),
    ]);

const hours: Block = (name, to) =>
  fc
    .record({
      matches: fc.array(fc.tuple(maybe(times), maybe(times), to), { minLength: 1, maxLength: 2 }),
      otherwise: to,
    })
    .map(({ matches, otherwise }) => {
      const input = '{{flow.variables.local_time}}';
      return [
        widget(
          name,
          'split-based-on',
          [
            transition('noMatch', otherwise),
            ...matches.map(([after, before, next]) =>
              transition(
                'match',
                next,
                ...(after === undefined ? [] : [condition('is_after_time', after, input)]),
                ...(before === undefined ? [] : [condition('is_before_time', before, input)]),
              ),
            ),
          ],
          { input },
        ),
      ];
    });

const other: Block = (name, to) =>
  fc
    .tuple(
      fc.constantFrom(
        ['set-variables', 'next'],
        ['make-http-request', 'success'],
        ['run-function', 'success'],
        ['run-subflow', 'completed'],
        ['send-message', 'sent'],
      ),
      to,
      to,
    )
    .map(([[type = '', event = ''], next, failed]) => {
      const properties = { to: '{{contact.channel.address}}', body: 'Hello.' };
      return [widget(name, type, [transition(event, next), transition('failed', failed)], properties)];
    });

const blocks = [announcement, menu, menu, menu, phone, phone, mailbox, split, split, hours, other];
const names = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Flows as people build them in Studio: menus with their splits, phones with what follows, hours, regions, mailboxes. */
export const studioRoute: fc.Arbitrary<StudioFlow> = fc
  .tuple(
    fc.constantFrom('incomingCall', 'incomingCall', 'incomingParent', 'both'),
    ...names.map((name, at) => {
      const later = names.slice(at + 1);
      const to = fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(undefined, ...later) },
        { weight: 1, arbitrary: fc.constantFrom(...names, 'missing') },
      );
      return fc.constantFrom(...blocks).chain((block) => block(name, to));
    }),
  )
  .map(([begin, ...widgets]) => {
    const events = begin === 'both' ? ['incomingCall', 'incomingParent'] : [begin];
    const entries = events.map((event, at) => transition(event, names[at]));
    return StudioFlow.parse({
      states: [widget('Trigger', 'trigger', [transition('incomingMessage', undefined), ...entries]), ...widgets.flat()],
    });
  });
