import type { FlowDocument } from '#values/flow/document.ts';
import type { PhoneCountry } from '#values/phoneTyping.ts';
import { type Converted, on } from './converted.ts';
import { convertWidget } from './convertWidget.ts';
import { StepGraph } from './stepGraph.ts';
import type { StudioFlow, StudioTransition, StudioWidget } from './studioFlow.ts';
import { CALL_EVENTS, graphOf } from './studioGraph.ts';
import type { StudioGap, TransitionGap, WidgetGap } from './studioGap.ts';

/** What a flow of Twilio Studio becomes. */
export interface StudioImport extends Pick<FlowDocument, 'nodes' | 'edges'> {
  gaps: StudioGap[];
  /** The step that each widget became or is part of; several widgets can be one step. */
  steps: ReadonlyMap<string, string>;
}

/** A widget and its step, with the widgets that are part of it. */
interface Carried {
  widget: StudioWidget;
  parts: readonly StudioWidget[];
  step: Converted;
}

/**
 * Carries over what calls can reach. Each widget is a step, part of one or in `gaps`, and so is each transition that
 * leads on: a connection, inside a step or in `gaps`. Numbers are read by the country's plan.
 */
export function importStudio(flow: StudioFlow, country: PhoneCountry): StudioImport {
  const { trigger, onCalls, elsewhere, repeated, hosts } = graphOf(flow);
  const names = new Set(flow.states.map(({ name }) => name));
  const graph = new StepGraph(trigger?.properties.offset);
  const gaps: StudioGap[] = [];
  const steps = new Map<string, string>(trigger ? [[trigger.name, graph.start]] : []);
  const hostsFirst = onCalls.toSorted((a, b) => Number(hosts.has(a)) - Number(hosts.has(b)));
  for (const widget of hostsFirst) {
    const host = hosts.get(widget);
    steps.set(widget.name, (host && steps.get(host.name)) ?? graph.newId(widget.name));
  }
  const stepOf = ({ name }: StudioWidget): string | null => steps.get(name) ?? null;
  const missing = (widget: StudioWidget, code: WidgetGap) =>
    gaps.push({ kind: 'widget', code, type: widget.type, widget: widget.name, step: stepOf(widget) });

  const carried = onCalls
    .filter((widget) => !hosts.has(widget))
    .map((widget): Carried => {
      const parts = onCalls.filter((part) => hosts.get(part) === widget);
      const step = convertWidget(widget, { country, parts });
      graph.addStep(stepOf(widget) ?? '', widget, step);
      if (step.gap) missing(widget, step.gap);
      for (const note of step.notes) gaps.push({ kind: 'setting', ...note, widget: widget.name, step: stepOf(widget) });
      return { widget, parts, step };
    });

  const connect = ({ widget, parts, step }: Carried): void => {
    for (const source of [widget, ...parts])
      for (const transition of source.transitions) {
        const { event, next } = transition;
        const to = steps.get(next ?? '');
        const from = stepOf(widget);
        if (!next || from === null) continue;
        const isKnown = to !== undefined || names.has(next);
        const code =
          to !== undefined && isInside(step, source === widget, from === to, transition)
            ? undefined
            : (connectExits(graph, from, to, exitsFor(step, transition)) ?? undefined);
        if (code)
          gaps.push({
            kind: 'transition',
            code: isKnown ? code : 'NO-SUCH-WIDGET',
            event,
            next,
            widget: source.name,
            step: from,
          });
      }
  };
  if (trigger) connect({ widget: trigger, parts: [], step: startStep(trigger) });
  for (const one of carried) connect(one);
  for (const { widget, step } of carried) graph.hangUpAfter(stepOf(widget) ?? '', step);
  for (const widget of flow.states) {
    if (repeated.has(widget)) missing(widget, 'NAME-TWICE');
    else if (elsewhere.has(widget)) missing(widget, 'MESSAGES-ONLY');
    else if (!steps.has(widget.name)) missing(widget, 'NOT-REACHED');
  }
  return { nodes: graph.nodes, edges: graph.edges, gaps, steps };
}

function startStep(trigger: StudioWidget): Converted {
  const calls = CALL_EVENTS.flatMap((event) => on(trigger, event, 'next')).filter(({ transition }) => transition.next);
  const exits = calls.filter(({ transition }) => transition.next === calls[0]?.transition.next);
  return { type: 'start', settings: {}, exits, notes: [] };
}

function exitsFor({ exits }: Converted, transition: StudioTransition): string[] {
  return exits.filter((one) => one.transition === transition).map(({ exit }) => exit);
}

/** Whether a step does by itself what a transition between its widgets does: ask again, ring on, greet before the tone. */
function isInside(step: Converted, isHost: boolean, isSame: boolean, transition: StudioTransition): boolean {
  if (!isSame || exitsFor(step, transition).length > 0) return false;
  if (step.type === 'menu') return transition.event !== 'speech';
  return step.type === 'ring' ? isHost : step.type === 'voicemail' && !isHost;
}

function connectExits(
  graph: StepGraph,
  from: string,
  to: string | undefined,
  exits: string[],
): TransitionGap | undefined {
  if (to === undefined || exits.length === 0) return 'NO-EXIT';
  if (graph.reaches(to, from) || to === graph.start) return 'LOOP';
  const refused = exits.filter((exit) => !graph.connect(from, exit, to));
  return refused.length > 0 ? 'NO-EXIT' : undefined;
}
