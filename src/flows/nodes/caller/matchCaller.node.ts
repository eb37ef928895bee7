import type { CallFacts } from '#flows/core/facts.ts';
import type { CallerBranch, CallerCondition } from './callerSettings.node.ts';

/** The first branch that matches. A condition about an unknown fact never does, negated or not. */
export function branchOf(branches: readonly CallerBranch[], facts: CallFacts): CallerBranch | undefined {
  return branches.find(({ any }) =>
    any.some(({ all }) => all.length > 0 && all.every((condition) => isMet(condition, facts))),
  );
}

function isMet(condition: CallerCondition, facts: CallFacts): boolean {
  const known = isTrue(condition, facts);
  return known !== undefined && known !== condition.not;
}

/** Undefined if the fact is unknown. */
function isTrue({ fact, operator, value }: CallerCondition, facts: CallFacts): boolean | undefined {
  if (fact === 'firstTime') return facts.firstTime;
  if (fact === 'withheld') return facts.caller === null;
  const wanted = value.toLowerCase();
  return textsOf(fact, facts)?.some((text) => {
    const own = text.toLowerCase();
    if (operator === 'contains') return own.includes(wanted);
    return operator === 'startsWith' ? own.startsWith(wanted) : own === wanted;
  });
}

type TextFact = Exclude<CallerCondition['fact'], 'firstTime' | 'withheld'>;

function textsOf(fact: TextFact, facts: CallFacts): readonly string[] | undefined {
  if (fact === 'tag') return facts.tags;
  const text = facts[fact];
  return text === null || text === undefined ? undefined : [text];
}

/** A returning caller of whom nothing is known but the number. */
const stranger = {
  caller: '+61412345678',
  firstTime: false,
  tags: [],
  source: null,
  medium: null,
  campaign: null,
  landingPage: null,
  callerName: null,
  attestation: null,
} satisfies Partial<CallFacts>;

/** Callers that each take a different branch, as far as there can be one, and one whom none matches. */
export function callersOf(branches: readonly CallerBranch[]): Partial<CallFacts>[] {
  const branchFor = (caller: Partial<CallFacts>) =>
    branchOf(branches, { at: 0, trackingNumber: '', area: null, country: null, ...stranger, ...caller });
  const groups = branches.flatMap((branch) => branch.any.map(({ all }) => ({ branch, all })));
  const found = new Map<string, Partial<CallFacts>>();
  for (const { branch, all } of groups) {
    const caller = all.reduce<Partial<CallFacts>>(
      (facts, condition) => ({ ...facts, ...meeting(condition) }),
      stranger,
    );
    if (!found.has(branch.id) && branchFor(caller) === branch) found.set(branch.id, caller);
  }
  const others = [stranger, { ...stranger, firstTime: true }].filter((caller) => branchFor(caller) === undefined);
  return [...found.values(), ...others.slice(0, 1)];
}

function meeting({ fact, not, value }: CallerCondition): Partial<CallFacts> {
  if (fact === 'firstTime') return { firstTime: !not };
  if (fact === 'withheld') return { caller: not ? stranger.caller : null };
  if (fact === 'tag') return { tags: not ? [] : [value] };
  return { [fact]: not ? 'something else' : value };
}
