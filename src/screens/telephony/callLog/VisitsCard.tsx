import { useIntl } from 'react-intl';
import type { CallerVisit } from '#contract/attribution/callVisits.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { admins } from '#values/roleGroups.ts';
import { call } from '../../../api/client/call.ts';
import { journey } from '../../../page/callDetail/CallDetail.css.ts';
import { CallerVisitLine } from '../../../page/callDetail/CallerVisitLine.tsx';
import { visitWords as words } from '../../../page/callDetail/visit.messages.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { useAllowed } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { historyWords } from './callHistory.messages.ts';

interface VisitsCardProps {
  visits: readonly CallerVisit[];
  timezone: string;
  onErase: () => void;
}

/** A caller’s visits to websites; administrators can erase whose browser they are of. */
export function VisitsCard({ visits, timezone, onErase }: VisitsCardProps) {
  const intl = useIntl();
  const mayErase = useAllowed(admins);
  const showFailure = useFailureToast();
  const visitors = [...new Set(visits.map(({ visitor }) => visitor))];
  async function erase(): Promise<void> {
    const sure = await confirmations.ask({
      title: intl.formatMessage(words.eraseTitle),
      text: intl.formatMessage(words.eraseBody),
      confirm: intl.formatMessage(words.erase),
      cancel: intl.formatMessage(words.keep),
      danger: true,
    });
    if (!sure) return;
    try {
      for (const visitor of visitors) await call(endpoints.eraseVisitor, { params: { visitor } });
      toasts.add('success', intl.formatMessage(words.erased));
    } catch (failure) {
      showFailure(failure);
    }
    onErase();
  }
  return (
    <Card
      title={intl.formatMessage(historyWords.visits)}
      actions={
        mayErase && (
          <Button size="small" look="quiet" onClick={() => void erase()}>
            {intl.formatMessage(words.erase)}
          </Button>
        )
      }
    >
      <div className={journey}>
        {visits.map((visit) => (
          <CallerVisitLine key={visit.id} visit={visit} timezone={timezone} />
        ))}
      </div>
    </Card>
  );
}
