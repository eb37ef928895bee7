import type { FlowWorld } from '#flows/core/flowWorld.ts';
import { defineNodeType, type NodeProblem } from '#flows/core/nodeType.ts';
import {
  ANYONE_ELSE,
  type CallerBranch,
  type CallerCondition,
  CallerSettings,
  isYesNo,
} from './callerSettings.node.ts';
import { branchOf, callersOf } from './matchCaller.node.ts';

export const callerNode = defineNodeType<CallerSettings>({
  type: 'caller',
  version: 1,
  migrations: {},
  role: 'step',
  reachesPerson: false,
  settings: CallerSettings,
  defaults: () => ({
    branches: [
      { id: 'b1', name: 'New', any: [{ all: [{ fact: 'firstTime', not: false, operator: 'is', value: '' }] }] },
    ],
  }),
  exits: ({ branches }) => [
    ...branches.map(({ id, name }) => ({ id: exitOf(id), required: true, ...(name === '' ? {} : { label: name }) })),
    { id: ANYONE_ELSE, required: true },
  ],
  shown: ({ branches }) => ({ branches: branches.map((branch) => ({ ...branch, any: [] })) }),
  check: ({ branches }, _, world) => branches.flatMap((branch, at) => checkBranch(branch, `branches.${at}`, world)),
  enter: ({ settings: { branches }, facts }) => {
    const branch = branchOf(branches, facts);
    return { kind: 'leave', exit: branch === undefined ? ANYONE_ELSE : exitOf(branch.id) };
  },
  probes: () => [],
  callers: ({ branches }) => callersOf(branches),
  needs: ({ branches }) =>
    branches.some(({ any }) => any.some(({ all }) => all.some(({ fact }) => fact === 'tag'))) ? ['tags'] : [],
});

function exitOf(id: string): string {
  return `caller-${id}`;
}

function checkBranch({ any }: CallerBranch, path: string, world: FlowWorld): NodeProblem[] {
  if (any.length === 0 || any.some(({ all }) => all.length === 0))
    return [{ code: 'BRANCH-WITHOUT-CONDITION', severity: 'error', path }];
  return any.flatMap(({ all }, group) =>
    all.flatMap((condition, at) => checkCondition(condition, `${path}.any.${group}.all.${at}.value`, world)),
  );
}

function checkCondition({ fact, operator, value }: CallerCondition, path: string, world: FlowWorld): NodeProblem[] {
  if (isYesNo(fact)) return [];
  if (value === '') return [{ code: 'SETTINGS-INVALID', severity: 'error', path }];
  const isForeign = fact === 'tag' && operator === 'is' && !world.tags.has(value);
  return isForeign ? [{ code: 'TAG-FOREIGN', severity: 'error', path, values: { tag: value } }] : [];
}
