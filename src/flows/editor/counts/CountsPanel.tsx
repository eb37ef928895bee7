import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { FlowCounts, FlowVersion, StepCounts } from '#contract/telephony/routing.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { useDurationText } from '../../../ui/text/useDurationText.ts';
import type { Overlay } from '../canvas/toReactFlow.ts';
import { cardText } from '../card/card.ts';
import { useDocument, useEditorSetting } from '../state/EditorContext.ts';
import { countsMessages as words } from './counts.messages.ts';
import * as styles from './Counts.css.ts';
import { countsOverlay, shareText } from './countsOverlay.ts';

export interface CountsPanelProps {
  versions: readonly FlowVersion[];
  timezone: string;
  /** The call log with these parameters. */
  callsPath: (search: string) => string;
  /** Draws the counts on the canvas. */
  onCounts: (overlay: Partial<Overlay>) => void;
}

const periods = [1, 7, 30, 90];

/** How many calls of a period took each way through the flow; each figure opens its calls. */
export function CountsPanel({ versions, timezone, callsPath, onCounts }: CountsPanelProps) {
  const intl = useIntl();
  const { account, flow } = useEditorSetting();
  const document = useDocument();
  const [days, setDays] = useState(30);
  const [version, setVersion] = useState<number | null>(null);
  const { data, error, mutate } = useEndpoint('getFlowCounts', {
    params: { account, type: 'flow', id: flow },
    query: { days, timezone, ...(version !== null && { version }) },
  });
  const overlay = useMemo(() => (data ? countsOverlay(document, data, intl) : {}), [document, data, intl]);
  useEffect(() => onCounts(overlay), [overlay, onCounts]);
  const choices = [
    { value: '', label: intl.formatMessage(words.allVersions) },
    ...versions.map((each) => ({
      value: String(each.version),
      label: intl.formatMessage(words.versionNumber, { version: each.version }),
    })),
  ];
  return (
    <div className={styles.panel}>
      <div className={styles.choices}>
        <SelectField
          label={intl.formatMessage(words.period)}
          value={String(days)}
          choices={periods.map((count) => ({ value: String(count), label: intl.formatMessage(words.days, { count }) }))}
          onChange={(value) => setDays(Number(value))}
        />
        <SelectField
          label={intl.formatMessage(words.version)}
          value={version === null ? '' : String(version)}
          choices={choices}
          onChange={(value) => setVersion(value === '' ? null : Number(value))}
        />
      </div>
      {error && (
        <Notice tone="error" action={<Button onClick={() => void mutate()}>{intl.formatMessage(words.retry)}</Button>}>
          {intl.formatMessage(words.failed)}
        </Notice>
      )}
      {!data && !error && <Skeleton height="160px" />}
      {data && (
        <p className={styles.summary} role="status">
          {data.calls === 0 ? intl.formatMessage(words.none) : intl.formatMessage(words.summary, { count: data.calls })}
        </p>
      )}
      {data && data.calls > 0 && <CountsTable counts={data} version={version} callsPath={callsPath} />}
      <p className={styles.muted}>{intl.formatMessage(words.hint)}</p>
    </div>
  );
}

interface CountsTableProps extends Pick<CountsPanelProps, 'callsPath'> {
  counts: FlowCounts;
  version: number | null;
}

function CountsTable({ counts, version, callsPath }: CountsTableProps) {
  const intl = useIntl();
  const document = useDocument();
  const byStep = new Map(counts.steps.map((step) => [step.step, step]));
  const { flow } = useEditorSetting();
  const pathOf = (narrow: Record<string, string>) => {
    const search = new URLSearchParams({ datefrom: counts.from, dateto: counts.to, kind: 'real', flow, ...narrow });
    if (version !== null) search.set('flowVersion', String(version));
    return callsPath(search.toString());
  };
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col" className={styles.name}>
            {intl.formatMessage(words.step)}
          </th>
          <th scope="col" className={styles.figure}>
            {intl.formatMessage(words.calls)}
          </th>
          <th scope="col" className={styles.figure}>
            {intl.formatMessage(words.share)}
          </th>
          <th scope="col" className={styles.figure}>
            {intl.formatMessage(words.time)}
          </th>
        </tr>
      </thead>
      {document.nodes.flatMap((node) => {
        const step = byStep.get(node.id);
        if (!step) return [];
        const { name, exits } = cardText(node, intl);
        const labels = new Map(exits.map((exit) => [exit.id, exit.label]));
        return [
          <StepRows key={node.id} step={step} name={name} labels={labels} calls={counts.calls} pathOf={pathOf} />,
        ];
      })}
    </table>
  );
}

interface StepRowsProps {
  step: StepCounts;
  name: string;
  labels: ReadonlyMap<string, string>;
  /** All calls. */
  calls: number;
  pathOf: (narrow: Record<string, string>) => string;
}

function StepRows({ step, name, labels, calls, pathOf }: StepRowsProps) {
  const intl = useIntl();
  const duration = useDurationText();
  const { store } = useEditorSetting();
  const exits = [
    ...step.exits.map(({ exit, calls: count }) => {
      return { id: exit, label: labels.get(exit) ?? exit, count, narrow: { exit } };
    }),
    { id: ':ended', label: intl.formatMessage(words.ended), count: step.ended, narrow: { left: 'ended' } },
    { id: ':hungUp', label: intl.formatMessage(words.hungUp), count: step.hungUp, narrow: { left: 'hungUp' } },
    {
      id: ':continued',
      label: intl.formatMessage(words.continued),
      count: step.continued,
      narrow: { left: 'continued' },
    },
  ].filter(({ count }) => count > 0);
  const figure = (count: number, what: string, narrow: Record<string, string>) => (
    <Link
      className={styles.link}
      to={pathOf({ step: step.step, ...narrow })}
      aria-label={intl.formatMessage(words.open, { count, what })}
    >
      {intl.formatNumber(count)}
    </Link>
  );
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" className={styles.stepName}>
          <button type="button" className={styles.step} onClick={() => store.reveal(step.step)}>
            {name}
          </button>
        </th>
        <td className={styles.figure}>{figure(step.calls, name, {})}</td>
        <td className={styles.figure}>{shareText(step.calls, calls, intl)}</td>
        <td className={styles.figure}>{duration(step.seconds)}</td>
      </tr>
      {exits.map(({ id, label, count, narrow }) => (
        <tr key={id}>
          <th scope="row" className={styles.exitName}>
            {label}
          </th>
          <td className={styles.figure}>
            {figure(
              count,
              intl.formatMessage(words.way, { step: name, exit: label }),
              narrow as Record<string, string>,
            )}
          </td>
          <td className={styles.figure}>{shareText(count, step.calls, intl)}</td>
        </tr>
      ))}
    </tbody>
  );
}
