import type { IntlShape } from 'react-intl';
import type { FlowCounts } from '#contract/telephony/routing.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Overlay } from '../canvas/toReactFlow.ts';
import { countsMessages } from './counts.messages.ts';

/** A share as shown: small ones are not rounded to nothing. */
export function shareText(part: number, whole: number, intl: IntlShape): string {
  const share = whole === 0 ? 0 : part / whole;
  const digits = share > 0 && share < 0.1 ? 1 : 0;
  return intl.formatNumber(share, { style: 'percent', maximumFractionDigits: digits });
}

/** Writes the calls on the cards and connections that they took. */
export function countsOverlay({ edges }: FlowDocument, { steps }: FlowCounts, intl: IntlShape): Partial<Overlay> {
  const byStep = new Map(steps.map((step) => [step.step, step]));
  const notes = steps.map(({ step, calls, hungUp }) => {
    const stated = { calls: intl.formatNumber(calls), hungUp: intl.formatNumber(hungUp) };
    return [step, hungUp > 0 ? intl.formatMessage(countsMessages.noteHungUp, stated) : stated.calls] as const;
  });
  const edgeCounts = edges.flatMap(({ id, from, exit }) => {
    const step = byStep.get(from);
    if (!step) return [];
    const calls = step.exits.find((each) => each.exit === exit)?.calls ?? 0;
    const share = shareText(calls, step.calls, intl);
    return [[id, { calls: intl.formatNumber(calls), share }] as const];
  });
  const edgeNotes = edgeCounts.map(([id, stated]) => [id, intl.formatMessage(countsMessages.onEdge, stated)] as const);
  return { notes: new Map(notes), edgeCounts: new Map(edgeCounts), edgeNotes: new Map(edgeNotes) };
}
