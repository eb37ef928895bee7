import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import type { Autoplay } from '#contract/integrations/autoplay.contract.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { DryRun } from '../../../page/deliveries/DryRun.tsx';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { PickField } from '../../../ui/pickList/PickField.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { autoplayMessages as words } from './autoplay.messages.ts';
import { draftOf, fieldsOf } from './leadsDraft.ts';

interface LeadsDialogProps {
  account: number;
  /** Null to add a number. */
  leads: Autoplay | null;
  /** The numbers that have leads already; a new one sends its leads where the last one’s go, unless somebody says otherwise. */
  others: readonly Autoplay[];
  onClose: () => void;
  onSaved: () => void;
}

/** The number, where its leads go, and what they say. */
export function LeadsDialog({ account, leads, others, onClose, onSaved }: LeadsDialogProps) {
  const intl = useIntl();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const isKnown = leads !== null || others.length > 0;
  const addressHint = leads ? 'addressKept' : isKnown ? 'addressShared' : 'addressHint';
  const form = useForm(draftOf(isKnown), fieldsOf(leads));
  const { did, tags } = form.values;
  const numbers = useEndpoint('listNumbers', { query: { account: [account] } }).data ?? [];
  const free = numbers.filter((number) => others.every((other) => other.did !== number.did));
  const known = useEndpoint('listCallTags', {}).data ?? [];
  const names = new Set([...known.map(({ name }) => name), ...tags]);
  const save = form.submit(
    ({ did: number, address, tags: chosen, ...fields }) => {
      const body = { ...fields, filter: { tags: chosen }, ...(address !== undefined && { address }) };
      if (!leads) return call(endpoints.createAutoplay, { params: { account }, body: { did: number, ...body } });
      return call(endpoints.changeAutoplay, {
        params: { account, did: number },
        body: { version: leads.version, ...body },
      });
    },
    () => {
      toasts.add('success', text('saved'));
      onSaved();
    },
  );
  return (
    <FormDialog title={text(leads ? 'edit' : 'add')} form={form} onSubmit={save} onClose={onClose}>
      {!leads && (
        <PickField
          label={text('number')}
          options={free.map((number) => ({ id: number.did, label: `${number.name} (${phoneText(number.did).text})` }))}
          chosen={did === '' ? [] : [did]}
          onChange={([next = '']) => form.set('did', next)}
          placeholder={text('chooseNumber')}
          searchLabel={text('searchNumbers')}
          emptyLabel={text('noNumbers')}
          error={form.errorAt('did')}
        />
      )}
      <TextField
        label={text('address')}
        hint={text(addressHint)}
        optional={isKnown}
        autoComplete="off"
        maxLength={2000}
        {...form.field('address')}
      />
      <TextField label={text('DealershipId')} maxLength={100} {...form.field('DealershipId')} />
      <TextField label={text('yardRef')} optional maxLength={100} {...form.field('yardRef')} />
      <TextField
        label={text('LeadTitle')}
        hint={text('titleHint')}
        optional
        maxLength={100}
        {...form.field('LeadTitle')}
      />
      <TextField
        label={text('LeadSource')}
        hint={text('sourceHint')}
        optional
        maxLength={100}
        {...form.field('LeadSource')}
      />
      <TextField
        label={text('LeadCampaignName')}
        hint={text('campaignHint')}
        optional
        maxLength={100}
        {...form.field('LeadCampaignName')}
      />
      <TextField label={text('CustomerCompany')} optional maxLength={100} {...form.field('CustomerCompany')} />
      <TextArea label={text('LeadNotes')} optional maxLength={1000} {...form.field('LeadNotes')} />
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
      {did !== '' && (
        <DryRun
          type="autoplay"
          uuid={leads?.uuid ?? null}
          account={account}
          filters={{ dids: [did], ...(tags.length > 0 && { tags }) }}
          settings={{ DealershipId: '-' }}
        />
      )}
    </FormDialog>
  );
}
