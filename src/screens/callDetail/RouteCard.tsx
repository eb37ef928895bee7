import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { CallDetail } from '#contract/calls.contract.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { canvas, muted, padded } from './CallDetail.css.ts';
import { callMessages as words } from './call.messages.ts';

const RouteCanvas = lazy(async () => {
  const { RouteCanvas: loaded } = await import('#flows/editor/RouteCanvas.tsx');
  return { default: loaded };
});

/** The call's route through the flow version it ran on. */
export function RouteCard({ route }: { route: CallDetail['route'] }) {
  const intl = useIntl();
  return (
    <Card
      title={intl.formatMessage(words.route)}
      flush
      actions={
        route && (
          <span className={muted}>
            {intl.formatMessage(words.version, { name: route.flowName, version: route.version })}
          </span>
        )
      }
    >
      {route ? (
        <div className={canvas}>
          <Suspense fallback={<Skeleton height="100%" />}>
            <RouteCanvas document={route.document} steps={route.steps} />
          </Suspense>
        </div>
      ) : (
        <p className={padded}>{intl.formatMessage(words.noRoute)}</p>
      )}
    </Card>
  );
}
