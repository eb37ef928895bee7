import { useIntl } from 'react-intl';
import type { Canary } from '#values/flow/canary.ts';
import type { FlowSchedule } from '#contract/telephony/publication.contract.ts';
import type { FlowVersion } from '#contract/telephony/routing.contract.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { flowMessages } from '../card/flow.messages.ts';
import { DraftReviewLines, type DraftReviews } from '../sharing/DraftReviewLines.tsx';
import { ReviewLines } from '../sharing/ReviewLines.tsx';
import { reviewsOfVersion } from '../sharing/reviewsOf.ts';
import { sharingMessages } from '../sharing/sharing.messages.ts';
import { useEditorSetting } from '../state/EditorContext.ts';
import { canaryMessages } from './canary.messages.ts';
import { CanaryNotice } from './CanaryNotice.tsx';
import { Differences } from './Differences.tsx';
import { ScheduleNotice } from './ScheduleNotice.tsx';
import type { Review } from './useReview.ts';
import { versionMessages } from './versions.messages.ts';
import * as styles from './Versions.css.ts';

export interface VersionsPanelProps {
  versions: readonly FlowVersion[];
  /** The version in force. */
  live: number | null;
  review: Review;
  /** What is scheduled, or failed. */
  schedule: FlowSchedule | null;
  /** The zone of the account. */
  accountTimezone: string;
  readOnly: boolean;
  onUnschedule: () => void;
  /** What part of the calls run. */
  canary: Canary | null;
  onEndCanary: (action: 'live' | 'back') => void;
  /** The reader's time zone. */
  timezone: string;
  reviews: DraftReviews;
  /** Shares a version, or the draft for null; undefined for those who may not. */
  onShare: ((version: number | null) => void) | undefined;
  onOpen: (version: number) => void;
  /** Shows the draft again. */
  onClose: () => void;
}

/** The draft and the published versions, newest first. The one on the canvas says how it differs from another. */
export function VersionsPanel(props: VersionsPanelProps) {
  const { versions, live, review, schedule, canary, timezone, reviews, onShare, onOpen, onClose } = props;
  const intl = useIntl();
  const { flow } = useEditorSetting();
  const numbers = useEndpoint('listNumbers', {}).data?.filter(({ actionId }) => actionId === flow) ?? [];
  const isDraft = review.shown === null;
  return (
    <ul className={styles.versions}>
      {canary && (
        <li>
          <CanaryNotice canary={canary} readOnly={props.readOnly} onEnd={props.onEndCanary} />
        </li>
      )}
      {schedule && (
        <li>
          <ScheduleNotice
            schedule={schedule}
            timezone={props.accountTimezone}
            readOnly={props.readOnly}
            onCancel={props.onUnschedule}
          />
        </li>
      )}
      <li className={styles.version} data-shown={isDraft || undefined} aria-current={isDraft || undefined}>
        <div className={styles.row}>
          <p className={styles.title}>{intl.formatMessage(versionMessages.draft)}</p>
          {!isDraft && (
            <span className={styles.end}>
              <Button size="small" onClick={onClose} aria-label={intl.formatMessage(versionMessages.showDraft)}>
                {intl.formatMessage(flowMessages.show)}
              </Button>
            </span>
          )}
        </div>
        <DraftReviewLines {...reviews} timezone={timezone} />
        {onShare && (
          <span className={styles.share}>
            <Button
              size="small"
              onClick={() => onShare(null)}
              aria-label={intl.formatMessage(sharingMessages.nameDraft)}
            >
              {intl.formatMessage(sharingMessages.share)}
            </Button>
          </span>
        )}
        {isDraft && <Differences review={review} />}
      </li>
      {versions.map((each) => (
        <Version
          key={each.version}
          {...each}
          numbers={each.version === live ? numbers : null}
          inPart={each.version === canary?.version}
          review={review}
          timezone={timezone}
          reviews={reviews.reviews}
          onShare={onShare}
          onOpen={onOpen}
        />
      ))}
      {versions.length === 0 && <li className={styles.detail}>{intl.formatMessage(flowMessages.noVersions)}</li>}
    </ul>
  );
}

interface VersionProps extends FlowVersion {
  /** Those that run it; null if it is not in force. */
  numbers: readonly TrackingNumber[] | null;
  /** Whether part of the calls run it. */
  inPart: boolean;
  review: Review;
  timezone: string;
  reviews: DraftReviews['reviews'];
  onShare: VersionsPanelProps['onShare'];
  onOpen: (version: number) => void;
}

function Version(props: VersionProps) {
  const { version, publishedAt, publishedBy, note, numbers, inPart, review, timezone, reviews, onShare, onOpen } =
    props;
  const intl = useIntl();
  const isShown = review.shown === version;
  return (
    <li className={styles.version} data-shown={isShown || undefined} aria-current={isShown || undefined}>
      <div className={styles.row}>
        <p className={styles.title}>{intl.formatMessage(flowMessages.version, { version })}</p>
        {numbers && <Badge tone="success">{intl.formatMessage(versionMessages.live)}</Badge>}
        {inPart && <Badge tone="info">{intl.formatMessage(canaryMessages.badge)}</Badge>}
        {isShown ? (
          <span className={styles.shown}>{intl.formatMessage(versionMessages.shown)}</span>
        ) : (
          <span className={styles.end}>
            <Button
              size="small"
              onClick={() => onOpen(version)}
              aria-label={intl.formatMessage(versionMessages.openVersion, { version })}
            >
              {intl.formatMessage(flowMessages.openVersion)}
            </Button>
          </span>
        )}
      </div>
      <p className={styles.detail}>
        {intl.formatMessage(flowMessages.publishedBy, {
          who: publishedBy ?? intl.formatMessage(flowMessages.someone),
          when: intl.formatDate(publishedAt, { timeZone: timezone, dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </p>
      {note !== '' && <p className={styles.note}>{note}</p>}
      {numbers && (
        <p className={styles.detail} title={intl.formatList(numbers.map(({ name }) => name))}>
          {intl.formatMessage(versionMessages.runs, { count: numbers.length })}
          {numbers.length > 0 && `: ${intl.formatList(numbers.slice(0, 3).map(({ name }) => name))}`}
          {numbers.length > 3 && '…'}
        </p>
      )}
      <ReviewLines reviews={reviewsOfVersion(reviews, version)} timezone={timezone} />
      {isShown && onShare && (
        <span className={styles.share}>
          <Button
            size="small"
            onClick={() => onShare(version)}
            aria-label={intl.formatMessage(sharingMessages.nameVersion, { version })}
          >
            {intl.formatMessage(sharingMessages.share)}
          </Button>
        </span>
      )}
      {isShown && <Differences review={review} />}
    </li>
  );
}
