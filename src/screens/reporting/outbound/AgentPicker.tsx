import { useIntl } from 'react-intl';
import type { CallFilter } from '#values/callFilter.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { useUpdateSearchParams } from '../../../ui/table/useUpdateSearchParams.ts';
import { outboundMessages as words } from './outbound.messages.ts';

const everyone = 'all';

/** Selects one of the users who placed calls in the range; kept in the URL. */
export function AgentPicker({ query, chosen }: { query: CallFilter; chosen: number | undefined }) {
  const intl = useIntl();
  const update = useUpdateSearchParams();
  const { data } = useEndpoint('getAgent', { params: { agent: everyone }, query });
  const agents = (data?.agents ?? []).map(({ user, name }) => ({
    value: String(user),
    label: name || intl.formatMessage(words.unknown),
  }));
  const value = chosen === undefined ? everyone : String(chosen);
  const missing = chosen !== undefined && !agents.some((agent) => agent.value === value);
  return (
    <SelectField
      inline
      label={intl.formatMessage(words.agent)}
      value={value}
      choices={[
        { value: everyone, label: intl.formatMessage(words.everyone) },
        ...agents,
        ...(missing ? [{ value, label: intl.formatMessage(words.unknown) }] : []),
      ]}
      onChange={(next) => update({ agent: next === everyone ? null : next })}
    />
  );
}
