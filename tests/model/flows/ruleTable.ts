import type { FlowDocument } from '#values/flow/document.ts';
import type { FlowSummary } from '#values/flow/flowSummary.ts';
import type { ProblemCode } from '#values/flow/problem.ts';
import type { FlowWorld } from '#flows/core/flowWorld.ts';
import { aFlow, type FlowBuilder } from '../../builders/flows/aFlow.ts';
import { aTest } from '../../builders/flows/aTest.ts';

/** A smallest flow that breaks one rule. */
interface Breach {
  document: FlowDocument;
  world?: Partial<FlowWorld>;
  /** Rules that such a flow cannot help breaking too. */
  also?: ProblemCode[];
}

const audio = { kind: 'audio', url: 'https://files.example.test/hello.mp3' } as const;
const text = (words: string, language = 'en-AU') => ({ kind: 'text', text: words, language }) as const;
const desk = { id: 't1', label: '', number: '+61398765432' };
const other = '00000000-0000-4000-8000-000000000002';
const key = (name: string) => ({ key: name, label: '' });

const begin = (next: string) => aFlow().node('start', 'start', {}, { next });
const ringing = (flow: FlowBuilder, settings: object = {}) =>
  flow.node('desk', 'ring', { targets: [desk], ...settings });
/** Start, a step whose exits all lead to the desk, and the desk. */
function through(type: string, settings: object, ...exits: string[]): FlowDocument {
  const ways = Object.fromEntries(exits.map((exit) => [exit, 'desk']));
  return ringing(begin('step').node('step', type, settings as never, ways)).document;
}

const rung = (settings: object) => ringing(begin('desk'), settings).document;
const { document: good } = ringing(begin('desk'));
const contacted = rung({ targets: [{ ...desk, contact: other }] });
const onWebPhone = rung({ targets: [{ ...desk, number: '', webPhone: 7 }] });
const withEdge = (document: FlowDocument, from: string, exit: string): FlowDocument => ({
  ...document,
  edges: [...document.edges, { id: 'extra', from, exit, to: 'desk' }],
});
const menu = (settings: object, ...exits: string[]) =>
  through('menu', { prompt: audio, timeout: 1, attempts: 1, ...settings }, ...exits, 'noInput');
const region = (id: string, countries: string[]) => {
  return { id, name: '', prefixes: [], areaCodes: [], states: [], countries };
};
const period = (id: string) => ({ id, name: '', weekly: [{ days: [1], from: '09:00', to: '17:00' }], dates: [] });
const unpublished: FlowSummary = {
  id: other,
  name: 'Night',
  publishedVersion: null,
  timezone: 'Australia/Melbourne',
  leads: [],
  hours: [],
  seconds: null,
  menus: 0,
};
const leading = begin('on').node('on', 'flow', { flow: other }).document;
const nested = ['m1', 'm2', 'm3', 'm4'].reduce(
  (flow, id, at, all) => {
    const settings = { prompt: audio, keys: [key('1')], timeout: 1, attempts: 1 };
    return flow.node(id, 'menu', settings, { 'key-1': all[at + 1] ?? 'desk', noInput: 'desk' });
  },
  ringing(begin('m1')),
).document;

/** A thousand and two steps. */
const long = Array.from({ length: 1000 }, (_, at) => `a${at}`).reduce(
  (flow, id, at) => flow.node(id, 'announce', { speech: audio }, { next: at === 999 ? 'desk' : `a${at + 1}` }),
  ringing(begin('a0')),
).document;

const locating = begin('find').node('find', 'locations', { location: 'l' }).document;
const locatingThenHangup = begin('find')
  .node('find', 'locations', { location: 'l' }, { hangup: 'bye' })
  .node('bye', 'hangup').document;
const places = (branches: number, unrouted: number): Partial<FlowWorld> => {
  return { locations: new Map([['l', { id: 'l', name: 'Branches', branches, unrouted }]]) };
};

export const ruleTable: Readonly<Record<ProblemCode, Breach>> = {
  'START-COUNT': { document: aFlow().document },
  'NO-ACTION-ON-START': { document: aFlow().node('start', 'start').document, also: ['HOURS-UNANSWERED'] },
  'NO-ACTION-ID-LOOP-DETECTED': { document: begin('a').node('a', 'tag', {}, { next: 'a' }).document },
  'DUPLICATE-ID': { document: ringing(ringing(begin('desk'))).document },
  'EDGE-WITHOUT-NODE': { document: withEdge(good, 'nobody', 'next') },
  'EDGE-WITHOUT-EXIT': { document: withEdge(good, 'start', 'gone') },
  'EXIT-TWICE': { document: withEdge(good, 'start', 'next') },
  'EXIT-UNCONNECTED': { document: through('split', {}, 'share-s1') },
  UNREACHABLE: { document: ringing(begin('desk')).node('island', 'hangup').document },
  'UNKNOWN-TYPE': {
    document: ringing(
      begin('s').node('s', 'split', {}, { 'share-s1': 'desk', 'share-s2': 'odd' }).node('odd', 'teleport'),
    ).document,
  },
  'SETTINGS-INVALID': { document: rung({ timeout: 500 }) },
  'ROUND-ROBIN-FINAL': {
    document: begin('robin').node('robin', 'roundRobin', { targets: [{ ...desk, weight: 1 }] }).document,
  },
  'MENU-WITHOUT-KEYS': { document: menu({ keys: [] }) },
  'MENU-KEY-TWICE': { document: menu({ keys: [key('1'), key('1')] }, 'key-1') },
  'PERIODS-OVERLAP': {
    document: through('schedule', { periods: [period('a'), period('b')] }, 'period-a', 'period-b', 'otherwise'),
  },
  'TARGET-INVALID': { document: rung({ targets: [{ ...desk, number: '12' }] }) },
  'TARGET-OWN-NUMBER': { document: good, world: { trackingNumbers: new Set([desk.number]) } },
  'TARGET-TRACKING-NUMBER': { document: good, world: { otherTrackingNumbers: new Set([desk.number]) } },
  'TEST-FAILED': {
    document: { ...good, tests: [aTest({ ends: { step: 'start', as: 'answered' } })] },
  },
  'TESTS-TOO-MANY': { document: { ...long, tests: Array.from({ length: 100 }, (_, at) => aTest({ id: `t${at}` })) } },
  'TARGET-BLOCKED': { document: good, world: { blockedNumbers: new Set([desk.number]) } },
  'CONTACT-GONE': { document: contacted, world: { contacts: new Map([[other, []]]) } },
  'CONTACT-NUMBER-CHANGED': { document: contacted, world: { contacts: new Map([[other, ['+61398765499']]]) } },
  'WEB-PHONE-GONE': { document: onWebPhone, world: { webPhones: new Map([[7, 'gone']]) } },
  'WEB-PHONE-NOT-ALLOWED': { document: onWebPhone, world: { webPhones: new Map([[7, 'notAllowed']]) } },
  'WEB-PHONE-NO-GATEWAY': { document: onWebPhone, world: { webPhones: new Map([[7, 'noGateway']]) } },
  'TAG-FOREIGN': { document: through('tag', { tags: ['Sales'] }, 'next') },
  'LOCATIONS-NOT-LAST': { document: locating, world: places(1, 0) },
  'LOCATION-FOREIGN': { document: locatingThenHangup },
  'LOCATION-WITHOUT-BRANCH': { document: locatingThenHangup, world: places(0, 0) },
  'POSTCODE-WITHOUT-BRANCH': { document: locatingThenHangup, world: places(1, 1) },
  'SPLIT-NOT-HUNDRED': {
    document: through('split', { shares: [{ id: 's1', name: '', percent: 99 }] }, 'share-s1'),
  },
  'REGION-EMPTY': { document: through('region', { groups: [region('g', [])] }, 'region-g', 'otherwise') },
  'REGION-TWICE': { document: through('region', { groups: [region('g', ['AU', 'AU'])] }, 'region-g', 'otherwise') },
  'BRANCH-WITHOUT-CONDITION': {
    document: through('caller', { branches: [{ id: 'b', name: '', any: [] }] }, 'caller-b', 'otherwise'),
  },
  'FLOW-FOREIGN': { document: leading },
  'FLOW-UNPUBLISHED': { document: leading, world: { flows: new Map([[other, unpublished]]) } },
  'VARIABLE-UNKNOWN': { document: rung({ whisper: text('From {{nobody}}') }) },
  'SPEECH-TOO-LONG': { document: rung({ whisper: text('話'.repeat(1366), 'cmn-CN') }) },
  'AUDIO-FOREIGN': { document: rung({ whisper: { kind: 'file', file: other } }) },
  'LANGUAGE-UNKNOWN': { document: rung({ whisper: text('Hello', 'xx-YY') }) },
  'VOICE-UNKNOWN': { document: rung({ whisper: { ...text('Hello', 'en-AU'), voice: 'Polly.Bianca' } }) },
  'RING-TOO-SHORT': { document: rung({ timeout: 14 }) },
  'RING-TOO-LONG': { document: rung({ timeout: 29 }) },
  'MENU-MANY-KEYS': {
    document: menu({ keys: ['1', '2', '3', '4', '5', '6'].map(key) }, ...[1, 2, 3, 4, 5, 6].map((n) => `key-${n}`)),
  },
  'MENU-NESTED-DEEP': { document: nested },
  'PROMPT-NAMES-NO-KEY': { document: menu({ prompt: text('Press 1 or 2.'), keys: [key('1')] }, 'key-1') },
  'PROMPT-OMITS-KEY': {
    document: menu({ prompt: text('Press 1.'), keys: [key('1'), key('2')] }, 'key-1', 'key-2'),
  },
  'RECORDING-WITHOUT-CONSENT': {
    document: ringing(aFlow().node('start', 'start', { recording: true }, { next: 'desk' })).document,
  },
  'HOURS-UNANSWERED': { document: begin('bye').node('bye', 'hangup').document },
  'SLOW-TO-PERSON': { document: through('announce', { speech: text('x'.repeat(1000)) }, 'next') },
};
