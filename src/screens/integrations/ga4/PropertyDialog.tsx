import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Ga4Integration } from '#contract/integrations/googleGa4.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ga4Options } from '#values/measurement.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { DryRun } from '../../../page/deliveries/DryRun.tsx';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { NumbersField } from '../../../page/numbers/NumbersField.tsx';
import { LinkField } from '../../../page/oauthLinks/LinkField.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { RadioField } from '../../../ui/field/RadioField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { PickField } from '../../../ui/pickList/PickField.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { eventWords, ga4Messages as words } from './ga4.messages.ts';
import { eventsOf, settingsOf } from './measurementDraft.ts';
import { propertyDraft, propertyFields } from './propertyDraft.ts';
import { PropertyFields } from './PropertyFields.tsx';

interface PropertyDialogProps {
  account: number;
  /** Null to add one. */
  property: Ga4Integration | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Chooses a property of Google Analytics in a linked account: its stream and secret, which calls become which events. */
export function PropertyDialog({ account, property, onClose, onSaved }: PropertyDialogProps) {
  const intl = useIntl();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const form = useForm(propertyDraft, propertyFields(property));
  const { oAuth, chosen, own, dids, tags, enabled, prepare, propertyId } = form.values;
  const known = useEndpoint('listCallTags', {}).data ?? [];
  const [remoteId, setRemoteId] = useState(property?.data.remoteId ?? '');
  const save = form.submit(
    async (values) => {
      const events = eventsOf(values);
      const data = { propertyId: values.propertyId, streamId: values.streamId, protocol: values.protocol, events };
      const body = {
        oAuth: values.oAuth,
        enabled: values.enabled,
        filters: { dids: values.dids, tags: values.tags },
        data,
      };
      if (values.prepare)
        await call(endpoints.prepareGa4, {
          body: { account, oAuth: values.oAuth, propertyId: values.propertyId, events },
        });
      return property
        ? call(endpoints.changeGa4, { params: { uuid: property.uuid }, body: { version: property.version, ...body } })
        : call(endpoints.createGa4, { body: { account, ...body } });
    },
    () => {
      toasts.add('success', text('saved'));
      onSaved();
    },
  );
  const filters = { ...(dids.length > 0 && { dids }), ...(tags.length > 0 && { tags }) };
  const names = new Set([...known.map(({ name }) => name), ...tags]);
  return (
    <FormDialog title={text(property ? 'edit' : 'addProperty')} form={form} onSubmit={save} onClose={onClose}>
      <LinkField
        account={account}
        provider="google"
        value={oAuth}
        error={form.errorAt('oAuth')}
        onChange={(next) => form.set('oAuth', next)}
      />
      {oAuth !== '' && (
        <PropertyFields
          key={oAuth}
          account={account}
          form={form}
          keptStream={property?.data.streamId}
          onStream={setRemoteId}
        />
      )}
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
      <PickField
        label={text('tags')}
        hint={text('tagsHint')}
        optional
        multiple
        options={[...names].map((name) => ({ id: name, label: name }))}
        chosen={tags}
        onChange={(next) => form.set('tags', next)}
        placeholder={text('everyCall')}
        searchLabel={text('searchTags')}
        emptyLabel={text('noTags')}
        error={form.errorAt('tags')}
      />
      {propertyId !== '' && (
        <Checkbox name="prepare" checked={prepare} onChange={(next) => form.set('prepare', next)}>
          {text('prepare')}
        </Checkbox>
      )}
      <Checkbox name="enabled" checked={enabled} onChange={(next) => form.set('enabled', next)}>
        {text('enabled')}
      </Checkbox>
      <DryRun
        type="ga4"
        uuid={property?.uuid ?? null}
        account={account}
        filters={filters}
        settings={settingsOf({ measuramentId: remoteId, apiSecret: '', chosen, own, dids, enabled })}
      />
    </FormDialog>
  );
}
