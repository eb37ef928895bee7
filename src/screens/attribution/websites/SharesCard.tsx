import { useIntl } from 'react-intl';
import type { Website } from '#contract/attribution/websites.contract.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import type { FormState } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { AccountsField } from '../../../ui/pickList/AccountsField.tsx';
import { editorWords as words } from './editor.messages.ts';
import type { WebsiteValues } from './websiteDraft.ts';

interface SharesCardProps {
  website: Website;
  form: Pick<FormState<WebsiteValues, unknown>, 'values' | 'set' | 'errorAt'>;
}

/** Accounts whose numbers the website may show as well; nothing for who sees no other account. */
export function SharesCard({ website: { account }, form: { values, set, errorAt } }: SharesCardProps) {
  const intl = useIntl();
  const others = useAccounts().filter(({ id }) => id !== account);
  if (others.length === 0) return null;
  return (
    <Card title={intl.formatMessage(words.sharesTitle)}>
      <AccountsField
        label={intl.formatMessage(words.shares)}
        hint={intl.formatMessage(words.sharesHint)}
        error={errorAt('shares')}
        accounts={others}
        value={values.shares}
        onChange={(shares) => set('shares', shares)}
      />
    </Card>
  );
}
