import type { IntlShape } from 'react-intl';
import type { FlowNode } from '#values/flow/document.ts';
import type { Problem } from '#values/flow/problem.ts';
import { viewOf } from '#flows/nodes/nodeViews.tsx';
import { exactProblemMessages, namedProblemMessages, problemMessages } from './problems.messages.ts';

const hoursOfWeek = 7 * 24;

/** `node` is the step of the problem, whose setting is then named. */
export function problemWords(
  { code, values, path }: Pick<Problem, 'code' | 'values' | 'path'>,
  intl: IntlShape,
  node?: FlowNode,
): string {
  if (code === 'HOURS-UNANSWERED' && values?.['count'] === hoursOfWeek)
    return intl.formatMessage(exactProblemMessages.neverAnswered);
  if (code === 'TARGET-INVALID' && values?.['number'] === '') return intl.formatMessage(exactProblemMessages.noNumber);
  const setting = code === 'SETTINGS-INVALID' && node && settingAt(node, path, intl);
  return setting
    ? intl.formatMessage(namedProblemMessages.setting, { setting })
    : intl.formatMessage(problemMessages[code]);
}

function settingAt({ type }: FlowNode, path: string | undefined, intl: IntlShape): string | undefined {
  const [key = ''] = path?.split('.') ?? [];
  const names = viewOf(type)?.settingNames ?? {};
  const name = Object.hasOwn(names, key) ? names[key] : undefined;
  return name && intl.formatMessage(name);
}

/** Looks up the first error message by setting path for one node; warnings are shown above the form. */
export function errorAt(problems: readonly Problem[], nodeId: string, intl: IntlShape) {
  const own = problems.filter((problem) => problem.nodeId === nodeId && problem.severity === 'error');
  return (path: string): string | undefined => {
    const found = own.find((problem) => problem.path === path);
    return found && problemWords(found, intl);
  };
}
