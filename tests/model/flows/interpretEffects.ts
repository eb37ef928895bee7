import { createIntl } from 'react-intl';
import { compile } from '#flows/core/compile.ts';
import type { FlowNode } from '#values/flow/document.ts';
import type { Effect } from '#flows/core/effects.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import type { NodeType } from '#flows/core/nodeType.ts';
import { endOf } from '#flows/core/run.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { choicesFor } from '../../../src/flows/editor/simulator/simulateEffect.ts';
import { transcriptOf } from '../../../src/flows/editor/simulator/transcript.ts';
import { type TwimlTraits, twimlTraits } from '../../../server/carriers/twiml/traits.ts';
import { renderResponse } from '../../../server/carriers/twiml/renderResponse.ts';
import { simulateResponse } from '../../../server/demo/calls/simulateResponse.ts';
import { seededRandom } from '../../../server/demo/seededRandom.ts';
import { buildResponse } from '../../../server/telephony/callHandling/callResponse.ts';
import { advanceRun, type MovedRun, startRun } from '../../../server/telephony/callHandling/callRun.ts';
import { flowEventOf } from '../../../server/telephony/callHandling/flowEventOf.ts';
import { aCall } from '../../builders/flows/aCall.ts';
import { aFlow } from '../../builders/flows/aFlow.ts';

const intl = createIntl({ locale: 'en', onError: () => undefined });
const call = aCall({ mobile: true });
const branch = {
  id: 'b',
  name: 'Quay',
  targets: [{ id: 'branch', label: 'Desk', number: '+61398765432' }],
  timeout: 20,
};
const answers = {
  nextRotation: () => Promise.resolve(0),
  findBranch: ({ digits }: { digits: string | null }) => Promise.resolve(digits === null ? null : branch),
};

interface Interpretation {
  effects: ReadonlySet<Effect['type']>;
  /** `<interpreter>: <effect>` for each effect without an answer. */
  unanswered: string[];
}

const audioUrl = (account: number, file: string) => `https://calls.example.test/${account}/${file}`;

/** Sends calls through a node on every path that its probes open, and feeds each step to all interpreters. */
export async function interpretEffects(nodeType: NodeType, settings: FlowNode['settings']): Promise<Interpretation> {
  const document = flowAround(nodeType, settings);
  const flow = compile(document, { ...nodeTypes, [nodeType.type]: nodeType });
  const unanswered = new Set<string>();
  const effects = new Set<Effect['type']>();
  const seen = new Set<string>();
  const queue = [await startRun(flow, call, answers)];
  for (const moved of queue) {
    const key = JSON.stringify(moved.position);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const { type } of moved.position.effects) effects.add(type);
    for (const gap of gapsOf(moved)) unanswered.add(gap);
    for (const probe of [...nodeType.probes(settings), { type: 'CALLER_HUNG_UP' } as const]) {
      const { position, fact } = moved;
      const event = { ...probe, at: call.at } as FlowEvent;
      const next = await advanceRun(flow, { position, step: fact.step, event, answers });
      if (next) queue.push(next);
    }
  }
  return { effects, unanswered: [...unanswered].toSorted() };

  function gapsOf({ position: { run, effects: emitted }, fact: { step } }: MovedRun): string[] {
    const ended = endOf(run) !== null;
    const { caller, trackingNumber } = call;
    const to = { key: { accountId: 1, callUuid: 'call' }, step, caller, trackingNumber };
    const response = buildResponse(emitted, ended, to);
    const isRendered = Object.values(twimlTraits).every((traits) =>
      isSpoken(
        renderResponse({ publicBaseUrl: 'https://calls.example.test', traits, audioUrl, sipDomain: null }, response),
        traits,
      ),
    );
    const played = { flow, facts: call, turn: 0, moves: [{ event: null, snapshot: run, effects: emitted }] };
    const told = transcriptOf(played, intl).filter(({ who }) => who === 'flow');
    const pending = ended ? undefined : emitted.at(-1);
    return [
      ...(isRendered ? [] : [`TwiML: ${emitted.at(-1)?.type}`]),
      ...told.flatMap(({ text }, index) => (text ? [] : [`transcript: ${emitted[index]?.type}`])),
      ...(pending
        ? [
            ...(isAnswered(() => eventBack(pending, step)) ? [] : [`event back: ${pending.type}`]),
            ...(isAnswered(() => choicesFor(pending, intl).length > 1) ? [] : [`simulator: ${pending.type}`]),
            ...(isAnswered(() => simulateResponse(seededRandom(1), flow, emitted).event)
              ? []
              : [`demo: ${pending.type}`]),
          ]
        : []),
    ];
  }
}

function flowAround(nodeType: NodeType, settings: FlowNode['settings']) {
  if (nodeType.role === 'start')
    return aFlow().node('node', nodeType.type, settings, { next: 'bye' }).node('bye', 'hangup').document;
  const exits = Object.fromEntries(nodeType.exits(settings).map(({ id }) => [id, 'bye']));
  return aFlow()
    .node('start', 'start', {}, { next: 'node' })
    .node('node', nodeType.type, settings, exits)
    .node('bye', 'hangup').document;
}

function eventBack(pending: Effect, step: number): FlowEvent | null {
  const report = {
    at: call.at,
    webhookKey: 'w',
    callStatus: 'in-progress',
    digits: '1',
    dial: null,
    messageSeconds: 9,
    recording: null,
  } as const;
  return flowEventOf(pending, report, { step, events: [] });
}

/** An interpreter that throws counts as no answer. */
function isAnswered(answer: () => unknown): boolean {
  try {
    return Boolean(answer());
  } catch {
    return false;
  }
}

/** Whether a document has a verb, and nothing that its carrier lacks. */
function isSpoken(twiml: string, { retries, gathersSilence, ringSeconds: { least, most } }: TwimlTraits): boolean {
  const rings = [...twiml.matchAll(/<Dial [^>]*timeout="(\d+)"/g)].map(([, seconds]) => Number(seconds));
  return (
    /<(Say|Play|Gather|Dial|Record|Hangup|Reject)/.test(twiml) &&
    twiml.includes('#rc') === (retries !== '' && twiml.includes('/carrier/')) &&
    (gathersSilence || !/actionOnEmptyResult|<\/Gather><\/Response>/.test(twiml)) &&
    rings.every((seconds) => seconds >= least && seconds <= most)
  );
}
