import type { FlowNode } from '#values/flow/document.ts';
import type { Conflict, Merged, Versions } from './conflict.ts';
import { type Indexed, workOf } from './contestedSteps.ts';
import { mapVersions, orderedKeys, sideOf } from './sides.ts';

type Settings = FlowNode['settings'];
type Present = Versions<FlowNode>;

export const stepConflict = (step: string): string => `step/${step}`;

/** Merges the steps: those that are contested as a whole, the others field by field. */
export function mergeSteps(flows: Versions<Indexed>, contested: ReadonlySet<string>): Merged<FlowNode[]> {
  const ids = orderedKeys(mapVersions(flows, ({ nodes }) => [...nodes.keys()]));
  const steps = ids.map((id) => {
    const versions = mapVersions(flows, ({ nodes }) => nodes.get(id));
    return mergeStep(id, versions, contested.has(id));
  });
  return {
    conflicts: steps.flatMap(({ conflicts }) => conflicts),
    take: (choose) => steps.flatMap(({ take }) => take(choose) ?? []),
  };
}

function mergeStep(
  step: string,
  versions: Versions<FlowNode | undefined>,
  isContested: boolean,
): Merged<FlowNode | undefined> {
  const { base, mine, theirs } = versions;
  const id = stepConflict(step);
  const whole: Conflict[] = isContested ? [{ kind: 'step', id, step, ...versions }] : [];
  if (!base || !mine || !theirs) {
    // Uncontested: what one side added stays, what one side removed goes.
    const only = mine && theirs ? mine : base ? undefined : (mine ?? theirs);
    return { conflicts: whole, take: (choose) => (isContested ? versions[choose(id)] : only) };
  }
  const present = { base, mine, theirs };
  // The very node, so that what nobody worked on is recognised as such.
  const untouched = isContested ? null : sideOf(present);
  if (untouched !== null) return { conflicts: [], take: () => present[untouched] };
  const name = mergeName(step, present);
  const comment = mergeComment(step, present);
  const work = isContested ? undefined : mergeWork(step, present);
  const position = present[sideOf(mapVersions(present, (node) => node.position)) ?? 'mine'].position;
  return {
    conflicts: [...whole, ...name.conflicts, ...comment.conflicts, ...(work?.conflicts ?? [])],
    take: (choose) => {
      const stated = comment.take(choose);
      return {
        id: step,
        ...(work ? work.take(choose) : workOf(present[choose(id)])),
        name: name.take(choose),
        ...(stated !== undefined && { comment: stated }),
        ...(position && { position }),
      };
    },
  };
}

function mergeName(step: string, present: Present): Merged<string> {
  const names = mapVersions(present, ({ name }) => name);
  const side = sideOf(names);
  const id = `name/${step}`;
  return {
    conflicts: side === null ? [{ kind: 'stepName', id, step, ...names }] : [],
    take: (choose) => names[side ?? choose(id)],
  };
}

function mergeComment(step: string, present: Present): Merged<string | undefined> {
  const comments = mapVersions(present, ({ comment }) => comment);
  const side = sideOf(comments);
  const id = `comment/${step}`;
  return {
    conflicts: side === null ? [{ kind: 'comment', id, step, ...comments }] : [],
    take: (choose) => comments[side ?? choose(id)],
  };
}

/** Settings are merged one by one, unless a side changed the type that they belong to. */
function mergeWork(step: string, present: Present): Merged<ReturnType<typeof workOf>> {
  const { type, version } = present.base;
  const isRetyped = [present.mine, present.theirs].some((node) => node.type !== type || node.version !== version);
  if (isRetyped) {
    const side = sideOf(mapVersions(present, workOf)) ?? 'mine';
    return { conflicts: [], take: () => workOf(present[side]) };
  }
  const settings = mergeSettings(
    step,
    mapVersions(present, (node) => node.settings),
  );
  return { conflicts: settings.conflicts, take: (choose) => ({ type, version, settings: settings.take(choose) }) };
}

function mergeSettings(step: string, all: Versions<Settings>): Merged<Settings> {
  const idOf = (setting: string) => `setting/${step}/${setting}`;
  const merged = orderedKeys(mapVersions(all, Object.keys)).map((setting) => {
    const values = mapVersions(all, (settings) => (Object.hasOwn(settings, setting) ? settings[setting] : undefined));
    return { setting, values, side: sideOf(values) };
  });
  return {
    conflicts: merged.flatMap(({ setting, values, side }): Conflict[] =>
      side === null ? [{ kind: 'setting', id: idOf(setting), step, setting, ...values }] : [],
    ),
    take: (choose) =>
      Object.fromEntries(
        merged.flatMap(({ setting, values, side }) => {
          const value = values[side ?? choose(idOf(setting))];
          return value === undefined ? [] : [[setting, value]];
        }),
      ),
  };
}
