import { useIntl } from 'react-intl';
import { emergencyNumbers } from '#values/emergencyNumbers.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useAccounts } from '../accounts/useAccounts.ts';
import { emergencyNotice } from './webPhone.messages.ts';

/** Says what a web phone of an account can't be used for. Nothing until the account's country is known. */
export function EmergencyNotice({ account }: { account: number | null }) {
  const intl = useIntl();
  const country = useAccounts().find(({ id }) => id === account)?.country;
  if (country === undefined) return null;
  const numbers = intl.formatList(emergencyNumbers(country), { type: 'disjunction' });
  return <Notice tone="warning">{intl.formatMessage(emergencyNotice, { numbers })}</Notice>;
}
