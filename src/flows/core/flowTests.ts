import type { FlowTest, TestEnd } from '#values/flow/flowTest.ts';
import type { Problem } from '#values/flow/problem.ts';
import { compile, type CompiledFlow } from './compile.ts';
import type { Effect } from './effects.ts';
import type { FlowEvent } from './events.ts';
import type { CallFacts } from './facts.ts';
import type { FlowEventProbe, Registry } from './nodeType.ts';
import { resolveNode } from './resolveNode.ts';
import { endOf, routeOf, type RunResult, startRun, stepRun } from './run.ts';
import type { RunEnd } from './runContext.ts';
import { minuteOf, timestampOf } from './wallTime.ts';

/** A test call as it went. */
export interface TestRun {
  test: FlowTest;
  passed: boolean;
  facts: CallFacts;
  events: FlowEvent[];
  /** The last step that the call came to; null if the flow has no start. */
  step: string | null;
  /** Null if the flow asks for more than the test answers. */
  end: TestEnd | 'unconnected' | null;
}

/** Runs the tests kept with a flow. Flows in which calls go on are not run: there the test ends. */
export function runTests(document: CompiledFlow['document'], registry: Registry): TestRun[] {
  const { tests = [], nodes } = document;
  if (tests.length === 0 || !canRunTests(tests.length, nodes.length)) return [];
  const flow = compile(document, registry);
  return tests.map((test) => runTest(flow, test, registry));
}

/** The most tests times steps: beyond, running them would hold up the server. */
const mostWork = 100_000;

/** Whether so many tests of a flow with so many steps can be run. */
export function canRunTests(tests: number, steps: number): boolean {
  return tests * steps <= mostWork;
}

/** An error for each test that fails, or one if they are too many for the size of the flow. */
export function checkTests(document: CompiledFlow['document'], registry: Registry): Problem[] {
  const { tests = [], nodes } = document;
  if (!canRunTests(tests.length, nodes.length)) return [{ code: 'TESTS-TOO-MANY', severity: 'error', path: 'tests' }];
  return runTests(document, registry)
    .filter(({ passed }) => !passed)
    .map(({ test: { id, name } }) => {
      return { code: 'TEST-FAILED', severity: 'error', path: `tests.${id}`, values: { test: name } };
    });
}

function runTest(flow: CompiledFlow, test: FlowTest, registry: Registry): TestRun {
  const facts = factsOfTest(test, flow.document.timezone);
  const answers = new Answers(test);
  const events: FlowEvent[] = [];
  let at = facts.at;
  let result = startRun(flow, facts);
  for (let asked = askedBy(result); asked !== undefined; asked = askedBy(result)) {
    const answer = answers.to(asked);
    if (answer === undefined) break;
    at += answer.after * 1000;
    const event: FlowEvent = { ...answer.event, at };
    events.push(event);
    result = stepRun(flow, result.snapshot, event);
  }
  const step = routeOf(result.snapshot).at(-1)?.nodeId ?? null;
  const end = endOfTest(endOf(result.snapshot), () => leadsOn(flow, step, registry));
  return { test, passed: step === test.ends.step && end === test.ends.as, facts, events, step, end };
}

/** What the flow waits for. An event that it ignored leaves nothing to wait for. */
function askedBy({ snapshot, effects }: RunResult): Effect | undefined {
  return endOf(snapshot) === null ? effects.at(-1) : undefined;
}

function endOfTest(end: RunEnd | null, leads: () => boolean): TestRun['end'] {
  return end === 'unconnected' && leads() ? 'continued' : end;
}

function leadsOn({ document }: CompiledFlow, step: string | null, registry: Registry): boolean {
  const node = document.nodes.find(({ id }) => id === step);
  const resolved = node && resolveNode(node, registry);
  return resolved?.nodeType.leadsTo?.(resolved.settings) !== undefined;
}

function factsOfTest({ call: { at, ...known } }: FlowTest, timezone: string): CallFacts {
  const { state, mobile, attestation, callerName, tags, source, ...rest } = known;
  const [date = '', time = ''] = at.split('T');
  return {
    ...rest,
    at: timestampOf(date, minuteOf(time), timezone),
    state: state ?? null,
    attestation: attestation ?? null,
    callerName: callerName ?? null,
    source: source ?? null,
    ...(mobile !== undefined && { mobile }),
    ...(tags && { tags }),
  };
}

type Answer = FlowTest['answers'][number] | { after: number; event: FlowEventProbe };

const fitting: Readonly<Record<Effect['type'], readonly string[]>> = {
  say: ['SAID', 'CALLER_HUNG_UP'],
  gather: ['DIGITS', 'NO_INPUT', 'CALLER_HUNG_UP'],
  dial: ['LEGS_ENDED', 'CALLER_HUNG_UP'],
  record: ['RECORDED', 'CALLER_HUNG_UP'],
  findBranch: ['BRANCH_FOUND', 'CALLER_HUNG_UP'],
  rotate: [],
  tag: [],
  sendText: [],
  hangup: [],
};

/** How long an announcement takes that the test doesn't know. Whole seconds. */
const heardAfter = 4;

/** The answers of a test in turn. Announcements may come and go: they are always heard out, unless the caller hangs up. */
class Answers {
  #left: readonly Answer[];
  #turn: number;

  constructor({ answers, turn }: FlowTest) {
    this.#left = answers;
    this.#turn = turn;
  }

  /** Undefined if the test has no answer to it. */
  to({ type }: Effect): Answer | undefined {
    if (type === 'rotate') return { after: 0, event: { type: 'ROTATED', turn: this.#turn++ } };
    if (type !== 'say') this.#left = this.#left.slice(Math.max(0, this.#left.findIndex(isNotHeard)));
    const [next, ...left] = this.#left;
    if (next && fitting[type].includes(next.event.type)) {
      this.#left = left;
      return next;
    }
    return type === 'say' ? { after: heardAfter, event: { type: 'SAID' } } : undefined;
  }
}

function isNotHeard({ event }: Answer): boolean {
  return event.type !== 'SAID';
}
