import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { FailedLoad } from '../../page/errors/FailedLoad.tsx';
import { PageFrame } from '../../page/frame/PageFrame.tsx';
import { paths } from '../../page/paths.ts';
import { useProfile } from '../../page/session/SessionContext.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { useLive } from '../../api/client/useLive.ts';
import { button } from '../../ui/button/Button.css.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { phoneText } from '../../ui/phone/phoneText.ts';
import { AudioCard } from './AudioCard.tsx';
import { DeletedAudioCard } from './DeletedAudioCard.tsx';
import { columns, stack } from './CallDetail.css.ts';
import { callMessages as words } from './call.messages.ts';
import { BlockCaller } from './BlockCaller.tsx';
import { FactsCard } from './FactsCard.tsx';
import { ActivityCard } from './ActivityCard.tsx';
import { LegsCard } from './LegsCard.tsx';
import { RouteCard } from './RouteCard.tsx';

/** A call in detail, updated live while it is in progress. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { tz } = useProfile();
  const { data, error, mutate } = useEndpoint('getCallDetail', { params: { id } }, { keepPreviousData: false });
  useLive((news) => {
    if (news.type === 'live.resumed' || (news.type === 'call.changed' && news.call.uuid === id)) void mutate();
  });
  const missing = error?.code === 'NOT-FOUND' || error?.code === 'INVALID-PAYLOAD';
  const back = (
    <Link className={button({ look: 'quiet' })} to={paths.calls()}>
      <Icon name="phone" />
      {intl.formatMessage(words.back)}
    </Link>
  );
  const caller = data?.call.caller ? phoneText(data.call.caller).text : intl.formatMessage(words.withheld);
  return (
    <PageFrame
      title={data ? intl.formatMessage(words.title, { caller }) : intl.formatMessage(words.facts)}
      actions={
        <>
          {data && <BlockCaller call={data.call} />}
          {back}
        </>
      }
    >
      {missing && (
        <EmptyState icon="phone" title={intl.formatMessage(words.notFound)} action={back}>
          {intl.formatMessage(words.notFoundBody)}
        </EmptyState>
      )}
      {error && !missing && <FailedLoad error={error} onRetry={() => void mutate()} />}
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
          <RouteCard account={data.call.account} route={data.route} isOver={data.call.state === 'ended'} />
          <div className={columns}>
            <FactsCard detail={data} timezone={tz} />
            <div className={stack}>
              {data.call.audio && <AudioCard key={id} id={id} />}
              {data.audioDeleted !== null && <DeletedAudioCard at={data.audioDeleted} timezone={tz} />}
              <LegsCard legs={data.legs} timezone={tz} />
              <ActivityCard activity={data.activity} timezone={tz} />
            </div>
          </div>
        </>
      )}
    </PageFrame>
  );
}
