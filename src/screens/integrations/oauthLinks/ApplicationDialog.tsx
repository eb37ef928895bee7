import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import type { OAuthProvider } from '#values/oauthWords.ts';
import { call } from '../../../api/client/call.ts';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { providerNames } from '../../../page/oauthLinks/oauthLinks.messages.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { oauthLinksMessages as words, oauthLinksNamed as named } from './oauthLinks.messages.ts';

interface ApplicationDialogProps {
  account: number;
  provider: OAuthProvider;
  /** Of the application that is kept. */
  clientId: string | null;
  onClose: () => void;
  onSaved: () => void;
}

const given = z.string().trim().min(1).max(300);
const kept = z.union([z.literal('').transform(() => undefined), given]);

const draftOf = (isSet: boolean, hasToken: boolean) =>
  z.object({
    clientId: given,
    clientSecret: isSet ? kept : given,
    developerToken: !hasToken ? z.literal('').transform(() => undefined) : isSet ? kept : given,
  });

/** The id and secrets of an application that was registered at a provider. */
export function ApplicationDialog({ account, provider, clientId, onClose, onSaved }: ApplicationDialogProps) {
  const intl = useIntl();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const [isSet, hasToken] = [clientId !== null, provider === 'microsoft'];
  const initial = { clientId: clientId ?? '', clientSecret: '', developerToken: '' };
  const form = useForm(draftOf(isSet, hasToken), initial);
  const save = form.submit(
    ({ clientId: id, clientSecret, developerToken }) =>
      call(endpoints.saveOAuthClient, {
        params: { account, provider },
        body: {
          clientId: id,
          ...(clientSecret !== undefined && { clientSecret }),
          ...(developerToken !== undefined && { developerToken }),
        },
      }),
    () => {
      toasts.add('success', text('saved'));
      onSaved();
    },
  );
  const title = intl.formatMessage(named.application, { provider: providerNames[provider] });
  const secret = isSet ? { hint: text('secretKept'), optional: true } : {};
  return (
    <FormDialog title={title} form={form} onSubmit={save} onClose={onClose}>
      <TextField label={text('clientId')} autoComplete="off" maxLength={300} {...form.field('clientId')} />
      <TextField
        label={text('clientSecret')}
        {...secret}
        type="password"
        autoComplete="off"
        maxLength={300}
        {...form.field('clientSecret')}
      />
      {hasToken && (
        <TextField
          label={text('developerToken')}
          {...secret}
          type="password"
          autoComplete="off"
          maxLength={300}
          {...form.field('developerToken')}
        />
      )}
    </FormDialog>
  );
}
