import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { EditCallCard } from '../../../page/calls/EditCallCard.tsx';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { useCallDetail } from '../../../page/callDetail/useCallDetail.ts';
import { useCallTitle } from '../../../page/callDetail/useCallTitle.ts';
import { button } from '../../../ui/button/Button.css.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { AudioCard } from '../../../page/callDetail/AudioCard.tsx';
import { DeletedAudioCard } from '../../../page/callDetail/DeletedAudioCard.tsx';
import { columns, stack } from '../../../page/callDetail/CallDetail.css.ts';
import { callMessages as words } from '../../../page/callDetail/call.messages.ts';
import { CallActions } from './CallActions.tsx';
import { FactsCard } from '../../../page/callDetail/FactsCard.tsx';
import { ActivityCard } from '../../../page/callDetail/ActivityCard.tsx';
import { JourneyCard } from '../../../page/callDetail/JourneyCard.tsx';
import { LegsCard } from '../../../page/callDetail/LegsCard.tsx';
import { WhereItWent } from '../../../page/deliveries/WhereItWent.tsx';
import { AttributionCard } from '../../../page/callDetail/AttributionCard.tsx';
import { FollowUpsCard } from '../../../page/followUps/FollowUpsCard.tsx';
import { TranscriptCard } from '../../../page/transcripts/TranscriptCard.tsx';
import { ScoreCard } from '../../../page/smartTags/ScoreCard.tsx';
import { VisitCard } from '../../../page/callDetail/VisitCard.tsx';
import { RouteCard } from './RouteCard.tsx';

/** A call in detail, updated live while it is in progress. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { tz } = useProfile();
  const { data, error, missing, retry } = useCallDetail(id);
  const back = (
    <Link className={button({ look: 'quiet' })} to={paths.calls()}>
      <Icon name="phone" />
      {intl.formatMessage(words.back)}
    </Link>
  );
  const titleOf = useCallTitle();
  return (
    <PageFrame
      title={data ? titleOf(data.call) : intl.formatMessage(words.facts)}
      actions={
        <>
          {!missing && <CallActions detail={data} />}
          {back}
        </>
      }
    >
      {missing && (
        <EmptyState icon="phone" title={intl.formatMessage(words.notFound)} action={back}>
          {intl.formatMessage(words.notFoundBody)}
        </EmptyState>
      )}
      {error && !missing && <FailedLoad error={error} onRetry={retry} />}
      {!data && !error && (
        <>
          <Skeleton height="385px" />
          <div className={columns}>
            <Skeleton height="480px" />
            <Skeleton height="480px" />
          </div>
        </>
      )}
      {data && (
        <>
          {data.call.audio && <AudioCard key={id} call={data.call} />}
          {data.audioDeleted !== null && <DeletedAudioCard at={data.audioDeleted} timezone={tz} />}
          <RouteCard account={data.call.account} route={data.route} isOver={data.call.state === 'ended'} />
          <div className={columns}>
            <div className={stack}>
              <FactsCard detail={data} timezone={tz} />
              {data.visit && <VisitCard visit={data.visit} />}
              {data.attribution && <AttributionCard attribution={data.attribution} timezone={tz} />}
              <ScoreCard call={data.call} />
              <EditCallCard key={id} call={data.call} />
            </div>
            <div className={stack}>
              {data.call.caller && <JourneyCard call={data.call} caller={data.call.caller} timezone={tz} />}
              <TranscriptCard call={data.call} />
              <LegsCard detail={data} timezone={tz} />
              <FollowUpsCard call={data.call} />
              <WhereItWent call={id} />
              <ActivityCard activity={data.activity} timezone={tz} />
            </div>
          </div>
        </>
      )}
    </PageFrame>
  );
}
