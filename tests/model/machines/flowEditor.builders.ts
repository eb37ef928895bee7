import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { OpenVersion } from '../../../src/machines/flowEditor/flowEditor.types.ts';
import { aFlow as aDocument } from '../../builders/flows/aFlow.ts';

/** Nothing in it keeps the page from publishing it. */
export const draft: FlowDocument = aDocument('Main')
  .node('start', 'start', {}, { next: 'bye' })
  .node('bye', 'hangup').document;

export const renamed: FlowDocument = { ...draft, name: 'Renamed' };

/** As others saved it, while the name was edited here. */
export const inPerth = (document: FlowDocument): FlowDocument => ({ ...document, timezone: 'Australia/Perth' });

export function aFlow(changes: Partial<Flow> = {}): Flow {
  return {
    id: '6f0a9a52-6f1d-4c7e-9a63-0d6f0c1d8c11',
    account: 12345,
    name: 'Main',
    draftVersion: 3,
    publishedVersion: 3,
    changed: true,
    draft,
    updatedAt: '2026-03-01T00:00:00.000Z',
    updatedBy: 'Ada',
    ...changes,
  };
}

/** The version in force, with which others are compared. */
export const liveVersion: OpenVersion = {
  version: { version: 3, publishedAt: '2026-02-03T00:00:00.000Z', publishedBy: 'Ada', note: 'Summer', nodes: 1 },
  document: { ...draft, name: 'As it is' },
};

export const aVersion: OpenVersion = {
  version: { version: 1, publishedAt: '2026-02-01T00:00:00.000Z', publishedBy: 'Ada', note: '', nodes: 1 },
  document: { ...draft, name: 'As it was' },
};
