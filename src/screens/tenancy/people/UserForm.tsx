import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import type { TeamMember } from '#contract/tenancy/teamMember.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { useLeaveGuard } from '../../../page/frame/useLeaveGuard.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { PersonFields } from './PersonFields.tsx';
import { RolesCard } from './RolesCard.tsx';
import { RulesCard } from './RulesCard.tsx';
import { page } from './User.css.ts';
import { draftOf, type UserDraft, userFields } from './userDraft.ts';
import { userMessages as words } from './user.messages.ts';
import { useLeaveQuestion } from '../../../page/frame/useLeaveQuestion.ts';

const Change = z.object(userFields);

/** Edits a user. One's own access is read-only. */
export function UserForm({ member, own }: { member: TeamMember; own: boolean }) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const form = useForm<UserDraft, z.output<typeof Change>>(Change, draftOf(member));
  useLeaveGuard(form.dirty, useLeaveQuestion());
  const stale = form.failure instanceof ApiError && form.failure.code === 'STALE-VERSION';
  const save = async (draft: z.output<typeof Change>) => {
    const { allow, acl, webPhone, ...person } = draft;
    const access = own ? {} : { allow, acl, webPhone };
    try {
      return await call(endpoints.changeUser, {
        params: { email: member.email },
        body: { version: member.version, ...person, ...access },
      });
    } finally {
      await invalidate('listUsers');
    }
  };
  return (
    <Form
      form={form}
      onSubmit={form.submit(save, (saved) => {
        form.reset(draftOf(saved));
        toasts.add('success', intl.formatMessage(words.saved));
      })}
    >
      <div className={page}>
        {form.failure !== null && (
          <FailureNotice error={form.failure} text={stale ? intl.formatMessage(words.stale) : undefined} />
        )}
        <Card title={intl.formatMessage(words.person)}>
          <div className={page}>
            <PersonFields
              firstName={form.field('firstName')}
              lastName={form.field('lastName')}
              mobile={form.field('mobile')}
              locale={form.field('locale')}
              timezone={form.field('timezone')}
            />
          </div>
        </Card>
        <RolesCard
          account={member.account}
          allow={form.values.allow}
          before={member.allow}
          webPhone={form.values.webPhone}
          extension={member.sip?.exten}
          own={own}
          onAllow={(allow) => form.set('allow', allow)}
          onWebPhone={(webPhone) => form.set('webPhone', webPhone)}
        />
        {!own && (
          <RulesCard account={member.account} rules={form.values.acl} onChange={(acl) => form.set('acl', acl)} />
        )}
        <SaveBar dirty={form.dirty} busy={form.busy} onDiscard={() => form.reset()} />
      </div>
    </Form>
  );
}
