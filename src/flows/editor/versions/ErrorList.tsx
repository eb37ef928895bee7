import { useIntl } from 'react-intl';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Problem } from '#values/flow/problem.ts';
import { cardText } from '../card/card.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { problemWords } from '../problems/problemWords.ts';
import * as styles from './Versions.css.ts';

interface ErrorListProps {
  problems: readonly Problem[];
  document: FlowDocument;
}

/** What keeps a flow from being published, with the steps to fix: in order for a loop. */
export function ErrorList({ problems, document }: ErrorListProps) {
  const intl = useIntl();
  const nodeOf = (id: string | undefined) => document.nodes.find((each) => each.id === id);
  const nameOf = (id: string) => {
    const node = nodeOf(id);
    return node ? cardText(node, intl).name : id;
  };
  const errors = problems.filter(({ severity }) => severity === 'error');
  return (
    <ul className={styles.list}>
      {errors.map((problem, index) => (
        <li key={`${problem.code}-${index}`}>
          <p className={styles.title}>{problemWords(problem, intl, nodeOf(problem.nodeId))}</p>
          <p className={styles.detail}>
            {problem.nodes
              ? intl.formatMessage(flowMessages.loopSteps, { steps: problem.nodes.map(nameOf).join(' → ') })
              : problem.nodeId === undefined
                ? problem.values?.['test']
                : nameOf(problem.nodeId)}
          </p>
        </li>
      ))}
    </ul>
  );
}
