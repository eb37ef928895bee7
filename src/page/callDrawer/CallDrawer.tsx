import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ActivityCard } from '../callDetail/ActivityCard.tsx';
import { AudioCard } from '../callDetail/AudioCard.tsx';
import { callMessages } from '../callDetail/call.messages.ts';
import { DeletedAudioCard } from '../callDetail/DeletedAudioCard.tsx';
import { FactsCard } from '../callDetail/FactsCard.tsx';
import { JourneyCard } from '../callDetail/JourneyCard.tsx';
import { LegsCard } from '../callDetail/LegsCard.tsx';
import { WhereItWent } from '../deliveries/WhereItWent.tsx';
import { AttributionCard } from '../callDetail/AttributionCard.tsx';
import { ScoreCard } from '../smartTags/ScoreCard.tsx';
import { VisitCard } from '../callDetail/VisitCard.tsx';
import { useCallDetail } from '../callDetail/useCallDetail.ts';
import { useCallTitle } from '../callDetail/useCallTitle.ts';
import { EditCallCard } from '../calls/EditCallCard.tsx';
import { FailedLoad } from '../errors/FailedLoad.tsx';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../session/SessionContext.ts';
import { below } from '../../theme/breakpoints.ts';
import { button } from '../../ui/button/Button.css.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { ModalFrame } from '../../ui/dialog/ModalFrame.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useMedia } from '../../ui/layout/useMedia.ts';
import * as styles from './CallDrawer.css.ts';
import { drawerWords as words } from './drawer.messages.ts';
import type { OpenCall } from './useOpenCall.ts';
import { useDrawerKeys } from './useDrawerKeys.ts';

interface CallDrawerProps {
  id: string;
  calls: OpenCall;
}

/** An open call beside the list; on small screens over it. */
export function CallDrawer({ id, calls }: CallDrawerProps) {
  const intl = useIntl();
  const frame = useRef<HTMLElement>(null);
  const isSmall = useMedia(below('lg'));
  const onLoad = useDrawerKeys(frame, calls, !isSmall);
  useFocusOnOpen(frame, id, calls.wasOpened);
  const label = intl.formatMessage(words.drawer);
  const content = <Content key={id} id={id} calls={calls} onLoad={onLoad} />;
  return isSmall ? (
    <ModalFrame open label={label} className={styles.sheet} onClose={calls.close}>
      <div className={styles.inSheet}>{content}</div>
    </ModalFrame>
  ) : (
    <aside ref={frame} className={styles.drawer} aria-label={label} tabIndex={-1}>
      {content}
    </aside>
  );
}

/** Takes the focus to the drawer when a call is opened, and keeps it there while calls change. */
function useFocusOnOpen(frame: RefObject<HTMLElement | null>, id: string, wasOpened: boolean): void {
  const take = useEffectEvent(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (wasOpened || isLost) frame.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (id) take();
  }, [id]);
}

function Content({ id, calls, onLoad }: CallDrawerProps & { onLoad: () => void }) {
  const intl = useIntl();
  const { tz } = useProfile();
  const { data, error, missing, retry } = useCallDetail(id);
  const call = data?.call;
  const isLoaded = call !== undefined;
  const tell = useEffectEvent(onLoad);
  useEffect(() => {
    if (isLoaded) tell();
  }, [isLoaded]);
  const titleOf = useCallTitle();
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{call && titleOf(call)}</h2>
        <IconButton
          icon="arrowUp"
          size="small"
          label={intl.formatMessage(words.previous)}
          disabled={!calls.hasPrevious}
          onClick={() => calls.move(-1)}
        />
        <IconButton
          icon="arrowDown"
          size="small"
          label={intl.formatMessage(words.next)}
          disabled={!calls.hasNext}
          onClick={() => calls.move(1)}
        />
        <IconButton icon="close" size="small" label={intl.formatMessage(words.close)} onClick={calls.close} />
      </div>
      {missing && (
        <EmptyState icon="phone" title={intl.formatMessage(callMessages.notFound)}>
          {intl.formatMessage(callMessages.notFoundBody)}
        </EmptyState>
      )}
      {error && !missing && <FailedLoad error={error} onRetry={retry} />}
      {!data && !error && <Skeleton height="480px" />}
      {data && (
        <div className={styles.cards}>
          <Link className={button({ size: 'small' })} to={paths.call(id)}>
            {intl.formatMessage(words.openPage)}
          </Link>
          {data.call.audio && <AudioCard call={data.call} />}
          {data.audioDeleted !== null && <DeletedAudioCard at={data.audioDeleted} timezone={tz} />}
          <EditCallCard call={data.call} />
          <FactsCard detail={data} timezone={tz} />
          {data.visit && <VisitCard visit={data.visit} />}
          {data.attribution && <AttributionCard attribution={data.attribution} timezone={tz} />}
          <ScoreCard call={data.call} />
          <LegsCard detail={data} timezone={tz} />
          {data.call.caller && <JourneyCard call={data.call} caller={data.call.caller} timezone={tz} />}
          <WhereItWent call={id} />
          <ActivityCard activity={data.activity} timezone={tz} />
        </div>
      )}
    </>
  );
}
