import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FlowNode } from '#flows/core/document.ts';
import { nodeTypes, type NodeTypeName } from '#flows/nodes/nodeTypes.ts';
import { nodeViews } from '#flows/nodes/nodeViews.tsx';
import { settingsOf } from './validFlows.ts';

const names = Object.keys(nodeViews) as NodeTypeName[];
const anything = fc.dictionary(fc.string(), fc.jsonValue()) as fc.Arbitrary<FlowNode['settings']>;

describe.each(names)('%s', (name) => {
  const { shape } = nodeViews[name];
  const nodeType = nodeTypes[name];

  test('is drawn with the exits that it runs with', () => {
    const settings = settingsOf(name) as FlowNode['settings'];
    expect([shape.type, shape.version]).toEqual([nodeType.type, nodeType.version]);
    expect(shape.exits(settings)).toEqual(nodeType.exits(settings));
  });

  test('reads complete settings as they are', () => {
    const settings = settingsOf(name) as FlowNode['settings'];
    expect(shape.read(settings)).toEqual(settings);
    expect(shape.read(shape.defaults())).toEqual(nodeType.defaults());
  });

  test('reads whatever was stored so that it can be drawn and read again', () => {
    fc.assert(
      fc.property(anything, fc.subarray(Object.keys(shape.defaults())), fc.jsonValue(), (rest, spoilt, value) => {
        const stored = { ...rest, ...Object.fromEntries(spoilt.map((key) => [key, value])) } as FlowNode['settings'];
        const draft = shape.read(stored);
        expect(Object.keys(draft)).toEqual(Object.keys(shape.defaults()));
        expect(shape.exits(draft).every(({ id }) => id !== '')).toBe(true);
        expect(shape.read(draft)).toEqual(draft);
      }),
    );
  });
});
