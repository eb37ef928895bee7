import { useIntl } from 'react-intl';
import type { Account } from '#contract/tenancy/accounts.contract.ts';
import { isUsuallyBilled } from '#contract/tenancy/billingClient.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { pair } from './Account.css.ts';
import { accountMessages as text, inheritedMessage } from './account.messages.ts';
import type { AccountFormState } from './useAccountForm.ts';

/** Carrier route and billing. In a new account, the billing choice follows its type until it is changed. */
export function SellerFields({ form, account }: { form: AccountFormState; account: Account | undefined }) {
  const intl = useIntl();
  const accounts = useAccounts();
  const { father, type, billingClient } = form.values;
  const above = accounts.find(({ id }) => String(id) === father);
  const usual = isUsuallyBilled(type, above?.type) ? 'yes' : 'no';
  const stays = account !== undefined && father === String(account.father ?? '');
  const inherited = stays ? account.inheritedHighway : null;
  return (
    <div className={pair}>
      <TextField
        label={intl.formatMessage(text.highway)}
        hint={
          inherited === null
            ? intl.formatMessage(text.highwayHint)
            : intl.formatMessage(inheritedMessage, { highway: inherited })
        }
        maxLength={60}
        {...form.field('highway')}
      />
      <SelectField
        label={intl.formatMessage(text.billingClient)}
        hint={intl.formatMessage(text.billingClientHint)}
        choices={[
          { value: 'yes', label: intl.formatMessage(text.yes) },
          { value: 'no', label: intl.formatMessage(text.no) },
        ]}
        {...form.field('billingClient')}
        value={billingClient === 'usual' ? usual : billingClient}
      />
    </div>
  );
}
