import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oldestNode, problemOfNode } from './nodeVersion.ts';

test('an old Node is refused in a sentence', () => {
  expect(problemOfNode('v20.19.4')).toBe('Trunkline needs Node 22.12 or newer, and this is Node 20.19.4.');
  expect(problemOfNode('v22.11.0')).toBeTypeOf('string');
});

test.each(['v22.12.0', 'v24.1.0', process.version])('%s is accepted', (version) => {
  expect(problemOfNode(version)).toBeUndefined();
});

test('the oldest Node is the one that package.json names', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${oldestNode}`);
});

test('nothing else is loaded before the check', () => {
  const imports = readFileSync('server/main.ts', 'utf8').match(/^import .*$/gm);
  expect(imports).toEqual(["import { problemOfNode } from './nodeVersion.ts';"]);
});
