import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { FieldProblem } from './fieldProblem.ts';
import { formMessages } from './form.messages.ts';

/** Localizes a field's problem. */
export function useProblemText(): (problem: FieldProblem) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (problem) =>
      'num' in problem
        ? formatMessage(formMessages[problem.word], { num: problem.num })
        : formatMessage(formMessages[problem.word]),
    [formatMessage],
  );
}
