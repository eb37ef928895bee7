import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import type { HubSpot } from '#contract/integrations/hubspot.contract.ts';
import { Uuid } from '#values/ids.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { DryRun } from '../../../page/deliveries/DryRun.tsx';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { NumbersField } from '../../../page/numbers/NumbersField.tsx';
import { LinkField } from '../../../page/oauthLinks/LinkField.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { PickField } from '../../../ui/pickList/PickField.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { hubspotMessages as words } from './hubspot.messages.ts';

interface HubDialogProps {
  account: number;
  /** Null to add one. */
  hub: HubSpot | null;
  onClose: () => void;
  onSaved: () => void;
}

const Draft = z.object({
  oAuth: Uuid,
  shareContacts: z.boolean(),
  skipAnonymous: z.boolean(),
  dids: z.array(z.string()),
  tags: z.array(z.string()),
});

/** The linked hub, which calls are logged there, and whether callers become contacts. */
export function HubDialog({ account, hub, onClose, onSaved }: HubDialogProps) {
  const intl = useIntl();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const form = useForm(Draft, {
    oAuth: hub?.oAuth ?? '',
    shareContacts: hub?.shareContacts ?? true,
    skipAnonymous: hub?.skipAnonymous ?? true,
    dids: hub?.filters.dids ?? [],
    tags: hub?.filters.tags ?? [],
  });
  const { oAuth, shareContacts, skipAnonymous, dids, tags } = form.values;
  const known = useEndpoint('listCallTags', {}).data ?? [];
  const names = new Set([...known.map(({ name }) => name), ...tags]);
  const save = form.submit(
    ({ oAuth: link, dids: numbers, tags: chosen, ...rest }) => {
      const body = { ...rest, filters: { dids: numbers, tags: chosen } };
      return hub
        ? call(endpoints.changeHubSpot, { params: { uuid: hub.uuid }, body: { version: hub.version, ...body } })
        : call(endpoints.createHubSpot, { body: { account, oAuth: link, ...body } });
    },
    () => {
      toasts.add('success', text('saved'));
      onSaved();
    },
  );
  return (
    <FormDialog title={text(hub ? 'edit' : 'add')} form={form} onSubmit={save} onClose={onClose}>
      {!hub && (
        <LinkField
          account={account}
          provider="hubspot"
          value={oAuth}
          error={form.errorAt('oAuth')}
          onChange={(next) => form.set('oAuth', next)}
        />
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
      <Checkbox name="shareContacts" checked={shareContacts} onChange={(next) => form.set('shareContacts', next)}>
        {text('shareContacts')}
      </Checkbox>
      <Checkbox name="skipAnonymous" checked={skipAnonymous} onChange={(next) => form.set('skipAnonymous', next)}>
        {text('skipAnonymous')}
      </Checkbox>
      <DryRun
        type="hubspot"
        uuid={hub?.uuid ?? null}
        account={account}
        filters={{ ...(dids.length > 0 && { dids }), ...(tags.length > 0 && { tags }) }}
        settings={{ name: hub?.hubName ?? '', shareContacts, skipAnonymous }}
      />
    </FormDialog>
  );
}
