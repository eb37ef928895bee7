import { useState } from 'react';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import type { FlowReview } from '#contract/telephony/flowReviews.contract.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { Answer } from './ReviewLines.tsx';
import { sharingMessages as words } from './sharing.messages.ts';
import * as styles from './Sharing.css.ts';

interface ReviewListProps {
  params: { account: number; type: 'flow'; id: string };
  reviews: readonly FlowReview[];
  /** The reader's time zone. */
  timezone: string;
}

/** All links of a flow with their answers; those that still work can be ended. */
export function ReviewList({ params, reviews, timezone }: ReviewListProps) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const [ending, setEnding] = useState<string | null>(null);
  const end = async (review: string) => {
    setEnding(review);
    try {
      await call(endpoints.endFlowReview, { params: { ...params, review } });
      await invalidate('listFlowReviews');
    } catch (error) {
      toasts.add('error', intl.formatMessage(words.endFailed));
      reportError(error);
    } finally {
      setEnding(null);
    }
  };
  return (
    <section className={styles.links}>
      <h3 className={styles.title}>{intl.formatMessage(words.links)}</h3>
      <ul className={styles.list}>
        {reviews.map((review) => {
          const { id, version, createdBy: who, createdAt, works } = review;
          const what =
            version === null
              ? intl.formatMessage(words.ofDraft)
              : intl.formatMessage(flowMessages.version, { version });
          const when = intl.formatDate(createdAt, { timeZone: timezone, dateStyle: 'medium', timeStyle: 'short' });
          return (
            <li key={id} className={styles.row}>
              <div className={styles.words}>
                <Answer review={review} timezone={timezone} />
                <p className={styles.detail}>{intl.formatMessage(words.createdBy, { what, who, when })}</p>
              </div>
              {works && (
                <Button
                  size="small"
                  busy={ending === id}
                  aria-label={intl.formatMessage(words.endOf, { what, when })}
                  onClick={() => void end(id)}
                >
                  {intl.formatMessage(words.end)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
