import { useState } from 'react';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import { type Account, SignupPayment } from '#contract/tenancy/accounts.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { HandedLink } from '#contract/tenancy/mailLinks.contract.ts';
import { Locale } from '#contract/tenancy/users.contract.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { localeChoice, localeNames, locales } from '../../../page/locale/locale.ts';
import { HandedLinkDialog } from '../../../page/handedLink/HandedLinkDialog.tsx';
import { useSendsMail } from '../../../page/handedLink/useSendsMail.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { muted, stack } from './Account.css.ts';
import { accountMessages as text, invitationMessage, resentMessage, unsentMessage } from './account.messages.ts';

const Draft = z.object({ email: z.email(), payment: SignupPayment, locale: Locale });

/** Shows an account's pending invitation and sends a new link. */
export function InvitationCard({ account, onChanged }: { account: Account; onChanged: (account: Account) => void }) {
  const intl = useIntl();
  const { invitation } = account;
  const form = useForm(Draft, {
    email: invitation?.email ?? '',
    payment: 'skip' as const,
    locale: localeChoice.current(),
  });
  const isTaken = form.failure instanceof ApiError && form.failure.code === 'ALREADY-EXISTS';
  const [handed, setHanded] = useState<{ link: HandedLink; name: string } | null>(null);
  const sends = useSendsMail(account.id) !== false;
  const params = { accountId: account.id };
  const send = form.submit(async (body) => {
    onChanged(await call(endpoints.inviteOwner, { params, body }));
    if (sends) toasts.add('success', intl.formatMessage(resentMessage, { email: body.email }));
    else setHanded({ link: await call(endpoints.createOwnerLink, { params }), name: body.email });
  });
  return (
    <Card title={intl.formatMessage(text.invitation)}>
      {handed && <HandedLinkDialog {...handed} onClose={() => setHanded(null)} />}
      <div className={stack}>
        <p className={muted}>
          {invitation
            ? intl.formatMessage(sends ? invitationMessage : unsentMessage, {
                email: invitation.email,
                date: intl.formatDate(invitation.expiresAt, { dateStyle: 'long' }),
              })
            : intl.formatMessage(text.noInvitation)}
        </p>
        <Form form={form} onSubmit={send}>
          {form.failure !== null && (
            <FailureNotice error={form.failure} text={isTaken ? intl.formatMessage(text.taken) : undefined} />
          )}
          <TextField label={intl.formatMessage(text.email)} type="email" autoComplete="off" {...form.field('email')} />
          <SelectField
            label={intl.formatMessage(text.language)}
            choices={locales.map((value) => ({ value, label: localeNames[value] }))}
            {...form.field('locale')}
          />
          <Button type="submit" busy={form.busy}>
            {intl.formatMessage(sends ? text.resend : text.handOver)}
          </Button>
        </Form>
      </div>
    </Card>
  );
}
