import { useIntl } from 'react-intl';
import type { FlowEntry } from '#contract/telephony/routing.contract.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { type Choice, SelectField } from '../../ui/field/SelectField.tsx';
import { answerMessages as words, answerNamed } from './answer.messages.ts';

interface FlowFieldProps {
  account: number;
  /** The flow that answers; empty for none. */
  value: string;
  onChange: (flow: string) => void;
  /** Label of the current flow until the list has loaded. */
  nameNow?: string | null;
  /** Offers only what can answer at once: no draft, and no hanging up. */
  live?: boolean;
  /** What choosing none means, if not that calls are hung up on. */
  none?: string;
  name?: string;
  error?: string | undefined;
}

/** Selects the call flow that answers a number. */
export function FlowField({ account, value, nameNow, live = false, none, error, ...rest }: FlowFieldProps) {
  const intl = useIntl();
  const flows = useEndpoint('listFlows', { params: { account, type: 'flow' } }, { keepPreviousData: false });
  const labelOf = ({ name, publishedVersion, numbers }: FlowEntry) =>
    publishedVersion === null
      ? intl.formatMessage(answerNamed.unpublished, { name })
      : intl.formatMessage(answerNamed.used, { name, count: numbers });
  const offered = (flows.data ?? []).filter(({ publishedVersion }) => !live || publishedVersion !== null);
  const known = offered.map((flow): Choice<string> => ({ value: flow.id, label: labelOf(flow) }));
  const isMissing = value !== '' && !known.some((choice) => choice.value === value);
  return (
    <SelectField
      {...rest}
      label={intl.formatMessage(words.label)}
      value={value}
      choices={[
        { value: '', label: none ?? intl.formatMessage(live ? words.choose : words.hangup) },
        ...(isMissing ? [{ value, label: nameNow ?? '…' }] : []),
        ...known,
      ]}
      error={error}
      hint={flows.error && !flows.data ? intl.formatMessage(words.failed) : undefined}
    />
  );
}
