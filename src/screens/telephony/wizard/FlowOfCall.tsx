import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { CallReplay } from '../../../flows/editor/replay/CallReplay.tsx';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { paths } from '#contract/paths.ts';
import { useCallDetail } from '../../../page/callDetail/useCallDetail.ts';
import { button } from '../../../ui/button/Button.css.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import * as styles from './FlowOfCall.css.ts';
import { flowOfCallWords as words } from './flowOfCall.messages.ts';

interface FlowOfCallProps {
  /** The call’s public id. */
  id: string;
  /** The tracking number through whose settings the flow is open. */
  number: string;
  lead: ReactNode;
}

/** A call flow with a call that went through it, replayed on the version that it ran on. */
export function FlowOfCall({ id, number, lead }: FlowOfCallProps) {
  const intl = useIntl();
  const { data, error, missing, retry } = useCallDetail(id);
  const { call, route } = data ?? {};
  const caller = call?.caller ? phoneText(call.caller).text : intl.formatMessage(words.withheld);
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        {lead}
        {route && (
          <span className={styles.about}>
            {intl.formatMessage(words.about, { flow: route.flowName, version: route.version, caller })}
          </span>
        )}
        <span className={styles.actions}>
          <Link className={button({ look: 'quiet', size: 'small' })} to={paths.call(id)}>
            <Icon name="phone" size={14} />
            {intl.formatMessage(words.openCall)}
          </Link>
          <Link className={button({ size: 'small' })} to={paths.wizard(number, 'flow')}>
            <Icon name="pencil" size={14} />
            {intl.formatMessage(words.edit)}
          </Link>
        </span>
      </div>
      {error && !missing && <FailedLoad error={error} onRetry={retry} />}
      {!data && !error && <Skeleton height="100%" />}
      {(missing || route === null) && (
        <EmptyState icon="flow" title={intl.formatMessage(missing ? words.notFound : words.noRoute)} />
      )}
      {call && route && call.state !== 'ended' && (
        <EmptyState icon="flow" title={intl.formatMessage(words.stillOn)}>
          {intl.formatMessage(words.stillOnBody)}
        </EmptyState>
      )}
      {call?.state === 'ended' && route && (
        <CallReplay
          fill
          account={call.account}
          document={route.document}
          others={route.others}
          steps={route.steps}
          run={route.run}
        />
      )}
    </div>
  );
}
