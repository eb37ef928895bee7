import { useIntl } from 'react-intl';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import * as styles from '../parts/fields.css.ts';
import { callerMessages } from './caller.messages.ts';
import { CallerCondition, isYesNo } from './callerSettings.node.ts';

interface ConditionRowProps {
  condition: CallerCondition;
  onChange: (condition: CallerCondition, group?: string) => void;
  onRemove: () => void;
  error: string | undefined;
}

/** One condition: what is looked at, how it is compared and with what. */
export function ConditionRow({ condition, onChange, onRemove, error }: ConditionRowProps) {
  const intl = useIntl();
  const { fact, operator, value, not } = condition;
  const words = (name: CallerCondition['fact'] | CallerCondition['operator']) =>
    intl.formatMessage(callerMessages[name]);
  return (
    <div className={styles.group}>
      <div className={styles.row}>
        <div className={styles.grow}>
          <SelectField
            label={intl.formatMessage(callerMessages.fact)}
            value={fact}
            choices={CallerCondition.shape.fact.options.map((name) => ({ value: name, label: words(name) }))}
            onChange={(next) => onChange({ ...condition, fact: next })}
          />
        </div>
        <Checkbox checked={not} onChange={(next) => onChange({ ...condition, not: next })}>
          {intl.formatMessage(callerMessages.not)}
        </Checkbox>
        <button
          type="button"
          className={styles.quiet}
          aria-label={intl.formatMessage(callerMessages.removeCondition)}
          onClick={onRemove}
        >
          <Icon name="trash" size={16} />
        </button>
      </div>
      {!isYesNo(fact) && (
        <div className={styles.row}>
          <SelectField
            label={intl.formatMessage(callerMessages.operator)}
            value={operator}
            choices={CallerCondition.shape.operator.options.map((name) => ({ value: name, label: words(name) }))}
            onChange={(next) => onChange({ ...condition, operator: next })}
          />
          <div className={styles.grow}>
            <TextField
              label={intl.formatMessage(callerMessages.value)}
              value={value}
              error={error}
              onChange={(text) => onChange({ ...condition, value: text }, 'value')}
            />
          </div>
        </div>
      )}
    </div>
  );
}
