import { useIntl } from 'react-intl';
import type { DnsHint } from '#contract/tenancy/customise.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { Badge, type BadgeTone } from '../../../ui/feedback/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { code, facts, line, muted, stack } from './Custom.css.ts';
import { dnsMessages as words, dnsStateMessages } from './dns.messages.ts';
import { Section } from './Section.tsx';

const tones: Record<DnsHint['state'], BadgeTone> = {
  right: 'success',
  missing: 'error',
  other: 'warning',
  unknown: 'neutral',
};

/** The DNS records needed, and those found. */
export function DnsCard({ account, kinds }: { account: number; kinds: readonly DnsHint['kind'][] }) {
  const intl = useIntl();
  const read = useEndpoint('getDnsHints', { params: { account } }, { revalidateOnFocus: false });
  const hints = read.data?.filter(({ kind }) => kinds.includes(kind));
  return (
    <Section
      title={intl.formatMessage(words.title)}
      actions={
        <Button size="small" look="quiet" busy={read.isValidating} onClick={() => void read.mutate()}>
          {intl.formatMessage(words.again)}
        </Button>
      }
    >
      {read.error && <FailedLoad error={read.error} onRetry={() => void read.mutate()} />}
      {!hints && !read.error && <Skeleton height="180px" />}
      {hints?.length === 0 && <p className={muted}>{intl.formatMessage(words.none)}</p>}
      {hints?.map((hint) => (
        <div key={hint.kind} className={stack}>
          <span className={line}>
            <b>{intl.formatMessage(words[hint.kind])}</b>
            <Badge tone={tones[hint.state]}>{intl.formatMessage(dnsStateMessages[hint.state])}</Badge>
          </span>
          <dl className={facts}>
            <dt className={muted}>{intl.formatMessage(words.record)}</dt>
            <dd className={code}>{`${hint.name} ${hint.type}`}</dd>
            <dt className={muted}>{intl.formatMessage(words.wanted)}</dt>
            <dd className={code}>{hint.wanted}</dd>
            <dt className={muted}>{intl.formatMessage(words.found)}</dt>
            <dd className={code}>{hint.found.join('\n') || '–'}</dd>
          </dl>
        </div>
      ))}
    </Section>
  );
}
