import { noAudioFiles } from '#flows/core/speech.ts';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { FlowNode } from '#values/flow/document.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import { migrateSettings } from '#flows/core/resolveNode.ts';
import type { Memory, NodeType, Step } from '#flows/core/nodeType.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall, MONDAY_TEN } from '../../builders/flows/aCall.ts';
import { settingsOf } from './validFlows.ts';

const facts = aCall();

/** All exits taken by the node for its own probes, moments and callers. */
function exitsTaken(nodeType: NodeType, settings: unknown): Set<string> {
  const moments = nodeType.moments?.(settings, 'Australia/Melbourne', 2026) ?? [MONDAY_TEN];
  const callers = nodeType.callers?.(settings, 'n') ?? [];
  const exits = new Set<string>();
  for (const [at, caller] of moments.flatMap((at) => [{}, ...callers].map((caller) => [at, caller] as const))) {
    const context = {
      nodeId: 'n',
      settings,
      timezone: 'Australia/Melbourne',
      facts: { ...facts, ...caller },
      recording: false,
      callerId: 'caller' as const,
      at,
    };
    const seen = new Set<string>();
    const queue: Step[] = [nodeType.enter(context)];
    for (const step of queue) {
      if (step.kind === 'leave') exits.add(step.exit);
      if (step.kind !== 'wait') continue;
      const memory: Memory = step.memory ?? null;
      if (seen.has(JSON.stringify(memory))) continue;
      seen.add(JSON.stringify(memory));
      for (const probe of nodeType.probes(settings)) {
        const next = nodeType.receive?.(context, { ...probe, at } as FlowEvent, memory);
        if (next !== undefined) queue.push(next);
      }
    }
  }
  return exits;
}

describe.each(Object.entries(nodeTypes))('%s', (name, nodeType) => {
  test('is registered under its own name, with valid defaults', () => {
    expect(nodeType.type).toBe(name);
    expect(nodeType.settings.parse(nodeType.defaults())).toEqual(nodeType.defaults());
  });

  test('has a migration from every earlier version', () => {
    const node: FlowNode = { id: 'n', type: name, version: 1, name: '', settings: {} };
    expect(migrateSettings(node, nodeType)).toBeDefined();
    expect(migrateSettings({ ...node, version: nodeType.version + 1 }, nodeType)).toBeUndefined();
  });

  test('has unique exit ids, and no exits if it is an end', () => {
    const ids = nodeType.exits(settingsOf(name)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length === 0).toBe(nodeType.role === 'end');
  });

  test('takes every exit, and no other, for its probes, moments and callers', () => {
    const settings = settingsOf(name);
    expect(exitsTaken(nodeType, settings)).toEqual(new Set(nodeType.exits(settings).map(({ id }) => id)));
  });

  test('has a worst-case time for every exit', () => {
    const settings = settingsOf(name);
    for (const { id } of nodeType.exits(settings))
      expect(nodeType.worstSeconds?.(settings, id, noAudioFiles) ?? 0).toBeGreaterThanOrEqual(0);
  });
});

test('every node type has its help', () => {
  const files = Object.keys(nodeTypes).map((name) => `src/flows/nodes/${name}/${name}.md`);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
