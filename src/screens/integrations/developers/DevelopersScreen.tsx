import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { DeliveredKind } from '#values/integrationWords.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { kindWords } from '../../../page/deliveries/delivery.messages.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import * as styles from './Developers.css.ts';
import { developersMessages as words } from './developers.messages.ts';
import { VerifyCard } from './VerifyCard.tsx';

/** How programs call the API, what webhooks get, and how to check that it is genuine. */
export function Component() {
  const intl = useIntl();
  const [kind, setKind] = useState<DeliveredKind>('call.ended');
  const { data, error, mutate } = useEndpoint('listExampleEvents', {});
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const event = data?.events.find(({ type }) => type === kind);
  return (
    <PageFrame title={text('title')}>
      <div className={styles.column}>
        <p className={styles.muted}>{text('intro')}</p>
        <Card title={text('call')}>
          <div className={styles.stack}>
            <p className={styles.muted}>{text('callText')}</p>
            <CodeBlock
              label={text('example')}
              copyLabel={text('copyExample')}
              text={`curl -H "Authorization: Bearer $KEY" "${location.origin}/v2/call?length=10"`}
            />
            <div className={styles.links}>
              <Link to={paths.apiKeys()}>{text('keys')}</Link>
              {data?.docs && (
                <a href={paths.apiReference()} target="_blank" rel="noreferrer">
                  {text('reference')}
                </a>
              )}
            </div>
          </div>
        </Card>
        <Card title={text('events')}>
          <div className={styles.stack}>
            <p className={styles.muted}>{text('eventsText')}</p>
            <div className={styles.choice}>
              <SelectField
                label={text('event')}
                value={kind}
                onChange={setKind}
                choices={DeliveredKind.options.map((value) => ({ value, label: intl.formatMessage(kindWords[value]) }))}
              />
            </div>
            {!data && error && <FailedLoad error={error} onRetry={() => void mutate()} />}
            {!data && !error && <Skeleton height="420px" />}
            {event && (
              <CodeBlock
                label={intl.formatMessage(kindWords[kind])}
                copyLabel={text('copyEvent')}
                text={JSON.stringify(event, null, 2)}
              />
            )}
            <div className={styles.links}>
              <Link to={paths.integrations()}>{text('webhooks')}</Link>
            </div>
          </div>
        </Card>
        <VerifyCard />
      </div>
    </PageFrame>
  );
}
