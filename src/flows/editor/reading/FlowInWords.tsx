import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { FlowDocument } from '#values/flow/document.ts';
import { viewOf } from '#flows/nodes/nodeViews.tsx';
import { StepIcon } from '#flows/nodes/parts/StepIcon.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { flowMessages } from '../card/flow.messages.ts';
import type { DrawnDiff } from '../versions/drawDiff.ts';
import { versionMessages } from '../versions/versions.messages.ts';
import { flowInWords, type WordedStep } from './flowInWords.ts';
import * as styles from './FlowInWords.css.ts';

interface FlowInWordsProps {
  document: FlowDocument;
  /** How it differs from another version; undefined without one. */
  drawn: DrawnDiff | undefined;
}

/** A flow as numbered text: what each step says and does, and where each of its exits leads. */
export function FlowInWords({ document, drawn }: FlowInWordsProps) {
  const intl = useIntl();
  const steps = useMemo(() => flowInWords(document, intl), [document, intl]);
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <Step key={step.node.id} step={step} mark={drawn?.steps.get(step.node.id)} />
      ))}
    </ol>
  );
}

const anchor = (number: number) => `step-${number}`;

function Step({ step, mark }: { step: WordedStep; mark: 'added' | 'changed' | 'removed' | undefined }) {
  const intl = useIntl();
  const { number, node, kind, name, lines, exits } = step;
  const view = viewOf(node.type);
  return (
    <li className={styles.step} id={anchor(number)}>
      <span className={`${styles.disc} ${styles.tone[view?.tone ?? 'note']}`}>
        <StepIcon name={view?.icon ?? 'unknown'} />
      </span>
      <div className={styles.body}>
        <h3 className={styles.name}>
          {intl.formatNumber(number)}. {name} {name !== kind && <span className={styles.kind}>{kind}</span>}{' '}
          {mark && (
            <Badge tone={mark === 'added' ? 'success' : 'warning'}>{intl.formatMessage(versionMessages[mark])}</Badge>
          )}
        </h3>
        {lines.map((line, index) => (
          <p key={index} className={styles.line}>
            {line}
          </p>
        ))}
        {exits.length > 0 && (
          <ul className={styles.exits}>
            {exits.map(({ id, label, to }) => (
              <li key={id} className={styles.exit}>
                {label}
                <Icon name="chevronRight" size={12} />
                {to ? (
                  <a className={styles.link} href={`#${anchor(to.number)}`}>
                    {intl.formatNumber(to.number)}. {to.name}
                  </a>
                ) : (
                  <span className={styles.open}>{intl.formatMessage(flowMessages.unreachable)}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
