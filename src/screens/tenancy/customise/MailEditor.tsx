import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { columns } from './Custom.css.ts';
import { customMessages as text } from './custom.messages.ts';
import { MailForm } from './MailForm.tsx';

/** Edits the template of an email type. */
export function MailEditor({ account, type, onSaved }: { account: number; type: string; onSaved: () => void }) {
  const intl = useIntl();
  const profile = useProfile();
  const [locale, setLocale] = useState<Locale>(profile.locale);
  const read = useEndpoint('getMailTemplate', { params: { account, type } }, { revalidateOnFocus: false });
  if (read.error) return <FailedLoad error={read.error} onRetry={() => void read.mutate()} />;
  if (!read.data) {
    return (
      <div className={columns}>
        <Skeleton height="60dvh" />
        <Skeleton height="60dvh" />
      </div>
    );
  }
  return (
    <MailForm
      key={read.data.version}
      mail={{ account, type, locale }}
      loaded={read.data}
      onLocale={setLocale}
      onSaved={(saved) => {
        toasts.add('success', intl.formatMessage(text.saved));
        void read.mutate(saved, false);
        onSaved();
      }}
    />
  );
}
