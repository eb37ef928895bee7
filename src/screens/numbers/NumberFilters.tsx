import { useIntl } from 'react-intl';
import type { TrackingNumber } from '#contract/numbers.contract.ts';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { filters } from './Numbers.css.ts';
import { numbersMessages as words } from './numbers.messages.ts';

export interface NumberFilter {
  status: TrackingNumber['status'] | 'any';
  network: TrackingNumber['type'];
}

/** The active numbers of every network. */
export const everyNumber: NumberFilter = { status: 'active', network: 'any' };

const networks = ['geo', 'mobile', 'smart', 'tollfree'] as const;

export function isShown({ type }: TrackingNumber, { network }: NumberFilter): boolean {
  return network === 'any' || type === network;
}

interface NumberFiltersProps {
  value: NumberFilter;
  onChange: (value: NumberFilter) => void;
}

/** Which numbers are listed: by their status and their network. */
export function NumberFilters({ value, onChange }: NumberFiltersProps) {
  const intl = useIntl();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
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
        value={value.network}
        choices={[
          { value: 'any', label: text('allNetworks') },
          ...networks.map((network) => ({ value: network, label: text(network) })),
        ]}
        onChange={(network) => onChange({ ...value, network })}
      />
    </div>
  );
}
