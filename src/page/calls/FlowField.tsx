import { useIntl } from 'react-intl';
import type { FlowEntry } from '#contract/routing.contract.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { type Choice, SelectField } from '../../ui/field/SelectField.tsx';
import { answerMessages as words, answerNamed } from './answer.messages.ts';

interface FlowFieldProps {
  account: number;
  /** The flow that answers; empty to hang up. */
  value: string;
  onChange: (flow: string) => void;
  /** Label of the current flow until the list has loaded. */
  nameNow?: string | null;
  name?: string;
  error?: string | undefined;
}

/** Selects the call flow that answers a number. */
export function FlowField({ account, value, nameNow, error, ...rest }: FlowFieldProps) {
  const intl = useIntl();
  const flows = useEndpoint('listFlows', { params: { account, type: 'flow' } }, { keepPreviousData: false });
  const labelOf = ({ name, publishedVersion, numbers }: FlowEntry) =>
    publishedVersion === null
      ? intl.formatMessage(answerNamed.unpublished, { name })
      : intl.formatMessage(answerNamed.used, { name, count: numbers });
  const known = (flows.data ?? []).map((flow): Choice<string> => ({ value: flow.id, label: labelOf(flow) }));
  const isMissing = value !== '' && !known.some((choice) => choice.value === value);
  return (
    <SelectField
      {...rest}
      label={intl.formatMessage(words.label)}
      value={value}
      choices={[
        { value: '', label: intl.formatMessage(words.hangup) },
        ...(isMissing ? [{ value, label: nameNow ?? '…' }] : []),
        ...known,
      ]}
      error={error}
      hint={flows.error && !flows.data ? intl.formatMessage(words.failed) : undefined}
    />
  );
}
