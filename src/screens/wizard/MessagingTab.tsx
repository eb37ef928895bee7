import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { TrackingNumber } from '#contract/numbers.contract.ts';
import type { FlowNode } from '#values/flow/document.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../page/errors/FailedLoad.tsx';
import { paths } from '../../page/paths.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import * as styles from './Details.css.ts';
import { MessagingForm } from './MessagingForm.tsx';
import { tabsMessages as words } from './tabs.messages.ts';

/** What a number does with text messages: those that its flow sends, and those that come in. */
export function MessagingTab({ number }: { number: TrackingNumber }) {
  const text = useIntl().formatMessage;
  const { data, error, mutate } = useEndpoint('getNumberExtra', { params: { did: number.did } });
  return (
    <div className={styles.page}>
      <Card title={text(words.textsTitle)}>
        {number.action === 'flow' && number.actionId !== null ? (
          <TextsOfFlow account={number.account} flow={number.actionId} />
        ) : (
          <p className={styles.explained}>{text(words.noFlow)}</p>
        )}
        <Link to={paths.wizard(number.id)}>{text(words.openFlow)}</Link>
      </Card>
      {!data && (error ? <FailedLoad error={error} onRetry={() => void mutate()} /> : <Skeleton height="40dvh" />)}
      {data && <ReceivedTexts number={number} replyEmail={data.extra.replyEmail} />}
    </div>
  );
}

function ReceivedTexts({ number, replyEmail }: { number: TrackingNumber; replyEmail: string | null }) {
  const { data, error, mutate } = useEndpoint('getSmsApplication', { params: { number: number.did } });
  if (!data) return error ? <FailedLoad error={error} onRetry={() => void mutate()} /> : <Skeleton height="40dvh" />;
  return (
    <MessagingForm
      number={number}
      application={data.application}
      replyEmail={replyEmail}
      onSaved={() => void mutate()}
    />
  );
}

/** The texts that the published version of a flow sends. */
function TextsOfFlow({ account, flow: id }: { account: number; flow: string }) {
  const text = useIntl().formatMessage;
  const params = { account, type: 'flow' as const, id };
  const flow = useEndpoint('getFlow', { params });
  const version = flow.data?.publishedVersion ?? null;
  const live = useEndpoint('getFlowVersion', version === null ? null : { params: { ...params, version } });
  const error = flow.error ?? live.error;
  if (error) return <FailedLoad error={error} onRetry={() => void Promise.all([flow.mutate(), live.mutate()])} />;
  if (flow.data && version === null) return <p className={styles.explained}>{text(words.notPublished)}</p>;
  if (!live.data) return <Skeleton height="60px" />;
  const texts = live.data.document.nodes.flatMap((node) =>
    node.type === 'text' ? [{ id: node.id, said: said(node) }] : [],
  );
  if (texts.length === 0) return <p className={styles.explained}>{text(words.noTexts)}</p>;
  return (
    <>
      <p>{text(words.texts, { count: texts.length })}</p>
      <ul className={styles.texts}>
        {texts.map((each) => (
          <li key={each.id} className={styles.sent}>
            {each.said}
          </li>
        ))}
      </ul>
    </>
  );
}

function said({ settings: { text } }: FlowNode): string {
  return typeof text === 'string' ? text : '';
}
