import type { Problem } from '#values/flow/problem.ts';

/** Whether there is something to mend. An insight is only good to know. */
export const isProblem = ({ severity }: Pick<Problem, 'severity'>) => severity !== 'insight';
