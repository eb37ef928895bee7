import { expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import type { FlowEventProbe } from '#flows/core/nodeType.ts';
import { endOf, startRun, stepRun } from '#flows/core/run.ts';
import { validate } from '#flows/core/validate.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall, aWorld } from '../../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../../tests/builders/flows/aFlow.ts';

const place = { id: 'somewhere', name: 'Stores', branches: 2, unrouted: 0 };
const worldWith = (given: object = {}) => aWorld({ locations: new Map([['somewhere', { ...place, ...given }]]) });
const target = (id: string) => ({ id, label: id, number: '+61398765432' });
const branch = { id: 'b', name: 'Quay', targets: [target('desk')], timeout: 25 };
const found = { type: 'BRANCH_FOUND', branch } as const;
const none = { type: 'BRANCH_FOUND', branch: null } as const;
const ended = (targetId: string, outcome: 'answered' | 'no-answer'): FlowEventProbe => ({
  type: 'LEGS_ENDED',
  legs: [{ targetId, outcome, talkSeconds: outcome === 'answered' ? 9 : 0 }],
});
const digits = { type: 'DIGITS', digits: '3000' } as const;

const flowWith = (settings: object = {}) =>
  aFlow()
    .node('start', 'start', {}, { next: 'find' })
    .node('find', 'locations', { location: 'somewhere', ...settings }, { hangup: 'bye' })
    .node('bye', 'hangup').document;

/** The effect after each event, `end:…` when the call is over. */
function play(settings: object, events: FlowEventProbe[]): string[] {
  const flow = compile(flowWith(settings), nodeTypes);
  let result = startRun(flow, aCall());
  const told = [result];
  for (const event of events) told.push((result = stepRun(flow, result.snapshot, { ...event, at: aCall().at })));
  return told.map(({ snapshot, effects }) => {
    const last = effects.at(-1);
    if (endOf(snapshot) !== null) return `end:${endOf(snapshot)}`;
    if (last?.type === 'dial') return `dial ${last.targets.map(({ id }) => id).join()} ${last.timeout}`;
    if (last?.type === 'gather') return `gather ${last.attempt} of ${last.digits}`;
    if (last?.type === 'findBranch') return `find ${last.digits} ${last.area} ${last.earlier}`;
    return 'nothing';
  });
}

test('asks for the postcode and rings its branch', () => {
  expect(play({}, [digits, found, ended('desk', 'answered')])).toEqual([
    'gather 1 of 4',
    'find 3000 false false',
    'dial desk 25',
    'end:answered',
  ]);
});

test('asks again when no branch is found or nothing is entered, as often as it may', () => {
  expect(play({ IVRattempts: 3, IVRdigits: 5 }, [digits, none, { type: 'NO_INPUT' }, digits, none])).toEqual([
    'gather 1 of 5',
    'find 3000 false false',
    'gather 2 of 5',
    'gather 3 of 5',
    'find 3000 false false',
    'end:hungUp',
  ]);
});

test('looks at the caller’s number first, and asks only if that tells nothing', () => {
  expect(play({ geoLocation: true }, [found])).toEqual(['find null true false', 'dial desk 25']);
  expect(play({ mobileLocation: true }, [none])).toEqual(['find null false true', 'gather 1 of 4']);
  const silent = { geoLocation: true, postcodePrompt: false };
  expect(play(silent, [none])).toEqual(['find null true false', 'end:hungUp']);
});

test('rings the fallback when there is no branch, when nobody answers there, and then hangs up', () => {
  const fallback = { fallback: [target('one'), target('two')], timeout: 15, IVRattempts: 1 };
  const rung = 'dial one,two 15';
  expect(play(fallback, [digits, none, ended('one', 'no-answer')]).slice(2)).toEqual([rung, 'end:hungUp']);
  const unanswered = [digits, found, ended('desk', 'no-answer'), ended('two', 'answered')];
  expect(play(fallback, unanswered).slice(2)).toEqual(['dial desk 25', rung, 'end:answered']);
  expect(play(fallback, [{ type: 'NO_INPUT' }])[1]).toBe(rung);
});

test('a caller who hangs up while talking was answered, one who hangs up before was not', () => {
  const answered = { type: 'LEG_ANSWERED', targetId: 'desk' } as const;
  const gone = { type: 'CALLER_HUNG_UP' } as const;
  expect(play({}, [digits, found, answered, gone]).at(-1)).toBe('end:answered');
  expect(play({}, [digits, found, gone]).at(-1)).toBe('end:callerGone');
  expect(play({}, [gone]).at(-1)).toBe('end:callerGone');
});

test('the end of another dial changes nothing', () => {
  expect(play({}, [digits, found, ended('other', 'answered')]).at(-1)).toBe('nothing');
});

const problems = (settings: object, world = worldWith()) =>
  validate(flowWith(settings), nodeTypes, world)
    .filter(({ severity }) => severity === 'error')
    .map(({ code, path, exit }) => [code, path ?? exit]);

test('a location routing of the account with branches is valid', () => {
  expect(problems({})).toEqual([]);
});

test.each([
  ['none chosen', { location: '' }, worldWith(), ['SETTINGS-INVALID', 'location']],
  ['one of another account', { location: 'elsewhere' }, worldWith(), ['LOCATION-FOREIGN', 'location']],
  ['one without branches', {}, worldWith({ branches: 0 }), ['LOCATION-WITHOUT-BRANCH', 'location']],
  ['one with postcodes without branch', {}, worldWith({ unrouted: 3 }), ['POSTCODE-WITHOUT-BRANCH', 'location']],
  ['no way to find a branch', { postcodePrompt: false }, worldWith(), ['SETTINGS-INVALID', 'postcodePrompt']],
  [
    'a fallback that cannot be rung',
    { fallback: [{ ...target('one'), number: '12' }] },
    worldWith(),
    ['TARGET-INVALID', 'fallback.0.number'],
  ],
])('an error for %s', (_, settings, world, problem) => {
  expect(problems(settings, world)).toEqual([problem]);
});

test('it must come last: its exit leads to a hang-up and nothing else', () => {
  const begun = aFlow().node('start', 'start', {}, { next: 'find' });
  const loose = begun.node('find', 'locations', { location: 'somewhere' }).document;
  const onward = begun
    .node('find', 'locations', { location: 'somewhere' }, { hangup: 'say' })
    .node('say', 'announce', { speech: { kind: 'text', text: 'Bye.', language: 'en-AU' } }, { next: 'bye' })
    .node('bye', 'hangup').document;
  for (const document of [loose, onward]) {
    const found = validate(document, nodeTypes, worldWith()).filter(({ severity }) => severity === 'error');
    expect(found).toEqual([{ code: 'LOCATIONS-NOT-LAST', severity: 'error', nodeId: 'find', exit: 'hangup' }]);
  }
});
