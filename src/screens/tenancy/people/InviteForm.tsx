import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import type { Invite } from '#contract/tenancy/invites.contract.ts';
import { LastName, PersonName } from '#values/personName.ts';
import { isPasswordStrong, type PasswordStrength } from '#values/password.ts';
import { call } from '../../../api/client/call.ts';
import { useHostTheme } from '../../../page/frame/ThemeContext.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { PasswordField } from '../../../ui/password/PasswordField.tsx';
import { inviteMessages as words } from './invite.messages.ts';

const acceptance = (strength: PasswordStrength) =>
  z
    .object({
      firstName: PersonName,
      lastName: LastName,
      password: z.string().refine((text) => isPasswordStrong(text, strength), { error: 'passwordWeak' }),
      repeat: z.string(),
    })
    .refine(({ password, repeat }) => password === repeat, { error: 'passwordsDiffer', path: ['repeat'] });

interface InviteFormProps {
  token: string;
  invite: Invite;
  onAccepted: () => void;
}

export function InviteForm({ token, invite, onAccepted }: InviteFormProps) {
  const { passwordRule: strength } = useHostTheme().settings;
  const intl = useIntl();
  const { firstName, lastName } = invite;
  const form = useForm(acceptance(strength), { firstName, lastName: lastName ?? '', password: '', repeat: '' });
  const accept = ({ repeat: _repeat, ...body }: z.output<ReturnType<typeof acceptance>>) =>
    call(endpoints.acceptInvite, { params: { token }, body });
  return (
    <Form form={form} onSubmit={form.submit(accept, onAccepted)}>
      {form.failure !== null && <FailureNotice error={form.failure} />}
      <TextField
        label={intl.formatMessage(words.firstName)}
        autoComplete="given-name"
        maxLength={100}
        required
        {...form.field('firstName')}
      />
      <TextField
        label={intl.formatMessage(words.lastName)}
        autoComplete="family-name"
        maxLength={100}
        optional
        {...form.field('lastName')}
      />
      <input type="hidden" name="username" autoComplete="username" value={invite.email} readOnly />
      <PasswordField
        label={intl.formatMessage(words.password)}
        autoComplete="new-password"
        strength={strength}
        required
        {...form.field('password')}
      />
      <PasswordField
        label={intl.formatMessage(words.repeat)}
        autoComplete="new-password"
        required
        {...form.field('repeat')}
      />
      <Button type="submit" look="primary" size="large" wide busy={form.busy}>
        {intl.formatMessage(words.accept)}
      </Button>
    </Form>
  );
}
