import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { FlowNode } from '#values/flow/document.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { paths } from '#contract/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import * as styles from './Details.css.ts';
import { FollowUpsOfNumber } from './FollowUpsOfNumber.tsx';
import { messagingMessages as received } from './messaging.messages.ts';
import { MessagingForm } from './MessagingForm.tsx';
import { tabsMessages as words } from './tabs.messages.ts';

/** What a number does with text messages: those that its flow sends, and those that come in, if it takes any. */
export function MessagingTab({ number }: { number: TrackingNumber }) {
  const text = useIntl().formatMessage;
  const senders = useEndpoint('listSenders', { query: { account: [number.account] } });
  const isKnown = senders.data !== undefined || senders.error !== undefined;
  const canText = senders.data?.some(({ sender }) => sender === number.did) ?? true;
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
      <FollowUpsOfNumber number={number} />
      {!isKnown && <Skeleton height="40dvh" />}
      {isKnown && !canText && (
        <Card title={text(received.received)}>
          <p className={styles.explained}>{text(received.cantText)}</p>
        </Card>
      )}
      {isKnown && canText && <ReceivedTexts number={number} />}
    </div>
  );
}

function ReceivedTexts({ number }: { number: TrackingNumber }) {
  const extra = useEndpoint('getNumberExtra', { params: { did: number.did } });
  const settings = useEndpoint('getSmsApplication', { params: { number: number.did } });
  const error = extra.error ?? settings.error;
  if (error) return <FailedLoad error={error} onRetry={() => void Promise.all([extra.mutate(), settings.mutate()])} />;
  if (!extra.data || !settings.data) return <Skeleton height="40dvh" />;
  return (
    <MessagingForm
      number={number}
      application={settings.data.application}
      replyEmail={extra.data.extra.replyEmail}
      onSaved={() => void settings.mutate()}
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
    node.type === 'text' ? [{ id: node.id, stated: stated(node) }] : [],
  );
  if (texts.length === 0) return <p className={styles.explained}>{text(words.noTexts)}</p>;
  return (
    <>
      <p>{text(words.texts, { count: texts.length })}</p>
      <ul className={styles.texts}>
        {texts.map((each) => (
          <li key={each.id} className={styles.sent}>
            {each.stated}
          </li>
        ))}
      </ul>
    </>
  );
}

function stated({ settings: { text } }: FlowNode): string {
  return typeof text === 'string' ? text : '';
}
