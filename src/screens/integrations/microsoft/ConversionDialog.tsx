import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import type { MicrosoftConversion } from '#contract/integrations/microsoft.contract.ts';
import { Uuid } from '#values/ids.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { NumbersField } from '../../../page/numbers/NumbersField.tsx';
import { LinkField } from '../../../page/oauthLinks/LinkField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { PickField } from '../../../ui/pickList/PickField.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { GoalFields } from './GoalFields.tsx';
import { microsoftMessages as words } from './microsoft.messages.ts';

interface ConversionDialogProps {
  account: number;
  /** Null to add one. */
  conversion: MicrosoftConversion | null;
  onClose: () => void;
  onSaved: () => void;
}

const id = z.string().regex(/^\d+$/);
const Draft = z.object({
  oAuth: Uuid,
  advertiserId: id,
  conversionId: id,
  dids: z.array(z.string()),
  tags: z.array(z.string()),
});

/** The linked account, the advertising account and goal in it, and which calls are counted. */
export function ConversionDialog({ account, conversion, onClose, onSaved }: ConversionDialogProps) {
  const intl = useIntl();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const form = useForm(Draft, {
    oAuth: conversion?.oAuth ?? '',
    advertiserId: conversion?.advertiserId ?? '',
    conversionId: conversion?.conversionId ?? '',
    dids: conversion?.filters.dids ?? [],
    tags: conversion?.filters.tags ?? [],
  });
  const { oAuth, dids, tags } = form.values;
  const known = useEndpoint('listCallTags', {}).data ?? [];
  const names = new Set([...known.map(({ name }) => name), ...tags]);
  const save = form.submit(
    ({ dids: numbers, tags: chosen, ...rest }) => {
      const body = { ...rest, filters: { dids: numbers, tags: chosen } };
      if (!conversion) return call(endpoints.createMicrosoft, { body: { account, ...body } });
      const { uuid, version } = conversion;
      return call(endpoints.changeMicrosoft, { params: { uuid }, body: { version, ...body } });
    },
    () => {
      toasts.add('success', text('saved'));
      onSaved();
    },
  );
  return (
    <FormDialog title={text(conversion ? 'edit' : 'add')} form={form} onSubmit={save} onClose={onClose}>
      <LinkField
        account={account}
        provider="microsoft"
        value={oAuth}
        error={form.errorAt('oAuth')}
        onChange={(next) => form.set('oAuth', next)}
      />
      {oAuth !== '' && <GoalFields key={oAuth} account={account} form={form} />}
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
    </FormDialog>
  );
}
