import type { IntlShape } from 'react-intl';
import type { Problem } from '#flows/core/problems.ts';
import { problemMessages } from './problems.messages.ts';

/** A problem in words. */
export function problemWords({ code }: Problem, intl: IntlShape): string {
  return intl.formatMessage(problemMessages[code]);
}

/** The words of the first problem of a node's setting: at the path itself, errors before warnings. */
export function errorAt(problems: readonly Problem[], nodeId: string, intl: IntlShape) {
  const own = problems
    .filter((problem) => problem.nodeId === nodeId && problem.path !== undefined)
    .toSorted((a, b) => (a.severity === b.severity ? 0 : a.severity === 'error' ? -1 : 1));
  return (path: string): string | undefined => {
    const found = own.find((problem) => problem.path === path);
    return found && problemWords(found, intl);
  };
}
