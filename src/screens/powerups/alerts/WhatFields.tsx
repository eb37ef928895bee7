import { useIntl } from 'react-intl';
import { AlertKind } from '#values/alertWords.ts';
import { alertKindWords } from '../../../page/alerts/alert.messages.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { NumbersField } from '../../../page/numbers/NumbersField.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { CheckboxesField } from '../../../ui/field/CheckboxGroup.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import * as styles from './Alerts.css.ts';
import { ruleMessages as words } from './alertRules.messages.ts';
import type { RuleFieldsProps } from './ruleFields.ts';

interface WhatFieldsProps extends RuleFieldsProps {
  account: number;
  isAboutCalls: boolean;
}

/** What people are alerted to. */
export function WhatFields({ form, account, isAboutCalls }: WhatFieldsProps) {
  const intl = useIntl();
  const { kinds, dids, subAccounts } = form.values;
  const hasBelow = useAccounts().some(({ father }) => father === account);
  return (
    <>
      <TextField
        label={intl.formatMessage(words.name)}
        hint={intl.formatMessage(words.nameHint)}
        maxLength={100}
        {...form.field('name')}
      />
      <CheckboxesField
        label={intl.formatMessage(words.kinds)}
        className={styles.choices}
        choices={AlertKind.options.map((value) => ({ value, content: intl.formatMessage(alertKindWords[value]) }))}
        isChecked={(kind) => kinds.includes(kind)}
        onChange={(kind, isChosen) =>
          form.set('kinds', isChosen ? [...kinds, kind] : kinds.filter((one) => one !== kind))
        }
        error={form.errorAt('kinds')}
      />
      {(hasBelow || subAccounts) && (
        <Checkbox name="subAccounts" checked={subAccounts} onChange={(checked) => form.set('subAccounts', checked)}>
          {intl.formatMessage(words.subAccounts)}
        </Checkbox>
      )}
      {isAboutCalls && (
        <NumbersField
          account={subAccounts ? null : account}
          label={intl.formatMessage(words.numbers)}
          placeholder={intl.formatMessage(words.everyNumber)}
          searchLabel={intl.formatMessage(words.searchNumbers)}
          emptyLabel={intl.formatMessage(words.noNumbers)}
          chosen={dids}
          onChange={(next) => form.set('dids', next)}
          error={form.errorAt('dids')}
        />
      )}
    </>
  );
}
