import { useIntl } from 'react-intl';
import { localeNames, locales } from '../../../page/locale/locale.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { muted, pair, stack } from './Account.css.ts';
import { accountMessages as text } from './account.messages.ts';
import type { AccountFormState } from './useAccountForm.ts';

/** Whether to invite an owner, and how. */
export function OwnerFields({ form }: { form: AccountFormState }) {
  const intl = useIntl();
  return (
    <Card title={intl.formatMessage(text.owner)}>
      <div className={stack}>
        <Checkbox checked={form.values.isInvited} onChange={(isInvited) => form.set('isInvited', isInvited)}>
          {intl.formatMessage(text.invite)}
        </Checkbox>
        <p className={muted}>{intl.formatMessage(text.inviteHint)}</p>
        {form.values.isInvited && (
          <>
            <TextField
              label={intl.formatMessage(text.email)}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              required
              {...form.field('email')}
            />
            <div className={pair}>
              <SelectField
                label={intl.formatMessage(text.language)}
                choices={locales.map((value) => ({ value, label: localeNames[value] }))}
                {...form.field('locale')}
              />
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
