import type { IntlShape } from 'react-intl';
import type { Problem } from '#values/flow/problem.ts';
import { problemMessages } from './problems.messages.ts';

export function problemWords({ code }: Problem, intl: IntlShape): string {
  return intl.formatMessage(problemMessages[code]);
}

/** Looks up the first error message by setting path for one node; warnings are shown above the form. */
export function errorAt(problems: readonly Problem[], nodeId: string, intl: IntlShape) {
  const own = problems.filter((problem) => problem.nodeId === nodeId && problem.severity === 'error');
  return (path: string): string | undefined => {
    const found = own.find((problem) => problem.path === path);
    return found && problemWords(found, intl);
  };
}
