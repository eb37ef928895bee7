import { expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall } from '../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../tests/builders/flows/aFlow.ts';
import { calendarOf } from '../core/calendar.ts';
import { noAudioFiles } from '../core/speech.ts';
import { playableCall, type Stay } from './playableCall.ts';
import { proofGraph } from './proofGraph.ts';

const at = Date.parse('2026-11-23T01:00:00Z') / 1000;
const groups = [{ id: 'nz', name: '', prefixes: [], areaCodes: [], states: [], countries: ['NZ'] }];
const desk = { targets: [{ id: 'a', label: 'Anna', number: '+61398765432' }] };
const document = aFlow()
  .node('start', 'start', {}, { next: 'where' })
  .node('where', 'region', { groups }, { 'region-nz': 'desk', otherwise: 'bye' })
  .node('desk', 'ring', desk)
  .node('bye', 'hangup').document;
const flow = compile(document, nodeTypes);
const usual = aCall({ country: 'AU', caller: '+61412345678' });

const graph = proofGraph(document, nodeTypes, new Map(), {
  calendar: calendarOf(at, at + 86_400),
  facts: usual,
  isCallerGiven: false,
  files: noAudioFiles,
  slack: 0,
  onPlace: () => undefined,
});
if (typeof graph === 'string') throw new Error(graph);
const placeOf = (nodeId: string) => graph.places.findIndex((place) => place.nodeId === nodeId);
const stay = (nodeId: string, events: Stay['events'] = []): Stay => ({ place: placeOf(nodeId), at, events });
const answered: Stay['events'][number] = {
  type: 'LEGS_ENDED',
  legs: [{ targetId: 'a', outcome: 'answered', talkSeconds: 60 }],
};
const toTheDesk = [stay('start'), stay('where'), stay('desk', [answered])];

test('a caller whom a step sends on is found', () => {
  const call = playableCall(graph, toTheDesk, 'answered', { usual, isCallerGiven: false, flow });
  expect(call?.facts.country).toBe('NZ');
});

test('a caller who is given stays who they are', () => {
  expect(playableCall(graph, toTheDesk, 'answered', { usual, isCallerGiven: true, flow })).toBeUndefined();
});

test('a call that goes on is not taken for one that ended', () => {
  const ringing = [stay('start'), stay('where'), stay('desk')];
  const nz = aCall({ country: 'NZ', caller: '+6421123456' });
  expect(playableCall(graph, ringing, 'answered', { usual: nz, isCallerGiven: true, flow })).toBeUndefined();
  expect(playableCall(graph, toTheDesk, 'answered', { usual: nz, isCallerGiven: true, flow })?.facts).toEqual({
    ...nz,
    at: at * 1000,
  });
});
