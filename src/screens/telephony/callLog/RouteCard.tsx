import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CallDetail } from '#contract/telephony/calls.contract.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { canvas, muted, padded } from '../../../page/callDetail/CallDetail.css.ts';
import { callMessages as words } from '../../../page/callDetail/call.messages.ts';

const RouteCanvas = lazy(async () => {
  const { RouteCanvas: loaded } = await import('#flows/editor/RouteCanvas.tsx');
  return { default: loaded };
});

const CallReplay = lazy(async () => {
  const { CallReplay: loaded } = await import('#flows/editor/replay/CallReplay.tsx');
  return { default: loaded };
});

interface RouteCardProps {
  account: number;
  route: CallDetail['route'];
  /** Whether the call has ended, so that it can be replayed. */
  isOver: boolean;
}

/** The call's route through the flow version it ran on, and through the others in which it went on. */
export function RouteCard({ account, route, isOver }: RouteCardProps) {
  const intl = useIntl();
  const [isReplaying, setReplaying] = useState(false);
  return (
    <Card
      title={intl.formatMessage(words.route)}
      flush
      actions={
        route && (
          <>
            <span className={muted}>
              {intl.formatMessage(words.version, { name: route.flowName, version: route.version })}
            </span>
            {isOver && (
              <Button size="small" onClick={() => setReplaying(!isReplaying)}>
                <Icon name={isReplaying ? 'flow' : 'play'} size={14} />
                {intl.formatMessage(isReplaying ? words.closeReplay : words.replay)}
              </Button>
            )}
          </>
        )
      }
    >
      {route && isReplaying ? (
        <Suspense fallback={<Skeleton height="340px" />}>
          <CallReplay
            account={account}
            document={route.document}
            others={route.others}
            steps={route.steps}
            run={route.run}
          />
        </Suspense>
      ) : route ? (
        <Suspense
          fallback={
            <div className={canvas}>
              <Skeleton height="100%" />
            </div>
          }
        >
          <div className={canvas}>
            <RouteCanvas
              account={account}
              document={route.document}
              steps={route.steps.filter(({ flow }) => flow === undefined)}
            />
          </div>
          {route.others.map(({ flow, flowName, version, document }) => (
            <div key={flow}>
              <p className={padded}>{intl.formatMessage(words.version, { name: flowName, version })}</p>
              <div className={canvas}>
                <RouteCanvas
                  account={account}
                  document={document}
                  steps={route.steps.filter((step) => step.flow === flow)}
                />
              </div>
            </div>
          ))}
        </Suspense>
      ) : (
        <p className={padded}>{intl.formatMessage(words.noRoute)}</p>
      )}
    </Card>
  );
}
