import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FlowNode } from '#values/flow/document.ts';
import { draftSettings } from '#flows/core/draftSettings.ts';
import type { NodeType } from '#flows/core/nodeType.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { settingsOf } from './validFlows.ts';

type Settings = FlowNode['settings'];

const anything = fc.dictionary(fc.string(), fc.jsonValue()) as fc.Arbitrary<Settings>;

function read(nodeType: NodeType, settings: Settings): Settings {
  return draftSettings({ id: 'n', type: nodeType.type, version: nodeType.version, name: '', settings }, nodeType);
}

describe.each(Object.entries(nodeTypes))('%s', (name, nodeType) => {
  const defaults = nodeType.defaults() as Settings;

  test('keeps complete settings unchanged', () => {
    expect(read(nodeType, settingsOf(name))).toStrictEqual(settingsOf(name));
    expect(read(nodeType, defaults)).toStrictEqual(defaults);
  });

  test('draws any stored settings, and reading them again changes nothing', () => {
    fc.assert(
      fc.property(anything, fc.subarray(Object.keys(defaults)), fc.jsonValue(), (rest, spoilt, value) => {
        const stored = { ...rest, ...Object.fromEntries(spoilt.map((key) => [key, value])) } as Settings;
        const draft = read(nodeType, stored);
        expect(Object.keys(draft).toSorted()).toEqual(Object.keys(defaults).toSorted());
        expect(nodeType.exits(draft).every(({ id }) => id !== '')).toBe(true);
        expect(read(nodeType, draft)).toEqual(draft);
      }),
    );
  });
});

test('keeps unfinished values, empties those of the wrong type, and resets choices and numbers to their defaults', () => {
  const stored = {
    prompt: { kind: 'text', text: '', language: 'en-GB' },
    keys: [{ key: '1', label: 7 }, 'key', { key: 'A', label: 'Sales' }],
    timeout: 900,
    attempts: 'often',
    invalidPrompt: { kind: 'audio' },
  };
  expect(read(nodeTypes.menu, stored)).toEqual({
    prompt: { kind: 'text', text: '', language: 'en-GB' },
    keys: [
      { key: '1', label: '' },
      { key: '0', label: 'Sales' },
    ],
    timeout: 900,
    attempts: 3,
    invalidPrompt: { kind: 'audio', url: '' },
  });
  expect(read(nodeTypes.ring, { targets: [{ id: 't1', number: '(03) 98' }], order: 'random' })).toEqual({
    ...(nodeTypes.ring.defaults() as Settings),
    targets: [{ id: 't1', label: '', number: '(03) 98' }],
  });
});
