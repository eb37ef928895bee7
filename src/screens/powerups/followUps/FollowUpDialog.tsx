import { useIntl } from 'react-intl';
import type { FollowUp } from '#contract/powerups/followUps.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { ConditionsField } from '../../../page/callConditions/ConditionsField.tsx';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { NumbersField } from '../../../page/numbers/NumbersField.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { RadioField } from '../../../ui/field/RadioField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { draftOf, FollowUpForm } from './followUpDraft.ts';
import { followUpMessages as words } from './followUps.messages.ts';
import { TextFields } from './TextFields.tsx';
import { Trial } from './Trial.tsx';
import { WhenFields } from './WhenFields.tsx';

interface FollowUpDialogProps {
  account: number;
  /** Null to add one. */
  followUp: FollowUp | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Which callers get a text, what it says and when it goes out. */
export function FollowUpDialog({ account, followUp, onClose, onSaved }: FollowUpDialogProps) {
  const intl = useIntl();
  const hasBelow = useAccounts().some(({ father }) => father === account);
  const form = useForm(FollowUpForm, draftOf(followUp));
  const { numbers, dids, conditions, match, subAccounts, enabled } = form.values;
  const text = (key: 'name' | 'numbers' | 'allNumbers' | 'someNumbers' | 'subAccounts' | 'enabled') =>
    intl.formatMessage(words[key]);
  const save = form.submit(
    (body) =>
      followUp
        ? call(endpoints.changeFollowUp, {
            params: { uuid: followUp.uuid },
            body: { ...body, version: followUp.version },
          })
        : call(endpoints.createFollowUp, { body: { ...body, account } }),
    () => {
      toasts.add('success', intl.formatMessage(words.saved));
      onSaved();
    },
  );
  return (
    <FormDialog
      title={followUp ? followUp.name : intl.formatMessage(words.add)}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField label={text('name')} maxLength={60} {...form.field('name')} />
      <RadioField
        label={text('numbers')}
        value={numbers}
        choices={[
          { value: 'all', label: text('allNumbers') },
          { value: 'some', label: text('someNumbers') },
        ]}
        onChange={(next) => form.set('numbers', next === 'all' ? 'all' : 'some')}
      />
      {numbers === 'some' && (
        <NumbersField
          required
          account={subAccounts ? null : account}
          label={intl.formatMessage(words.chosenNumbers)}
          placeholder={intl.formatMessage(words.noNumbers)}
          searchLabel={intl.formatMessage(words.searchNumbers)}
          emptyLabel={intl.formatMessage(words.noNumbersMatch)}
          chosen={dids}
          onChange={(next) => form.set('dids', next)}
          error={form.errorAt('dids')}
        />
      )}
      <ConditionsField
        conditions={conditions}
        match={match}
        account={subAccounts ? null : account}
        onConditions={(next) => form.set('conditions', next)}
        onMatch={(next) => form.set('match', next)}
        errorAt={form.errorAt}
      />
      <WhenFields form={form} />
      <TextFields form={form} account={account} />
      {(hasBelow || subAccounts) && (
        <Checkbox checked={subAccounts} onChange={(next) => form.set('subAccounts', next)}>
          {text('subAccounts')}
        </Checkbox>
      )}
      <Trial form={form} account={account} />
      <Checkbox checked={enabled} onChange={(next) => form.set('enabled', next)}>
        {text('enabled')}
      </Checkbox>
    </FormDialog>
  );
}
