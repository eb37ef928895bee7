import { useIntl } from 'react-intl';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import type { FormProps } from '../parts/nodeView.ts';
import { flowNodeMessages as words } from './flow.messages.ts';
import type { FlowSettings } from './flow.node.ts';

/** The choice among the account's other flows. */
export function FlowForm({ draft, change, errorAt, account, flow: self }: FormProps<FlowSettings>) {
  const intl = useIntl();
  const { data: flows = [] } = useEndpoint('listFlows', { params: { account, type: 'flow' } });
  const others = flows.filter(({ id }) => id !== self);
  const isKnown = draft.flow === '' || others.some(({ id }) => id === draft.flow);
  return (
    <SelectField
      label={intl.formatMessage(words.flow)}
      value={draft.flow}
      error={errorAt('flow')}
      choices={[
        { value: '', label: intl.formatMessage(words.choose) },
        ...others.map(({ id, name, publishedVersion }) => ({
          value: id,
          label: publishedVersion === null ? intl.formatMessage(words.unpublished, { name }) : name,
        })),
        ...(isKnown ? [] : [{ value: draft.flow, label: intl.formatMessage(words.unknown) }]),
      ]}
      onChange={(flow) => change({ flow })}
    />
  );
}
