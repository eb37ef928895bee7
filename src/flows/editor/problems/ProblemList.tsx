import { useIntl } from 'react-intl';
import type { Problem } from '#values/flow/problem.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { cardText } from '../card/card.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { useDocument, useEditorSetting } from '../state/EditorContext.ts';
import * as styles from './ProblemList.css.ts';
import { problemWords } from './problemWords.ts';

/** The problems of the flow; clicking one selects its step, or all steps of a loop. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const intl = useIntl();
  const { store } = useEditorSetting();
  const { nodes } = useDocument();
  const nameOf = (id: string) => {
    const node = nodes.find((each) => each.id === id);
    return node ? cardText(node, intl).name : id;
  };
  if (problems.length === 0) return <p className={styles.none}>{intl.formatMessage(flowMessages.noProblems)}</p>;
  const sorted = problems.toSorted((a, b) => a.severity.localeCompare(b.severity));
  return (
    <ul className={styles.list}>
      {sorted.map((problem, index) => {
        const ids = problem.nodes ?? (problem.nodeId === undefined ? [] : [problem.nodeId]);
        const [first] = ids;
        return (
          <li key={`${problem.code}-${problem.nodeId ?? ''}-${problem.path ?? ''}-${index}`}>
            <button
              type="button"
              className={styles.row}
              disabled={first === undefined}
              onClick={() => {
                store.select(ids);
                if (first !== undefined) store.reveal(first);
              }}
            >
              <span className={styles.mark[problem.severity]}>
                <Icon name="warning" size={16} />
              </span>
              <span>
                <span className={styles.words}>{problemWords(problem, intl)}</span>
                <span className={styles.where}>
                  {intl.formatMessage(flowMessages[problem.severity])}
                  {' · '}
                  {problem.nodes
                    ? intl.formatMessage(flowMessages.loopSteps, { steps: problem.nodes.map(nameOf).join(' → ') })
                    : first !== undefined && nameOf(first)}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
