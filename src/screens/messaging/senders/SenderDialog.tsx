import { useIntl } from 'react-intl';
import { countries as allCountries } from '#values/countries.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Sender } from '#contract/messaging/smsSettings.contract.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { senderText } from '../../../page/messages/senderText.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { useCountryNames } from '../../../ui/country/useCountryNames.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { PickField } from '../../../ui/pickList/PickField.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { RegistrationFields } from './RegistrationFields.tsx';
import { nextRegistration, SenderForm, senderValues } from './senderDraft.ts';
import { legend, rows } from './Senders.css.ts';
import { formWords, sendersMessages as words, sendersNamed } from './senders.messages.ts';
import { useRemoveSender } from './useRemoveSender.ts';

const codes = allCountries.map(({ code }) => code);

/** Enters a sender, or changes what is known of one. */
export function SenderDialog({ edited, onClose }: { edited: Sender | null; onClose: () => void }) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const accounts = useAccounts();
  const { account: own } = useProfile();
  const named = useCountryNames(codes);
  const remove = useRemoveSender(onClose);
  const form = useForm(SenderForm, senderValues(edited, own));
  const { registrations } = form.values;
  const isTaken = form.failure instanceof ApiError && form.failure.code === 'ALREADY-EXISTS';
  const save = form.submit(
    (body) => call(endpoints.registerSender, { body }),
    () => {
      onClose();
      void invalidate('listSenders');
      toasts.add('success', intl.formatMessage(words.saved));
    },
  );
  const title = edited
    ? intl.formatMessage(sendersNamed.editOne, { sender: senderText(edited.sender) })
    : intl.formatMessage(words.add);
  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={save}
      onClose={onClose}
      failureText={isTaken ? intl.formatMessage(formWords.taken) : undefined}
      actions={
        edited &&
        edited.kind !== 'number' && (
          <Button look="danger" onClick={() => void remove(edited)}>
            {intl.formatMessage(words.remove)}
          </Button>
        )
      }
    >
      {!edited && accounts.length > 1 && (
        <AccountField label={intl.formatMessage(words.account)} accounts={accounts} {...form.field('account')} />
      )}
      {!edited && (
        <TextField
          label={intl.formatMessage(words.sender)}
          hint={intl.formatMessage(formWords.senderHint)}
          maxLength={34}
          autoComplete="off"
          {...form.field('sender')}
        />
      )}
      <PickField
        label={intl.formatMessage(words.countries)}
        hint={intl.formatMessage(formWords.countriesHint)}
        error={form.errorAt('countries')}
        options={named.map(({ code, name }) => ({ id: code, label: name, detail: code }))}
        multiple
        chosen={form.values.countries}
        onChange={(chosen) => form.set('countries', chosen)}
        placeholder={intl.formatMessage(words.everywhere)}
        searchLabel={intl.formatMessage(formWords.searchCountries)}
        emptyLabel={intl.formatMessage(formWords.noCountry)}
      />
      <TextField
        label={intl.formatMessage(words.rate)}
        hint={
          edited
            ? intl.formatMessage(sendersNamed.ownRate, { rate: intl.formatNumber(edited.segmentsPerSecond) })
            : undefined
        }
        optional
        inputMode="decimal"
        maxLength={8}
        {...form.field('segmentsPerSecond')}
      />
      <fieldset className={rows}>
        <legend className={legend}>{intl.formatMessage(formWords.registrations)}</legend>
        {registrations.map((value, index) => (
          <RegistrationFields
            key={index}
            value={value}
            onChange={(changed) => form.set('registrations', registrations.with(index, changed))}
            onRemove={() => form.set('registrations', registrations.toSpliced(index, 1))}
            errorOf={(field) => form.errorAt(`registrations.${index}.${field}`)}
          />
        ))}
        <div>
          <Button
            size="small"
            onClick={() => form.set('registrations', [...registrations, nextRegistration(edited, registrations)])}
          >
            {intl.formatMessage(formWords.addRegistration)}
          </Button>
        </div>
      </fieldset>
    </FormDialog>
  );
}
