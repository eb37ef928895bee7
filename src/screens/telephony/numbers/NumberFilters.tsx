import { useIntl } from 'react-intl';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { type Choice, SelectField } from '../../../ui/field/SelectField.tsx';
import { actionOf, networks, type NumberFilter } from './numberFilter.ts';
import { filters } from './Numbers.css.ts';
import { networkMessages } from '../../../ui/number/network.messages.ts';
import { numbersMessages as words } from './numbers.messages.ts';

interface NumberFiltersProps {
  /** The numbers to take the choices from. */
  numbers: readonly TrackingNumber[];
  value: NumberFilter;
  onChange: (value: NumberFilter) => void;
}

/** Sorts the choices by name; includes the current one even if no number has it. */
function choicesOf(named: ReadonlyMap<string, string>, chosen: string | null): Choice<string>[] {
  const known = chosen === null || named.has(chosen) ? named : new Map([...named, [chosen, chosen]]);
  return [...known]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, undefined, { sensitivity: 'base' }));
}

/** Filters by status, network, source and call flow. */
export function NumberFilters({ numbers, value, onChange }: NumberFiltersProps) {
  const intl = useIntl();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const sources = new Map(numbers.map(({ source }) => [source, source]));
  const actions = new Map(numbers.map((number) => [actionOf(number), number.actionName ?? text('hangup')]));
  const any = (label: string): Choice<string> => ({ value: '', label });
  return (
    <div className={filters}>
      <SelectField
        label={text('shown')}
        value={value.status}
        choices={[
          { value: 'active', label: text('active') },
          { value: 'cancelled', label: text('cancelled') },
          { value: 'any', label: text('allStatuses') },
        ]}
        onChange={(status) => onChange({ ...value, status })}
      />
      <SelectField
        label={text('network')}
        value={value.network ?? ''}
        choices={[
          { value: '', label: text('allNetworks') },
          ...networks.map((network) => ({ value: network, label: intl.formatMessage(networkMessages[network]) })),
        ]}
        onChange={(network) => onChange({ ...value, network: network || null })}
      />
      <SelectField
        label={text('source')}
        value={value.source ?? ''}
        choices={[any(text('allSources')), ...choicesOf(sources, value.source)]}
        onChange={(source) => onChange({ ...value, source: source || null })}
      />
      <SelectField
        label={text('action')}
        value={value.action ?? ''}
        choices={[any(text('allActions')), ...choicesOf(actions, value.action)]}
        onChange={(action) => onChange({ ...value, action: action || null })}
      />
    </div>
  );
}
