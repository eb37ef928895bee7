import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { paths } from '#contract/paths.ts';
import { adviceMessages as words } from './advice.messages.ts';

/** Suggests a new password when it is over two months old; never while impersonating. */
export function PasswordAdvice() {
  const intl = useIntl();
  const { data } = useEndpoint('getSecurity', {}, { revalidateOnFocus: false, shouldRetryOnError: false });
  if (!data?.passwordAdvised) return null;
  return (
    <Notice tone="info" action={<Link to={paths.me()}>{intl.formatMessage(words.change)}</Link>}>
      {intl.formatMessage(words.password)}
    </Notice>
  );
}
