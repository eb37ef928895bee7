import { z } from 'zod';
import type { FoundBranch } from '#flows/core/effects.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import {
  defineNodeType,
  type FlowEventProbe,
  type Memory,
  type NodeProblem,
  type Step,
  type StepContext,
} from '#flows/core/nodeType.ts';
import { Speech, speechSeconds } from '#flows/core/speech.ts';
import { checkRingTime, checkTargets, dialOutcome, haveOwnIds, MAX_TARGETS, Target } from '#flows/core/targets.ts';

/** Puts the caller through to a branch, found by their number or postcode. The last step of a flow before it hangs up. */
export const LocationsSettings = z.object({
  /** The id of the location routing, whose mapping is looked up during the call; empty until one is chosen. */
  location: z.string().max(40),
  /** Landline callers go to the branch with numbers of their own area, without being asked. */
  geoLocation: z.boolean(),
  /** Mobile callers who entered a postcode in an earlier call go to its branch, without being asked. */
  mobileLocation: z.boolean(),
  /** Whether callers are asked for their postcode. */
  postcodePrompt: z.boolean(),
  IVRmessage: Speech,
  /** How many digits a postcode has. */
  IVRdigits: z.number().int().min(3).max(10),
  /** How many times to ask. */
  IVRattempts: z.number().int().min(1).max(5),
  /** Rung when no branch is found or nobody answers there, all at once. */
  fallback: z.array(Target).max(MAX_TARGETS).refine(haveOwnIds),
  /** How long the fallback rings, in seconds. */
  timeout: z.number().int().min(5).max(120),
});
export type LocationsSettings = z.infer<typeof LocationsSettings>;

/** Seconds to wait for the first digit, and after each. */
const PATIENCE = 8;
/** How long most branches ring. */
const USUAL_RING = 20;

/** Where the step is. `attempt` counts how often the caller was asked. */
type LocationsMemory =
  | { phase: 'looking' | 'asking'; attempt: number }
  | { phase: 'branch' | 'fallback'; targets: { id: string }[]; answered: boolean };

type Context = StepContext<LocationsSettings>;

export const locationsNode = defineNodeType<LocationsSettings>({
  type: 'locations',
  version: 1,
  migrations: {},
  role: 'step',
  reachesPerson: true,
  settings: LocationsSettings,
  defaults: () => ({
    location: '',
    geoLocation: false,
    mobileLocation: false,
    postcodePrompt: true,
    IVRmessage: { kind: 'text', text: 'Please enter your postcode.', language: 'en-AU' },
    IVRdigits: 4,
    IVRattempts: 2,
    fallback: [],
    timeout: 20,
  }),
  exits: () => [
    {
      id: 'hangup',
      required: true,
      missing: 'LOCATIONS-NOT-LAST',
      only: { type: 'hangup', otherwise: 'LOCATIONS-NOT-LAST' },
    },
  ],
  shown: ({ geoLocation, mobileLocation, postcodePrompt }) => ({ geoLocation, mobileLocation, postcodePrompt }),
  check: (settings, _, world) => {
    const { location, geoLocation, mobileLocation, postcodePrompt, fallback, timeout } = settings;
    const error = (code: NodeProblem['code'], path: string, values: NodeProblem['values'] = {}): NodeProblem => {
      return { code, severity: 'error', path, values };
    };
    const known = world.locations.get(location);
    return [
      ...(location === '' ? [error('SETTINGS-INVALID', 'location')] : []),
      ...(location !== '' && !known ? [error('LOCATION-FOREIGN', 'location', { location })] : []),
      ...(known?.branches === 0 ? [error('LOCATION-WITHOUT-BRANCH', 'location', { name: known.name })] : []),
      ...(known && known.unrouted > 0
        ? [error('POSTCODE-WITHOUT-BRANCH', 'location', { name: known.name, count: known.unrouted })]
        : []),
      ...(geoLocation || mobileLocation || postcodePrompt ? [] : [error('SETTINGS-INVALID', 'postcodePrompt')]),
      ...(fallback.length === 0 ? [] : [...inFallback(checkTargets(fallback, world)), ...checkRingTime(timeout)]),
    ];
  },
  worstSeconds: ({ postcodePrompt, IVRmessage, IVRattempts, fallback, timeout }, _exit, files) =>
    (postcodePrompt ? IVRattempts * (speechSeconds(IVRmessage, files) + PATIENCE) : 0) +
    USUAL_RING +
    (fallback.length > 0 ? timeout : 0),
  enter: (context) => {
    const { geoLocation, mobileLocation } = context.settings;
    return geoLocation || mobileLocation ? look(context, null, 0) : ask(context, 1);
  },
  receive: (context, event, memory) => {
    const at = (memory ?? null) as unknown as LocationsMemory | null;
    if (at === null) return undefined;
    if (at.phase === 'branch' || at.phase === 'fallback') return ringing(context, event, at);
    if (at.phase === 'looking' && event.type === 'BRANCH_FOUND')
      return event.branch ? dialBranch(context, event.branch) : ask(context, at.attempt + 1);
    if (at.phase === 'asking' && event.type === 'DIGITS') return look(context, event.digits, at.attempt);
    if (at.phase === 'asking' && event.type === 'NO_INPUT') return ask(context, at.attempt + 1);
    return undefined;
  },
  places: ({ location }) =>
    location === ''
      ? []
      : [true, false].map((branchFound) => ({ kind: 'postcode', code: location, facts: {}, branchFound })),
  probes: ({ IVRdigits, fallback }) => {
    const branch = { id: 'b', name: '', targets: [{ id: 'branch', number: '+61398765432', label: '' }], timeout: 20 };
    const targets = ['branch', ...fallback.map(({ id }) => id)];
    return [
      { type: 'BRANCH_FOUND', branch },
      { type: 'BRANCH_FOUND', branch: null },
      { type: 'DIGITS', digits: '3000000000'.slice(0, IVRdigits) },
      { type: 'NO_INPUT' },
      ...targets.flatMap((targetId): FlowEventProbe[] => [
        { type: 'LEGS_ENDED', legs: [{ targetId, outcome: 'answered', talkSeconds: 60 }] },
        { type: 'LEGS_ENDED', legs: [{ targetId, outcome: 'no-answer', talkSeconds: 0 }] },
      ]),
    ];
  },
});

function inFallback(problems: readonly NodeProblem[]): NodeProblem[] {
  return problems.map(({ path = '', ...problem }) => ({ ...problem, path: path.replace(/^targets/, 'fallback') }));
}

const remember = (memory: LocationsMemory): Memory => memory;

/** Looks for the branch of the digits, or of the caller's number. */
function look({ nodeId, settings }: Context, digits: string | null, attempt: number): Step {
  const { location, geoLocation: area, mobileLocation: earlier } = settings;
  return {
    kind: 'wait',
    effects: [{ type: 'findBranch', nodeId, location, digits, area, earlier }],
    memory: remember({ phase: 'looking', attempt }),
  };
}

/** Asks for the postcode; after the last attempt the fallback rings. */
function ask(context: Context, attempt: number): Step {
  const { nodeId, settings } = context;
  const { postcodePrompt, IVRmessage: prompt, IVRdigits: digits, IVRattempts } = settings;
  if (!postcodePrompt || attempt > IVRattempts) return dialFallback(context);
  return {
    kind: 'wait',
    effects: [{ type: 'gather', nodeId, prompt, before: null, digits, timeout: PATIENCE, attempt }],
    memory: remember({ phase: 'asking', attempt }),
  };
}

function dialBranch(context: Context, { targets, timeout }: FoundBranch): Step {
  return targets.length === 0 ? dialFallback(context) : dial(context, 'branch', targets, timeout);
}

function dialFallback(context: Context): Step {
  const { fallback, timeout } = context.settings;
  return fallback.length === 0 ? { kind: 'leave', exit: 'hangup' } : dial(context, 'fallback', fallback, timeout);
}

function dial(
  { nodeId, callerId, recording: record }: Context,
  phase: 'branch' | 'fallback',
  targets: FoundBranch['targets'],
  timeout: number,
): Step {
  const plain = { whisper: null, screen: false, record };
  return {
    kind: 'wait',
    effects: [{ type: 'dial', nodeId, targets: [...targets], timeout, callerId, ...plain }],
    memory: remember({ phase, targets: targets.map(({ id }) => ({ id })), answered: false }),
  };
}

function ringing(
  context: Context,
  event: FlowEvent,
  at: Extract<LocationsMemory, { phase: 'branch' | 'fallback' }>,
): Step | undefined {
  if (event.type === 'LEG_ANSWERED' && at.targets.some(({ id }) => id === event.targetId))
    return { kind: 'wait', effects: [], memory: remember({ ...at, answered: true }) };
  if (event.type === 'CALLER_HUNG_UP' && at.answered) return { kind: 'end', reason: 'answered' };
  const outcome = dialOutcome(event, at.targets);
  if (outcome === 'answered') {
    const { nodeId } = context;
    return { kind: 'end', reason: 'answered', effects: [{ type: 'hangup', nodeId, reason: 'normal' }] };
  }
  if (outcome === undefined) return undefined;
  return at.phase === 'branch' ? dialFallback(context) : { kind: 'leave', exit: 'hangup' };
}
