import { compile } from '#flows/core/compile.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { massRun } from '#flows/core/massRun.ts';
import { compareCall, draftOf } from '../../src/flows/shadow/compareCall.ts';
import { reportOf } from '../../src/flows/shadow/compareCalls.ts';
import { pastCalls } from '../model/flows/pastCalls.ts';
import { largeFlow } from './largeFlow.ts';
import { median, times } from './measure.ts';
import type { Figure } from './report.ts';

const calls = 20_000;

/** Measures what a draft makes of calls: each is run on its own version and through the draft, of 60 steps each. */
export function benchShadow(): Figure[] {
  const document = largeFlow(60);
  const own = compile(document, nodeTypes);
  const edges = document.edges.map((edge) => (edge.id === 'ring0-unanswered' ? { ...edge, to: 'end0' } : edge));
  const draft = draftOf(compile({ ...document, edges }, nodeTypes), nodeTypes);
  const past = pastCalls(own, calls);
  const runs = massRun(own);
  const compare = () =>
    reportOf(past.map((call) => ({ uuid: call.uuid, comparison: compareCall(runs, draft, call).comparison })));
  const { changed, unknown } = compare();
  if (changed === 0 || unknown > 0) throw new Error(`${changed} calls changed, ${unknown} are unknown`);
  const value = median(times(3, 0, compare));
  return [{ name: `shadow replay of ${calls} calls on 60 nodes`, value, unit: 'ms', budget: 5000 }];
}
