import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Website } from '#contract/attribution/websites.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import { CopyText } from '../../../ui/text/CopyText.tsx';
import { CheckCard } from './CheckCard.tsx';
import {
  installNamed,
  installWords as words,
  type Platform,
  platforms,
  platformSteps,
  platformWords,
} from './install.messages.ts';
import { muted, stack, steps } from './Websites.css.ts';

/** The pages that ask are seen while somebody waits for the first one. */
const refreshInterval = 10_000;

/** What to put on the website, whether it is there, and what stands in the way. */
export function InstallTab({ website: { code } }: { website: Website }) {
  const intl = useIntl();
  const { tz: timeZone } = useProfile();
  const { data: snippet, error, mutate } = useEndpoint('getSnippet', { params: { code } }, { refreshInterval });
  const [isOpen, setOpen] = useState(false);
  if (!snippet) return error ? <FailedLoad error={error} onRetry={() => void mutate()} /> : <Skeleton height="40dvh" />;
  const { address, pinned, integrity, seenAt, visits } = snippet;
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  return (
    <div className={stack}>
      {seenAt === null ? (
        <Notice tone="info">{text('neverSeen')}</Notice>
      ) : (
        <Notice tone="success">
          {intl.formatMessage(installNamed.seen, {
            when: intl.formatDate(seenAt, { timeZone, dateStyle: 'medium', timeStyle: 'short' }),
            count: visits.day,
          })}
        </Notice>
      )}
      <Card title={text('codeTitle')}>
        <div className={stack}>
          <p className={muted}>{text('codeIntro')}</p>
          <CopyText label={text('code')} copyLabel={text('copyCode')} text={scriptOf({ src: address })} />
          <PlatformHelp />
        </div>
      </Card>
      <CheckCard code={code} />
      <Disclosure title={text('consentTitle')} open={isOpen} onOpen={setOpen}>
        <div className={stack}>
          <p className={muted}>{text('consentIntro')}</p>
          <CopyText
            label={text('consentCode')}
            copyLabel={text('copyConsent')}
            text={scriptOf({ src: address, 'data-consent': 'wait' })}
          />
          <p className={muted}>{text('pinnedIntro')}</p>
          <CopyText
            label={text('pinnedCode')}
            copyLabel={text('copyPinned')}
            text={scriptOf({ src: pinned, 'data-code': code, integrity, crossorigin: 'anonymous' })}
          />
        </div>
      </Disclosure>
    </div>
  );
}

function scriptOf(attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<script async ${written.join(' ')}></script>`;
}

function PlatformHelp() {
  const intl = useIntl();
  const [platform, setPlatform] = useState<Platform>('html');
  return (
    <Tabs
      label={intl.formatMessage(words.where)}
      tabs={platforms.map((name) => ({ name, label: intl.formatMessage(platformWords[name]) }))}
      chosen={platform}
      onChoose={setPlatform}
    >
      <ol className={steps}>
        {Object.values(platformSteps[platform]).map((step) => (
          <li key={step.id}>{intl.formatMessage(step)}</li>
        ))}
      </ol>
    </Tabs>
  );
}
