import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { periodAt } from '#flows/nodes/schedule/periodAt.node.ts';
import { ScheduleSettings } from '#flows/nodes/schedule/scheduleSettings.node.ts';

/** Where a call can be cut off: a node and its exit. */
export type Dead = `${string} ${string}`;

export interface Tried {
  /** How calls that come to the start in each minute can end. */
  endsAt: (minute: number) => Set<string>;
  /** Where calls that come to the start in the minutes asked so far are cut off. */
  dead: Set<Dead>;
}

interface Way {
  exit: string;
  /** The most minutes that a call is here before it takes this way. */
  minutes: number;
}

/**
 * Tries every call on `timedFlow`s, minute by minute: each key, each outcome of a ring, and each number of minutes that a
 * step can last. It shares nothing with the proof but the rule of opening hours. Whole minutes are enough, as every
 * opening begins at one and every step lasts a whole number of them at most.
 */
export function tryEveryCall(document: FlowDocument): Tried {
  const nodes = new Map(document.nodes.map((node) => [node.id, node]));
  const edges = new Map(document.edges.map(({ from, exit, to }) => [`${from} ${exit}`, to]));
  const known = new Map<string, Set<string>>();
  const dead = new Set<Dead>();

  function endsFrom(id: string, minute: number): Set<string> {
    const name = `${id} ${minute}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    const node = nodes.get(id);
    if (node === undefined) throw new Error('an edge leads to a node');
    const ends = new Set<string>(endingsOf(node));
    for (const { exit, minutes } of waysOf(node, document.timezone, minute)) {
      const to = edges.get(`${id} ${exit}`);
      if (to === undefined) {
        dead.add(`${id} ${exit}`);
        ends.add('unconnected');
      } else
        for (let later = 0; later <= minutes; later += 1) for (const end of endsFrom(to, minute + later)) ends.add(end);
    }
    known.set(name, ends);
    return ends;
  }
  return { endsAt: (minute) => endsFrom(document.nodes[0]?.id ?? '', minute), dead };
}

function endingsOf({ type }: FlowNode): string[] {
  if (type === 'ring') return ['answered'];
  if (type === 'voicemail') return ['message', 'hungUp'];
  return type === 'hangup' ? ['hungUp'] : [];
}

function waysOf({ type, settings }: FlowNode, timezone: string, minute: number): Way[] {
  if (type === 'start') return [{ exit: 'next', minutes: 0 }];
  if (type === 'ring') return [{ exit: 'unanswered', minutes: Number(settings['timeout']) / 60 }];
  if (type === 'menu') return ['key-1', 'noInput'].map((exit) => ({ exit, minutes: 1 }));
  if (type !== 'schedule') return [];
  const schedule = ScheduleSettings.parse(settings);
  const period = periodAt(schedule, schedule.timezone ?? timezone, minute * 60_000);
  return [{ exit: period === undefined ? 'otherwise' : `period-${period.id}`, minutes: 0 }];
}
