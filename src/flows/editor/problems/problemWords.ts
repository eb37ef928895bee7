import type { IntlShape } from 'react-intl';
import type { Problem } from '#flows/core/problems.ts';
import { problemMessages } from './problems.messages.ts';

/** A problem in words. */
export function problemWords({ code }: Problem, intl: IntlShape): string {
  return intl.formatMessage(problemMessages[code]);
}

/** The words of the first error at a setting of a node; warnings stand above the form. */
export function errorAt(problems: readonly Problem[], nodeId: string, intl: IntlShape) {
  const own = problems.filter((problem) => problem.nodeId === nodeId && problem.severity === 'error');
  return (path: string): string | undefined => {
    const found = own.find((problem) => problem.path === path);
    return found && problemWords(found, intl);
  };
}
