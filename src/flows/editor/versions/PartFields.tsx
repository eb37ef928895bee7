import { useIntl } from 'react-intl';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { Canary } from '#values/flow/canary.ts';
import { NumberField } from '#flows/nodes/parts/NumberField.tsx';
import { CheckboxGroup } from '../../../ui/field/CheckboxGroup.tsx';
import { RadioField } from '../../../ui/field/RadioField.tsx';
import { canaryMessages } from './canary.messages.ts';
import * as styles from './Versions.css.ts';

/** Which calls a version is published to. */
export interface Part {
  who: 'all' | 'share' | 'numbers';
  share: number;
  numbers: readonly string[];
}

export const everyCall: Part = { who: 'all', share: 10, numbers: [] };

interface PartFieldsProps {
  value: Part;
  /** Those that lead to the flow. */
  numbers: readonly TrackingNumber[];
  /** The version that part of the calls run already. */
  running: number | null;
  onChange: (value: Part) => void;
}

/** Asks whether all calls run the new version, a share of them, or those of some numbers. */
export function PartFields({ value, numbers, running, onChange }: PartFieldsProps) {
  const intl = useIntl();
  if (running !== null) return <p>{intl.formatMessage(canaryMessages.running, { version: running })}</p>;
  const choices = (['all', 'share', ...(numbers.length > 1 ? (['numbers'] as const) : [])] as const).map((who) => ({
    value: who,
    label: intl.formatMessage(canaryMessages[who]),
  }));
  return (
    <>
      <RadioField
        label={intl.formatMessage(canaryMessages.who)}
        value={value.who}
        choices={choices}
        onChange={(who) => onChange({ ...value, who: choices.find((each) => each.value === who)?.value ?? 'all' })}
      />
      {value.who === 'share' && (
        <NumberField
          label={intl.formatMessage(canaryMessages.percent)}
          unit={intl.formatMessage(canaryMessages.percentHint)}
          min={1}
          max={99}
          value={value.share}
          onChange={(share) => onChange({ ...value, share })}
        />
      )}
      {value.who === 'numbers' && (
        <CheckboxGroup
          label={intl.formatMessage(canaryMessages.numbers)}
          className={styles.differences}
          choices={numbers.map(({ id, name }) => ({ value: id, content: name }))}
          isChecked={(id) => value.numbers.includes(id)}
          onChange={(id, checked) =>
            onChange({
              ...value,
              numbers: checked ? [...value.numbers, id] : value.numbers.filter((one) => one !== id),
            })
          }
        />
      )}
    </>
  );
}

/** The part as the server takes it; null for all calls, undefined while it is not chosen well. */
export function canaryOf({ who, share, numbers }: Part): Omit<Canary, 'version'> | null | undefined {
  if (who === 'all') return null;
  if (who === 'share') return share >= 1 && share <= 99 ? { share, numbers: [] } : undefined;
  return numbers.length > 0 ? { share: null, numbers: [...numbers] } : undefined;
}
