import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { Locale, type Profile } from '#contract/tenancy/users.contract.ts';
import { LastName, PersonName } from '#values/personName.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { localeChoices } from '../../../page/locale/localeChoices.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { useLeaveGuard } from '../../../page/frame/useLeaveGuard.ts';
import { useLeaveQuestion } from '../../../page/frame/useLeaveQuestion.ts';
import { useSessionActor } from '../../../page/session/SessionContext.ts';
import { TimezoneField } from '../../../ui/country/TimezoneField.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { PhoneField } from '../../../ui/phone/PhoneField.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { pair } from './Profile.css.ts';
import { profileMessages as words } from './profile.messages.ts';

const Mine = z.object({
  firstName: PersonName,
  lastName: LastName,
  mobile: z.string().nullable(),
  tz: z.string(),
  locale: Locale,
});

/** Edits the user's own details; saving updates the session. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const session = useSessionActor();
  const { firstName, lastName, mobile, tz, locale, version } = profile;
  const form = useForm(Mine, { firstName, lastName: lastName ?? '', mobile, tz, locale });
  useLeaveGuard(form.dirty, useLeaveQuestion());
  const stale = form.failure instanceof ApiError && form.failure.code === 'STALE-VERSION';
  const { name: _zone, ...timezone } = form.field('tz');
  const save = (mine: z.output<typeof Mine>) => call(endpoints.changeMe, { body: { version, ...mine } });
  const done = (saved: Profile) => {
    session.send({ type: 'profile.changed', profile: saved });
    toasts.add('success', intl.formatMessage(words.saved));
  };
  return (
    <Form form={form} onSubmit={form.submit(save, done)}>
      {form.failure !== null && (
        <FailureNotice error={form.failure} text={stale ? intl.formatMessage(words.stale) : undefined} />
      )}
      <div className={pair}>
        <TextField label={intl.formatMessage(words.firstName)} maxLength={100} required {...form.field('firstName')} />
        <TextField label={intl.formatMessage(words.lastName)} maxLength={100} optional {...form.field('lastName')} />
      </div>
      <div className={pair}>
        <PhoneField label={intl.formatMessage(words.mobile)} optional {...form.field('mobile')} />
        <SelectField label={intl.formatMessage(words.locale)} choices={localeChoices} {...form.field('locale')} />
      </div>
      <TimezoneField label={intl.formatMessage(words.timezone)} {...timezone} />
      <SaveBar dirty={form.dirty} busy={form.busy} onDiscard={() => form.reset()} />
    </Form>
  );
}
