import { flowEditorMachine } from '../../../src/machines/flowEditor/flowEditor.machine.ts';
import { panels } from '../../../src/machines/flowEditor/flowEditor.types.ts';
import type { Walk } from '../reachability.ts';
import { aFlow, aVersion, draft, inPerth, renamed } from './flowEditor.builders.ts';

const blocking = [{ code: 'UNREACHABLE', severity: 'error' } as const];
const failed = [new Error('down')];
const now = { note: '', publishAt: null, backAt: null, canary: null };

export const walk: Walk<typeof flowEditorMachine> = {
  machine: flowEditorMachine,
  inputs: [undefined],
  events: [
    { type: 'load.retried' },
    { type: 'document.changed', document: renamed },
    { type: 'document.changed', document: draft },
    { type: 'save.requested' },
    { type: 'publish.asked' },
    { type: 'publish.left' },
    { type: 'publish.chosen', choice: now },
    { type: 'publish.chosen', choice: { ...now, publishAt: '2027-10-03T06:00:00.000Z' } },
    { type: 'publish.chosen', choice: { ...now, canary: { share: 10, numbers: [] } } },
    { type: 'publication.refused', problems: blocking },
    { type: 'refusal.dismissed' },
    { type: 'mine.kept' },
    { type: 'theirs.taken' },
    { type: 'merge.opened' },
    { type: 'merge.closed' },
    { type: 'merge.chosen', document: inPerth(renamed) },
    { type: 'merge.chosen', document: inPerth(draft) },
    { type: 'conflict.left' },
    ...panels.map((panel) => ({ type: 'panel.opened' as const, panel })),
    { type: 'panel.closed' },
    { type: 'version.opened', version: 1 },
    { type: 'version.opened', version: 2 },
    { type: 'version.closed' },
    { type: 'version.restored' },
  ],
  actors: {
    loadFlow: { done: [aFlow()], failed },
    saveFlow: {
      done: [
        { kind: 'saved', flow: aFlow({ draft: renamed }) },
        { kind: 'stale', theirs: aFlow({ draftVersion: 9, draft: inPerth(draft) }) },
        { kind: 'refused', problems: blocking },
      ],
      failed,
    },
    loadVersion: { done: [aVersion], failed },
    publish: { done: [{ kind: 'done' }, { kind: 'refused', problems: blocking }], failed },
  },
  partOf: ({ document, flow, intent }) => [document, flow?.draft, intent.publish],
  independent: ['panel'],
};
