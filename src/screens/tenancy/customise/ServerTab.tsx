import { useIntl } from 'react-intl';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { columns, stack } from './Custom.css.ts';
import { customMessages as text } from './custom.messages.ts';
import { DnsCard } from './DnsCard.tsx';
import { serverMessages as words } from './server.messages.ts';
import { SmtpForm } from './SmtpForm.tsx';

/** The mail server that sends an account's emails. */
export function ServerTab({ account }: { account: number }) {
  const intl = useIntl();
  const { data, error, mutate } = useEndpoint('getSmtp', { params: { account } }, { revalidateOnFocus: false });
  if (error) return <FailedLoad error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height="50dvh" />;
  return (
    <div className={columns}>
      <div className={stack}>
        {!data.settings && (
          <Notice tone={data.otherwise === 'nobody' ? 'warning' : 'info'}>
            {intl.formatMessage(words[data.otherwise])}
          </Notice>
        )}
        <SmtpForm
          key={data.version}
          account={account}
          loaded={data}
          onSaved={(saved) => {
            toasts.add('success', intl.formatMessage(text.saved));
            void mutate(saved, false);
          }}
        />
      </div>
      <DnsCard account={account} kinds={['spf', 'dkim', 'dmarc']} />
    </div>
  );
}
