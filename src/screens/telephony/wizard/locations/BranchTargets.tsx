import { useIntl } from 'react-intl';
import { Button } from '../../../../ui/button/Button.tsx';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { TextField } from '../../../../ui/field/TextField.tsx';
import { PhoneField } from '../../../../ui/phone/PhoneField.tsx';
import { newTarget, type Target } from './branchDraft.ts';
import * as styles from './Locations.css.ts';
import { branchMessages as words } from './locations.messages.ts';

interface BranchTargetsProps {
  targets: readonly Target[];
  onChange: (targets: Target[]) => void;
  errorAt: (path: string) => string | undefined;
}

const most = 10;

/** The numbers of a branch, which ring at the same time. */
export function BranchTargets({ targets, onChange, errorAt }: BranchTargetsProps) {
  const intl = useIntl();
  const put = (index: number, target: Target) => onChange(targets.with(index, target));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{intl.formatMessage(words.targets)}</legend>
      {targets.map((target, index) => (
        <div key={target.id} className={styles.target}>
          <TextField
            label={intl.formatMessage(words.targetLabel)}
            optional
            maxLength={100}
            name={`targets.${index}.label`}
            value={target.label}
            error={errorAt(`targets.${index}.label`)}
            onChange={(label) => put(index, { ...target, label })}
          />
          <PhoneField
            label={intl.formatMessage(words.number)}
            autoComplete="off"
            name={`targets.${index}.number`}
            value={target.number}
            error={errorAt(`targets.${index}.number`)}
            onChange={(number) => put(index, { ...target, number })}
          />
          {targets.length > 1 && (
            <IconButton
              icon="trash"
              label={intl.formatMessage(words.removeTarget, {
                label: target.label || target.number || String(index + 1),
              })}
              onClick={() => onChange(targets.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      {targets.length < most && (
        <div>
          <Button size="small" onClick={() => onChange([...targets, newTarget(targets)])}>
            {intl.formatMessage(words.addTarget)}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
