import { mostScore, type CallCondition, type ConditionMatch } from '#values/callConditions.ts';
import type { RuledCall } from './callFacts.ts';
import { doesMatch, type Evidence, evidenceOf } from './conditions.ts';

/** A smart tag, as it judges calls. */
export interface TagRule {
  id: string;
  name: string;
  group: string;
  /** What it adds to the score; nothing if it asks for the score. */
  points: number;
  match: ConditionMatch;
  conditions: readonly CallCondition[];
}

/** A smart tag that a call got, and why. */
export interface Given {
  rule: TagRule;
  evidence: Evidence[];
}

export interface Judgement {
  /** By group and name. */
  given: Given[];
  /** Each name once. */
  tags: string[];
  /** From 0 to 100, with the points of the flow. */
  score: number;
}

/**
 * What smart tags make of a call, whatever their order. Those that ask for the score come second and give no points, so that
 * nothing goes in a circle.
 */
export function judgeCall(rules: readonly TagRule[], call: RuledCall): Judgement {
  const [asking, plain] = [rules.filter(asksForScore), rules.filter((rule) => !asksForScore(rule))];
  const first = plain.flatMap((rule) => givenBy(rule, call));
  const sum = first.reduce((points, { rule }) => points + rule.points, call.score);
  const score = Math.min(mostScore, Math.max(0, sum));
  const second = asking.flatMap((rule) => givenBy(rule, { ...call, score }));
  const given = [...first, ...second].toSorted((one, other) => inOrder(one.rule, other.rule));
  return { given, tags: [...new Set(given.map(({ rule }) => rule.name))], score };
}

export const asksForScore = ({ conditions }: Pick<TagRule, 'conditions'>): boolean =>
  conditions.some(({ kind }) => kind === 'leadScore');

function givenBy(rule: TagRule, call: RuledCall): Given[] {
  const evidence = evidenceOf(rule.conditions, call);
  return doesMatch(evidence, rule.match) ? [{ rule, evidence }] : [];
}

function inOrder(one: TagRule, other: TagRule): number {
  const [before, after] = [one, other].map(({ group, name, id }) => `${group}\n${name}\n${id}`) as [string, string];
  return before < after ? -1 : 1;
}
