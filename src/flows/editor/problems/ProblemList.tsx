import { useIntl } from 'react-intl';
import type { Problem } from '#values/flow/problem.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { cardText } from '../card/card.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { useDocument, useEditorSetting } from '../state/EditorContext.ts';
import { isProblem } from './isProblem.ts';
import { MendButton } from './MendButton.tsx';
import { mendMessages } from './mend.messages.ts';
import * as styles from './ProblemList.css.ts';
import { problemWords } from './problemWords.ts';

interface ProblemListProps {
  problems: readonly Problem[];
  /** Shows the tests of the flow, if some can fail. */
  onTest?: () => void;
}

/** The problems of the flow, errors first; while there are any, warnings are folded. Insights are last. */
export function ProblemList({ problems, ...rest }: ProblemListProps) {
  const intl = useIntl();
  if (problems.length === 0) return <p className={styles.none}>{intl.formatMessage(flowMessages.noProblems)}</p>;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const insights = problems.filter((problem) => !isProblem(problem));
  if (errors.length === 0 || warnings.length === 0)
    return <Rows problems={[...errors, ...warnings, ...insights]} {...rest} />;
  return (
    <>
      <Rows problems={errors} {...rest} />
      <details className={styles.folded}>
        <summary className={styles.summary}>
          {intl.formatMessage(mendMessages.warnings)} ({warnings.length})
        </summary>
        <Rows problems={warnings} {...rest} />
      </details>
      <Rows problems={insights} {...rest} />
    </>
  );
}

function Rows({ problems, ...rest }: ProblemListProps) {
  return (
    <ul className={styles.list}>
      {problems.map((problem, index) => (
        <li key={`${problem.code}-${problem.nodeId ?? ''}-${problem.exit ?? ''}-${problem.path ?? ''}-${index}`}>
          <Row problem={problem} {...rest} />
          <div className={styles.mend}>
            <MendButton problem={problem} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A problem in words; a click selects its steps and goes to the field. */
function Row({ problem, onTest }: { problem: Problem } & Pick<ProblemListProps, 'onTest'>) {
  const intl = useIntl();
  const { store } = useEditorSetting();
  const { nodes } = useDocument();
  const nodeOf = (id: string) => nodes.find((each) => each.id === id);
  const nameOf = (id: string) => {
    const node = nodeOf(id);
    return node ? cardText(node, intl).name : id;
  };
  const ids = stepsOf(problem);
  const [first] = ids;
  const node = first === undefined ? undefined : nodeOf(first);
  const exit = node && cardText(node, intl).exits.find(({ id }) => id === problem.exit)?.label;
  const words =
    problem.code === 'EXIT-UNCONNECTED' && exit !== undefined
      ? intl.formatMessage(flowMessages.leadsNowhere, { exit })
      : problemWords(problem, intl, node);
  return (
    <button
      type="button"
      className={styles.row}
      disabled={first === undefined && problem.code !== 'TEST-FAILED'}
      onClick={() => {
        if (problem.code === 'TEST-FAILED') return onTest?.();
        store.select(ids);
        if (first === undefined) return;
        store.reveal(first);
        if (ids.length === 1) store.editField();
      }}
    >
      <span className={styles.mark[problem.severity]}>
        <Icon name={isProblem(problem) ? 'warning' : 'info'} size={16} />
      </span>
      <span>
        <span className={styles.words}>{words}</span>
        <span className={styles.where}>
          {intl.formatMessage(flowMessages[problem.severity])}
          {' · '}
          {problem.nodes
            ? intl.formatMessage(flowMessages.loopSteps, {
                steps: [
                  ...ids.map(nameOf),
                  ...(problem.values?.['flows'] === undefined ? [] : [problem.values['flows']]),
                ].join(' → '),
              })
            : first === undefined
              ? problem.values?.['test']
              : nameOf(first)}
        </span>
      </span>
    </button>
  );
}

/** The steps of this flow; a loop through other flows also names theirs. */
function stepsOf({ nodes, nodeId }: Problem): string[] {
  return nodes?.filter((id) => !id.includes('/')) ?? (nodeId === undefined ? [] : [nodeId]);
}
