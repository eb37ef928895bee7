import { compile } from '#flows/core/compile.ts';
import { toFlowWorld } from '#flows/core/flowWorld.ts';
import { startRun, stepRun } from '#flows/core/run.ts';
import { validate } from '#flows/core/validate.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { largeFlow } from './largeFlow.ts';
import { median, percentile, times } from './measure.ts';
import type { Figure } from './report.ts';

const lists = {
  trackingNumbers: [],
  otherTrackingNumbers: [],
  blockedNumbers: [],
  locations: [],
  audioFiles: [],
  webPhones: [],
  contacts: [],
  tags: [],
  flows: [],
};
const world = toFlowWorld({ ...lists, self: null });
const facts = {
  at: 1_790_000_000_000,
  caller: '+61412345678',
  trackingNumber: '+61399990000',
  area: null,
  country: 'AU',
  firstTime: true,
};

/** Measures validation at three sizes, and one step of a call on a flow of 1,000 nodes. */
export function benchFlowCore(): Figure[] {
  const sizes = [1_000, 10_000, 100_000].map((size): Figure => {
    const document = largeFlow(size);
    const blocking = validate(document, nodeTypes, world).filter(({ severity }) => severity === 'error');
    if (blocking.length > 0) throw new Error(`the flow of ${size} nodes is not valid: ${JSON.stringify(blocking[0])}`);
    const value = median(times(size > 10_000 ? 5 : 15, 2, () => validate(document, nodeTypes, world)));
    return { name: `validate ${size} nodes`, value, unit: 'ms', ...(size === 10_000 ? { budget: 50 } : {}) };
  });
  const document = largeFlow(1_000);
  const flow = compile(document, nodeTypes);
  const { snapshot } = startRun(flow, facts);
  const stored = JSON.stringify(snapshot);
  const steps = times(2_000, 200, () => {
    stepRun(flow, JSON.parse(stored), { type: 'SAID', at: facts.at });
    stepRun(flow, JSON.parse(stored), { type: 'DIGITS', at: facts.at, digits: '1' });
  });
  return [
    ...sizes,
    { name: 'compile 1000 nodes', value: median(times(10, 2, () => compile(document, nodeTypes))), unit: 'ms' },
    { name: 'two steps on 1000 nodes, p50', value: median(steps), unit: 'ms', budget: 1 },
    { name: 'two steps on 1000 nodes, p99', value: percentile(steps, 0.99), unit: 'ms' },
  ];
}
