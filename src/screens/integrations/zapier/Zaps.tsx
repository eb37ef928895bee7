import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Hook } from '#contract/integrations/hooks.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { call } from '../../../api/client/call.ts';
import { kindWords } from '../../../page/deliveries/delivery.messages.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import * as styles from './Zapier.css.ts';
import { zapierMessages as words, zapierNamed } from './zapier.messages.ts';

interface ZapsProps {
  hooks: readonly Hook[];
  onEnded: () => void;
}

/** The subscriptions of an account, each with its log and a button to end it. */
export function Zaps({ hooks, onEnded }: ZapsProps) {
  const intl = useIntl();
  const { tz: timeZone } = useProfile();
  const showFailure = useFailureToast();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const end = async (uuid: string) => {
    const question = { title: text('endTitle'), text: text('endText'), confirm: text('end'), danger: true };
    if (!(await confirmations.ask({ ...question, cancel: text('cancel') }))) return;
    try {
      await call(endpoints.unsubscribeHook, { params: { uuid } });
      onEnded();
    } catch (failure) {
      showFailure(failure);
    }
  };
  if (hooks.length === 0) return <p className={styles.muted}>{text('none')}</p>;
  return (
    <ul className={styles.list}>
      {hooks.map(({ id, event, host, createdBy: by, createdAt, pausedAt }) => {
        const moment = intl.formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short', timeZone });
        return (
          <li key={id}>
            <div className={styles.line}>
              <strong>{intl.formatMessage(kindWords[event])}</strong>
              <Badge tone={pausedAt === null ? 'success' : 'warning'}>
                {text(pausedAt === null ? 'on' : 'paused')}
              </Badge>
              <Link to={paths.integration(id)}>{text('log')}</Link>
              <Button size="small" onClick={() => void end(id)}>
                {text('end')}
              </Button>
            </div>
            <p className={styles.muted}>
              {host} · {intl.formatMessage(zapierNamed.since, { moment, by })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
