import { useIntl } from 'react-intl';
import type { Ga4Measurement } from '#contract/integrations/ga4.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ga4Options } from '#values/measurement.ts';
import { call } from '../../../api/client/call.ts';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { NumbersField } from '../../../page/numbers/NumbersField.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { RadioField } from '../../../ui/field/RadioField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { DryRun } from '../../../page/deliveries/DryRun.tsx';
import { eventWords, ga4Messages as words } from './ga4.messages.ts';
import { draftOf, eventsOf, fieldsOf, settingsOf } from './measurementDraft.ts';

interface MeasurementDialogProps {
  account: number;
  /** Null to add one. */
  measurement: Ga4Measurement | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Adds a measurement or changes it: its id and secret, which calls become which events. */
export function MeasurementDialog({ account, measurement, onClose, onSaved }: MeasurementDialogProps) {
  const intl = useIntl();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const isSet = measurement !== null;
  const form = useForm(draftOf(isSet), fieldsOf(measurement));
  const { chosen, dids, enabled } = form.values;
  const save = form.submit(
    ({ apiSecret, chosen: option, own, ...rest }) =>
      call(endpoints.saveMeasurement, {
        params: { account },
        body: {
          uuid: measurement?.uuid ?? null,
          version: measurement?.version ?? 0,
          ...rest,
          events: eventsOf({ chosen: option, own }),
          ...(apiSecret !== undefined && { apiSecret }),
        },
      }),
    () => {
      toasts.add('success', text('saved'));
      onSaved();
    },
  );
  const settings = settingsOf(form.values);
  return (
    <FormDialog title={text(isSet ? 'edit' : 'add')} form={form} onSubmit={save} onClose={onClose}>
      <TextField
        label={text('measuramentId')}
        hint={text('measuramentIdHint')}
        autoComplete="off"
        maxLength={22}
        {...form.field('measuramentId')}
      />
      <TextField
        label={text('apiSecret')}
        hint={text(isSet ? 'apiSecretKept' : 'apiSecretHint')}
        optional={isSet}
        autoComplete="off"
        maxLength={100}
        {...form.field('apiSecret')}
      />
      <RadioField
        label={text('events')}
        stacked
        choices={[
          ...ga4Options.map((value) => ({ value, label: intl.formatMessage(eventWords[value]) })),
          { value: 'own', label: text('own') },
        ]}
        {...form.field('chosen')}
      />
      {chosen === 'own' && (
        <TextField label={text('ownName')} hint={text('ownNameHint')} maxLength={40} {...form.field('own')} />
      )}
      <NumbersField
        account={account}
        label={text('numbers')}
        placeholder={text('everyNumber')}
        searchLabel={text('searchNumbers')}
        emptyLabel={text('noNumbers')}
        chosen={dids}
        onChange={(next) => form.set('dids', next)}
        error={form.errorAt('dids')}
      />
      <Checkbox checked={enabled} onChange={(next) => form.set('enabled', next)}>
        {text('enabled')}
      </Checkbox>
      <DryRun
        type="ga4"
        uuid={measurement?.uuid ?? null}
        account={account}
        filters={dids.length > 0 ? { dids } : {}}
        settings={settings}
      />
    </FormDialog>
  );
}
