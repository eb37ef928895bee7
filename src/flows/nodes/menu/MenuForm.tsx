import { useIntl } from 'react-intl';
import { fieldMessages } from '../parts/fields.messages.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { FormProps } from '../parts/nodeView.ts';
import * as styles from '../parts/fields.css.ts';
import { NumberField } from '../parts/NumberField.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { OptionalSpeech, SpeechField } from '../parts/SpeechField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { menuMessages } from './menu.messages.ts';
import { exitOfKey, MENU_KEYS, type MenuSettings } from './menu.node.ts';

export function MenuForm({ draft, change, errorAt, account }: FormProps<MenuSettings>) {
  const intl = useIntl();
  return (
    <>
      <SpeechField
        account={account}
        label={intl.formatMessage(menuMessages.prompt)}
        path="prompt"
        value={draft.prompt}
        onChange={(prompt, group) => change({ ...draft, prompt }, group)}
        errorAt={errorAt}
      />
      <KeyRows draft={draft} change={change} errorAt={errorAt} />
      <div className={styles.row}>
        <NumberField
          label={intl.formatMessage(menuMessages.timeout)}
          unit={intl.formatMessage(fieldMessages.seconds)}
          min={1}
          max={60}
          value={draft.timeout}
          error={errorAt('timeout')}
          onChange={(timeout) => change({ ...draft, timeout }, 'timeout')}
        />
        <NumberField
          label={intl.formatMessage(menuMessages.attempts)}
          min={1}
          max={5}
          value={draft.attempts}
          error={errorAt('attempts')}
          onChange={(attempts) => change({ ...draft, attempts }, 'attempts')}
        />
      </div>
      <OptionalSpeech
        account={account}
        label={intl.formatMessage(menuMessages.invalidPrompt)}
        path="invalidPrompt"
        value={draft.invalidPrompt}
        onChange={(invalidPrompt, group) => change({ ...draft, invalidPrompt }, group)}
        errorAt={errorAt}
      />
    </>
  );
}

function KeyRows({ draft, change, errorAt }: Pick<FormProps<MenuSettings>, 'draft' | 'change' | 'errorAt'>) {
  const intl = useIntl();
  const used = new Set(draft.keys.map(({ key }) => key));
  const free = MENU_KEYS.find((key) => !used.has(key));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{intl.formatMessage(menuMessages.keys)}</legend>
      {errorAt('keys') !== undefined && <span className={styles.error}>{errorAt('keys')}</span>}
      {draft.keys.map((row, index) => (
        <div key={`${row.key}-${index}`} className={styles.row}>
          <SelectField
            label={intl.formatMessage(menuMessages.key)}
            value={row.key}
            choices={MENU_KEYS.filter((key) => key === row.key || !used.has(key)).map((key) => ({
              value: key,
              label: key,
            }))}
            onChange={(key) =>
              change({ ...draft, keys: draft.keys.with(index, { ...row, key }) }, undefined, {
                [exitOfKey(row.key)]: exitOfKey(key),
              })
            }
          />
          <div className={styles.grow}>
            <TextField
              label={intl.formatMessage(menuMessages.keyLabel)}
              value={row.label}
              error={errorAt(`keys.${index}.label`) ?? errorAt(`keys.${index}.key`)}
              onChange={(label) =>
                change({ ...draft, keys: draft.keys.with(index, { ...row, label }) }, `keys.${row.key}`)
              }
            />
          </div>
          <button
            type="button"
            className={styles.quiet}
            aria-label={intl.formatMessage(menuMessages.removeKey, { key: row.key })}
            onClick={() => change({ ...draft, keys: draft.keys.toSpliced(index, 1) })}
          >
            <Icon name="trash" size={16} />
          </button>
        </div>
      ))}
      {free && (
        <button
          type="button"
          className={styles.add}
          onClick={() => change({ ...draft, keys: [...draft.keys, { key: free, label: '' }] })}
        >
          <Icon name="plus" size={16} />
          {intl.formatMessage(menuMessages.addKey)}
        </button>
      )}
    </fieldset>
  );
}
