import { useIntl } from 'react-intl';
import type { FlowReview } from '#contract/telephony/flowReviews.contract.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { BearingReview } from './reviewsOf.ts';
import { sharingMessages } from './sharing.messages.ts';
import * as styles from './Sharing.css.ts';

interface ReviewLinesProps {
  reviews: readonly BearingReview[];
  /** The reader's time zone. */
  timezone: string;
}

/** What clients answered, or that they have not yet. */
export function ReviewLines({ reviews, timezone }: ReviewLinesProps) {
  const intl = useIntl();
  if (reviews.length === 0) return null;
  return (
    <ul className={styles.answers}>
      {reviews.map(({ review, outdated }) => (
        <li key={review.id}>
          <Answer review={review} timezone={timezone} />
          {outdated && <p className={styles.outdated}>{intl.formatMessage(sharingMessages.draftChanged)}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The state of one link: its answer with the comment, or what it waits for. */
export function Answer({ review, timezone }: { review: FlowReview; timezone: string }) {
  const intl = useIntl();
  const { answer, recipient, expiresAt, endedAt, works } = review;
  const at = (moment: string) =>
    intl.formatDate(moment, { timeZone: timezone, dateStyle: 'medium', timeStyle: 'short' });
  if (answer) {
    const { verdict, name, comment } = answer;
    return (
      <>
        <p className={styles.verdict[verdict]}>
          <Icon name={verdict === 'approved' ? 'check' : 'pencil'} size={14} />
          {intl.formatMessage(sharingMessages[verdict], { name, when: at(answer.at) })}
        </p>
        {comment !== '' && <p className={styles.comment}>{comment}</p>}
      </>
    );
  }
  const words = endedAt
    ? intl.formatMessage(sharingMessages.ended)
    : !works
      ? intl.formatMessage(sharingMessages.expired, { when: at(expiresAt) })
      : recipient === ''
        ? intl.formatMessage(sharingMessages.waiting, { when: at(expiresAt) })
        : intl.formatMessage(sharingMessages.waitingFor, { recipient, when: at(expiresAt) });
  return <p className={styles.waiting}>{words}</p>;
}
