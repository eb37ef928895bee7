import { expect, test } from 'vitest';
import type { FlowNode } from '#values/flow/document.ts';
import type { Effect } from '#flows/core/effects.ts';
import { nodeTypes, type NodeTypeName } from '#flows/nodes/nodeTypes.ts';
import { interpretEffects } from './interpretEffects.ts';
import { settingsOf } from './validFlows.ts';

const audio = { kind: 'audio', url: 'https://files.example.test/hello.mp3' };

/** Settings that lead to other effects than the defaults. */
const VARIANTS: Partial<Record<NodeTypeName, FlowNode['settings'][]>> = {
  start: [{ recording: true, consent: audio }],
  announce: [{ speech: audio }],
  menu: [{ prompt: audio, invalidPrompt: audio, attempts: 2 }],
  ring: [{ whisper: audio, screen: true, order: 'together' }],
  locations: [
    { geoLocation: true, mobileLocation: true, postcodePrompt: false },
    { IVRmessage: audio, IVRattempts: 1 },
  ],
  voicemail: [{ greeting: audio, notify: 'no' }],
  hangup: [{ reason: 'busy' }, { reason: 'rejected' }],
};

const EFFECTS: Readonly<Record<Exclude<Effect['type'], 'rotate' | 'findBranch'>, true>> = {
  say: true,
  gather: true,
  dial: true,
  record: true,
  sendText: true,
  tag: true,
  hangup: true,
};

const samples = (Object.keys(nodeTypes) as NodeTypeName[]).flatMap((name) =>
  [{}, ...(VARIANTS[name] ?? [])].map((variant) => [name, { ...settingsOf(name), ...variant }] as const),
);

test.each(samples)(
  'every effect of %s is handled by the carrier, its events, the simulator and the demo: %o',
  async (name, settings) => {
    expect((await interpretEffects(nodeTypes[name], settings)).unanswered).toEqual([]);
  },
);

test('the node types use every effect, and a turn or a branch is found without asking the carrier', async () => {
  const asked = await Promise.all(samples.map(([name, settings]) => interpretEffects(nodeTypes[name], settings)));
  const types = new Set(asked.flatMap(({ effects }) => [...effects]));
  expect([...types].toSorted()).toEqual(Object.keys(EFFECTS).toSorted());
});
