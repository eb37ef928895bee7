import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { choice, list, stack } from './Custom.css.ts';
import { mailMessages as words } from './mails.messages.ts';
import { MailEditor } from './MailEditor.tsx';
import { Section } from './Section.tsx';

/** The emails that an account sends, with an editor for each. */
export function MailsTab({ account }: { account: number }) {
  const intl = useIntl();
  const { locale } = useProfile();
  const { data, error, mutate } = useEndpoint('getCustomisation', { params: { account }, query: { locale } });
  const [chosen, setChosen] = useState<string | null>(null);
  if (error) return <FailedLoad error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height="60dvh" />;
  const type = chosen ?? data.mails[0]?.type;
  return (
    <div className={stack}>
      <Section title={intl.formatMessage(words.which)}>
        <ul className={list}>
          {data.mails.map((mail) => (
            <li key={mail.type}>
              <button
                type="button"
                className={choice}
                aria-current={mail.type === type ? 'true' : undefined}
                onClick={() => setChosen(mail.type)}
              >
                <span>{mail.subject}</span>
                {mail.own && <Badge tone="primary">{intl.formatMessage(words.own)}</Badge>}
              </button>
            </li>
          ))}
        </ul>
      </Section>
      {type !== undefined && <MailEditor key={type} account={account} type={type} onSaved={() => void mutate()} />}
    </div>
  );
}
