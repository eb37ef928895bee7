import { isByKey } from './convertMenu.ts';
import { isByDialStatus } from './convertRing.ts';
import type { StudioFlow, StudioWidget } from './studioFlow.ts';

/** The widgets of a flow by what leads to them. */
export interface StudioGraph {
  trigger: StudioWidget | undefined;
  /** Those that calls can reach, in the order in which calls do. */
  onCalls: StudioWidget[];
  /** Those that only messages or requests reach. */
  elsewhere: ReadonlySet<StudioWidget>;
  /** Widgets that have the name of an earlier one. */
  repeated: ReadonlySet<StudioWidget>;
  /** The widget whose step each of these is part of. */
  hosts: ReadonlyMap<StudioWidget, StudioWidget>;
}

/** The triggers of calls: of those that come in, and of those that another flow passes on. */
export const CALL_EVENTS: readonly string[] = ['incomingCall', 'incomingParent'];

export function graphOf({ states }: StudioFlow): StudioGraph {
  const byName = new Map<string, StudioWidget>();
  for (const widget of states) if (!byName.has(widget.name)) byName.set(widget.name, widget);
  const repeated = new Set(states.filter((widget) => byName.get(widget.name) !== widget));
  const trigger = states.find((widget) => widget.type === 'trigger' && !repeated.has(widget));
  const targetsOf = (widget: StudioWidget, event?: string) =>
    widget.transitions.flatMap((one) =>
      event === undefined || one.event === event ? (byName.get(one.next ?? '') ?? []) : [],
    );
  const reach = (from: readonly StudioWidget[]): Set<StudioWidget> => {
    const found = new Set(from);
    for (const widget of found) for (const next of targetsOf(widget)) if (next !== trigger) found.add(next);
    return found;
  };
  const isOther = (widget: StudioWidget) => widget !== trigger;
  const entries = trigger ? CALL_EVENTS.flatMap((event) => targetsOf(trigger, event)).filter(isOther) : [];
  const onCalls = [...reach(entries)];
  const calls = new Set(onCalls);
  const others = reach(trigger ? targetsOf(trigger).filter(isOther) : []);
  const elsewhere = new Set([...others].filter((widget) => !calls.has(widget)));
  return { trigger, onCalls, elsewhere, repeated, hosts: hostsOf(onCalls, byName, trigger) };
}

function hostsOf(
  widgets: StudioWidget[],
  byName: ReadonlyMap<string, StudioWidget>,
  trigger: StudioWidget | undefined,
) {
  const hosts = new Map<StudioWidget, StudioWidget>();
  const sources = Map.groupBy(
    [...(trigger ? [trigger] : []), ...widgets].flatMap((from) =>
      from.transitions.map(({ next }) => ({ from, next: next ?? '' })),
    ),
    ({ next }) => next,
  );
  const onlyFrom = (widget: StudioWidget, ...from: StudioWidget[]) =>
    (sources.get(widget.name) ?? []).every((source) => from.includes(source.from));
  const nextOf = (widget: StudioWidget, event: string) =>
    byName.get(widget.transitions.find((one) => one.event === event)?.next ?? '');
  for (const widget of widgets) {
    if (widget.type === 'gather-input-on-call') {
      const split = nextOf(widget, 'keypress');
      if (!split || split.type !== 'split-based-on' || !isByKey(split, widget.name) || !onlyFrom(split, widget))
        continue;
      hosts.set(split, widget);
      const wrongKey = nextOf(split, 'noMatch');
      const isReturning = wrongKey?.type === 'say-play' && nextOf(wrongKey, 'audioComplete') === widget;
      if (wrongKey && isReturning && onlyFrom(wrongKey, split, widget)) hosts.set(wrongKey, widget);
    }
    if (widget.type === 'connect-call-to') {
      const split = nextOf(widget, 'callCompleted');
      if (split?.type === 'split-based-on' && isByDialStatus(split, widget.name) && onlyFrom(split, widget))
        hosts.set(split, widget);
    }
    if (widget.type === 'record-voicemail') {
      const [source] = sources.get(widget.name) ?? [];
      const isGreeting = source?.from.type === 'say-play' && onlyFrom(widget, source.from);
      if (source && isGreeting && !hosts.has(source.from)) hosts.set(source.from, widget);
    }
  }
  return hosts;
}
