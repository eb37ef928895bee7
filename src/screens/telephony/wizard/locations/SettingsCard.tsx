import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import type { Location } from '#contract/telephony/locations.contract.ts';
import { LocationDetails } from '#values/places/locationDetails.ts';
import { ApiError } from '../../../../api/client/apiError.ts';
import { call } from '../../../../api/client/call.ts';
import { FailureNotice } from '../../../../page/errors/FailureNotice.tsx';
import { useErrorText } from '../../../../page/errors/useErrorText.ts';
import { useLeaveGuard } from '../../../../page/frame/useLeaveGuard.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { confirmations } from '../../../../ui/dialog/confirmations.ts';
import { Checkbox } from '../../../../ui/field/Checkbox.tsx';
import { SelectField } from '../../../../ui/field/SelectField.tsx';
import { TextArea } from '../../../../ui/field/TextArea.tsx';
import { TextField } from '../../../../ui/field/TextField.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { useForm } from '../../../../ui/form/useForm.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { toasts } from '../../../../ui/toast/toasts.ts';
import * as styles from './Locations.css.ts';
import { locationsMessages as words } from './locations.messages.ts';

const numbersFrom = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: String(from + at), label: String(from + at) }));

/** The name and the ways to find a branch, and deleting the location routing. */
export function SettingsCard({ location, onChanged }: { location: Location; onChanged: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { id, account, version } = location;
  const { name, IVRmessage, IVRdigits, IVRattempts, postcodePrompt, geoLocation, mobileLocation } = location;
  const asked = { name, IVRmessage, IVRdigits, IVRattempts };
  const form = useForm(LocationDetails, { ...asked, postcodePrompt, geoLocation, mobileLocation });
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const question = useMemo(
    () => ({
      title: intl.formatMessage(words.leaveTitle),
      text: intl.formatMessage(words.leaveBody),
      confirm: intl.formatMessage(words.leave),
      cancel: intl.formatMessage(words.stay),
    }),
    [intl],
  );
  useLeaveGuard(form.dirty, question, () => form.reset());
  const isStale = form.failure instanceof ApiError && form.failure.code === 'STALE-VERSION';
  const save = form.submit(
    (body) => call(endpoints.changeLocation, { params: { account, id }, body: { ...body, version } }),
    () => {
      toasts.add('success', text('saved'));
      onChanged();
    },
  );

  async function remove(): Promise<void> {
    const sure = await confirmations.ask({
      title: text('remove'),
      text: text('removeBody'),
      confirm: text('remove'),
      cancel: text('cancel'),
      danger: true,
    });
    if (!sure) return;
    try {
      await call(endpoints.deleteLocation, { params: { account, id } });
      onChanged();
    } catch (error) {
      const inUse = error instanceof ApiError && error.code === 'WRONG-STATUS';
      toasts.add('error', inUse ? text('inUse') : errorText(error));
    }
  }
  const whole = (field: 'IVRdigits' | 'IVRattempts', from: number, to: number, label: string) => (
    <SelectField
      label={label}
      name={field}
      value={String(form.values[field])}
      choices={numbersFrom(from, to)}
      onChange={(value) => form.set(field, Number(value))}
    />
  );
  return (
    <Card title={text('settings')}>
      <Form form={form} onSubmit={save}>
        {form.failure !== null && <FailureNotice error={form.failure} text={isStale ? text('stale') : undefined} />}
        <p className={styles.muted}>{text('settingsHint')}</p>
        <TextField label={text('name')} maxLength={100} {...form.field('name')} />
        {(['geoLocation', 'mobileLocation', 'postcodePrompt'] as const).map((field) => (
          <Checkbox
            key={field}
            name={field}
            checked={form.values[field]}
            onChange={(checked) => form.set(field, checked)}
          >
            {text(field)}
          </Checkbox>
        ))}
        <TextArea label={text('message')} optional maxLength={2000} {...form.field('IVRmessage')} />
        <div className={styles.pair}>
          {whole('IVRdigits', 3, 10, text('digits'))}
          {whole('IVRattempts', 1, 5, text('attempts'))}
        </div>
        <div className={styles.line}>
          <Button look="primary" type="submit" busy={form.busy} disabled={!form.dirty}>
            {text('save')}
          </Button>
          <Button look="danger" onClick={() => void remove()}>
            {text('remove')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
