import { useIntl } from 'react-intl';
import type { FlowEntry } from '#contract/routing.contract.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { type Choice, SelectField } from '../../ui/field/SelectField.tsx';
import { answerMessages as words, answerNamed } from './answer.messages.ts';

interface FlowFieldProps {
  account: number;
  /** The id of the flow that answers, empty for hanging up. */
  value: string;
  onChange: (flow: string) => void;
  /** The name of the flow that is chosen already, shown until the flows are there. */
  nameNow?: string | null;
  name?: string;
  error?: string | undefined;
}

/** Which of an account's call flows answers a number. */
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
