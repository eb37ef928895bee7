import { useIntl } from 'react-intl';
import type { ReviewAnswer } from '#values/flow/review.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { comment as commentClass, small } from './FlowReview.css.ts';
import { flowReviewMessages as words } from './flowReview.messages.ts';

/** The one answer to the link, as whoever opens it reads it. */
export function GivenAnswer({ answer: { verdict, name, comment, at } }: { answer: ReviewAnswer }) {
  const intl = useIntl();
  const when = intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const isApproved = verdict === 'approved';
  return (
    <Notice tone={isApproved ? 'success' : 'info'}>
      <strong>{intl.formatMessage(isApproved ? words.approvedBy : words.askedBy, { name, when })}</strong>
      {comment !== '' && <p className={commentClass}>{comment}</p>}
      <p className={small}>{intl.formatMessage(words.thanks)}</p>
    </Notice>
  );
}
