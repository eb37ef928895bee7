import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages } from './fields.messages.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { PhoneCountry } from '#values/phoneTyping.ts';
import type { RingTarget } from '#flows/core/targets.ts';
import * as styles from './fields.css.ts';
import { PersonPicker } from './PersonPicker.tsx';
import { PhoneTextField } from './PhoneTextField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

interface TargetsFieldProps<Row extends RingTarget> {
  targets: readonly Row[];
  onChange: (targets: Row[], group?: string) => void;
  fresh: () => Row;
  errorAt: (path: string) => string | undefined;
  country: PhoneCountry;
  /** Whose address book and users are offered. */
  account: number;
  max: number;
  /** Whether web phones can be chosen, too. */
  webPhones?: boolean;
  /** Extra fields for a target, such as its share. */
  extra?: (target: Row, index: number, change: (target: Row) => void) => ReactNode;
}

/** The destinations to call. Local numbers are parsed for the account's country and stored in E.164. */
export function TargetsField<Row extends RingTarget>(props: TargetsFieldProps<Row>) {
  const { targets, onChange, fresh, errorAt, country, account, max, extra, webPhones = false } = props;
  const intl = useIntl();
  const put = (index: number, target: Row, group?: string) => onChange(targets.with(index, target), group);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{intl.formatMessage(fieldMessages.targets)}</legend>
      {targets.map((target, index) => (
        <div key={target.id} className={styles.card}>
          <div className={styles.row}>
            <div className={styles.grow}>
              <TextField
                label={intl.formatMessage(fieldMessages.targetLabel)}
                value={target.label}
                error={errorAt(`targets.${index}.label`)}
                onChange={(label) => put(index, { ...target, label }, `targets.${target.id}.label`)}
              />
            </div>
            <button
              type="button"
              className={styles.quiet}
              aria-label={intl.formatMessage(fieldMessages.removeTarget, {
                label: target.label || intl.formatMessage(fieldMessages.someone),
              })}
              onClick={() => onChange(targets.toSpliced(index, 1))}
            >
              <Icon name="trash" size={16} />
            </button>
          </div>
          {target.webPhone === undefined ? (
            <PhoneTextField
              label={intl.formatMessage(fieldMessages.targetNumber)}
              value={target.number}
              country={country}
              error={errorAt(`targets.${index}.number`) ?? errorAt(`targets.${index}`)}
              onChange={(number) => put(index, withoutContact({ ...target, number }), `targets.${target.id}.number`)}
            />
          ) : (
            <WebPhone error={errorAt(`targets.${index}`)} />
          )}
          {extra?.(target, index, (changed) => put(index, changed, `targets.${target.id}.extra`))}
        </div>
      ))}
      {targets.length < max && (
        <div className={styles.adds}>
          <button type="button" className={styles.add} onClick={() => onChange([...targets, fresh()])}>
            <Icon name="plus" size={16} />
            {intl.formatMessage(fieldMessages.addTarget)}
          </button>
          <PersonPicker
            account={account}
            webPhones={webPhones}
            onPick={(person) => onChange([...targets, { ...fresh(), ...person }])}
          />
        </div>
      )}
    </fieldset>
  );
}

/** A number that is typed is nobody’s in particular. */
function withoutContact<Row extends RingTarget>(target: Row): Row {
  const { contact: _chosen, ...typed } = target;
  return typed as Row;
}

/** Stands in the place of a number. */
function WebPhone({ error }: { error: string | undefined }) {
  const intl = useIntl();
  return (
    <>
      <p className={styles.hint}>{intl.formatMessage(fieldMessages.webPhone)}</p>
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </>
  );
}
