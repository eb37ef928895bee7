import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import type { HandedLink } from '#contract/tenancy/mailLinks.contract.ts';
import type { TeamMember } from '#contract/tenancy/teamMember.ts';
import { EmailAddress } from '#values/emailAddress.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { useLeaveGuard } from '../../../page/frame/useLeaveGuard.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { HandedLinkDialog } from '../../../page/handedLink/HandedLinkDialog.tsx';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { PersonFields } from './PersonFields.tsx';
import { RolesCard } from './RolesCard.tsx';
import { RulesCard } from './RulesCard.tsx';
import { end, page } from './User.css.ts';
import { type UserDraft, userFields } from './userDraft.ts';
import { userMessages as words } from './user.messages.ts';
import { useLeaveQuestion } from '../../../page/frame/useLeaveQuestion.ts';

const NewUser = z.object({ ...userFields, email: EmailAddress, account: z.number().nullable().pipe(z.number()) });

const emptyDraft = { firstName: '', lastName: '', mobile: null, email: '', allow: {}, acl: [], webPhone: false };

/** Invites a user to an account with a set of permissions. */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const accounts = useAccounts();
  const me = useProfile();
  const form = useForm<UserDraft & { email: string; account: number | null }, z.output<typeof NewUser>>(NewUser, {
    ...emptyDraft,
    account: me.account,
    timezone: me.tz,
    locale: me.locale,
  });
  useLeaveGuard(form.dirty, useLeaveQuestion());
  const { name: _account, ...account } = form.field('account');
  const exists = form.failure instanceof ApiError && form.failure.code === 'ALREADY-EXISTS';
  const [handed, setHanded] = useState<{ link: HandedLink; name: string } | null>(null);
  const showFailure = useFailureToast();
  const leave = () => void navigate(paths.users());
  const done = async ({ id, account: home, firstName }: TeamMember) => {
    void invalidate('listUsers');
    try {
      const { sends } = await call(endpoints.getMailState, { params: { account: home } });
      if (!sends) return setHanded({ link: await call(endpoints.createUserLink, { params: { id } }), name: firstName });
      toasts.add('success', intl.formatMessage(words.invited));
    } catch (error) {
      showFailure(error);
    }
    return leave();
  };
  return (
    <PageFrame title={intl.formatMessage(words.newTitle)}>
      {handed && <HandedLinkDialog {...handed} onClose={leave} />}
      <Form
        form={form}
        onSubmit={form.submit(
          (body) => call(endpoints.inviteUser, { body }),
          (member) => void done(member),
        )}
      >
        <div className={page}>
          {form.failure !== null && (
            <FailureNotice error={form.failure} text={exists ? intl.formatMessage(words.exists) : undefined} />
          )}
          <Card title={intl.formatMessage(words.person)}>
            <div className={page}>
              <TextField
                label={intl.formatMessage(words.email)}
                hint={intl.formatMessage(words.emailHint)}
                type="email"
                inputMode="email"
                autoComplete="off"
                required
                {...form.field('email')}
              />
              <PersonFields
                firstName={form.field('firstName')}
                lastName={form.field('lastName')}
                mobile={form.field('mobile')}
                locale={form.field('locale')}
                timezone={form.field('timezone')}
              />
              <AccountField
                label={intl.formatMessage(words.account)}
                hint={intl.formatMessage(words.accountHint)}
                accounts={accounts}
                {...account}
                onChange={(id) => {
                  account.onChange(id);
                  form.set('acl', []);
                }}
              />
            </div>
          </Card>
          <RolesCard
            account={form.values.account}
            allow={form.values.allow}
            before={{}}
            webPhone={form.values.webPhone}
            own={false}
            onAllow={(allow) => form.set('allow', allow)}
            onWebPhone={(webPhone) => form.set('webPhone', webPhone)}
          />
          <RulesCard account={form.values.account} rules={form.values.acl} onChange={(acl) => form.set('acl', acl)} />
          <div className={end}>
            <Button type="submit" look="primary" busy={form.busy}>
              {intl.formatMessage(words.invite)}
            </Button>
          </div>
        </div>
      </Form>
    </PageFrame>
  );
}
