import { useIntl } from 'react-intl';
import type { CallFacts } from '#flows/core/facts.ts';
import { CommaField } from '#flows/nodes/parts/CommaField.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { simulateMessages } from './simulate.messages.ts';

/** What steps by region, caller and text look at, besides the number. */
export type KnownOfCaller = Pick<CallFacts, 'state' | 'source' | 'callerName' | 'tags' | 'mobile'>;

const types = new Set(['region', 'caller', 'text', 'flow']);

/** Whether a step of the flow, or the flow in which it goes on, may look at who calls. */
export function asksWhoCalls(nodes: readonly { type: string }[]): boolean {
  return nodes.some(({ type }) => types.has(type));
}

interface CallerFieldsProps {
  known: KnownOfCaller;
  onChange: (known: KnownOfCaller) => void;
}

export function CallerFields({ known, onChange }: CallerFieldsProps) {
  const intl = useIntl();
  const text = (field: 'state' | 'source' | 'callerName') => (
    <TextField
      label={intl.formatMessage(simulateMessages[field])}
      value={known[field] ?? ''}
      onChange={(value) => onChange({ ...known, [field]: value.trim() === '' ? null : value })}
    />
  );
  return (
    <>
      <Checkbox checked={known.mobile === true} onChange={(mobile) => onChange({ ...known, mobile })}>
        {intl.formatMessage(simulateMessages.mobile)}
      </Checkbox>
      {text('state')}
      {text('source')}
      {text('callerName')}
      <CommaField
        label={intl.formatMessage(simulateMessages.callerTags)}
        value={known.tags ?? []}
        onChange={(tags) => onChange({ ...known, tags })}
      />
    </>
  );
}
