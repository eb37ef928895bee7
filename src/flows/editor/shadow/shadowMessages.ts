import type { PastCall } from '#contract/telephony/pastCalls.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { ShadowRun } from '../../shadow/compareCall.ts';
import type { ShadowReport } from '../../shadow/compareCalls.ts';

/** A version of a flow. */
export interface FlowPin {
  id: string;
  version: number;
}

export function keyOf({ id, version }: FlowPin): string {
  return `${id}/${version}`;
}

/** The draft comes first, then calls with the versions that were not sent before. */
export type ShadowRequest =
  | { kind: 'begin'; document: FlowDocument; others: ReadonlyMap<string, FlowDocument> }
  | {
      kind: 'calls';
      flow: string;
      calls: readonly PastCall[];
      versions: readonly { pin: FlowPin; document: FlowDocument }[];
    }
  | { kind: 'end' };

export type ShadowAnswer =
  | { kind: 'progress'; compared: number }
  /** `runs` has those that do not end as they did. */
  | { kind: 'report'; report: ShadowReport; runs: ReadonlyMap<string, ShadowRun> };
