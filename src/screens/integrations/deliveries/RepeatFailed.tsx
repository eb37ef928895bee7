import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { logMessages as words, logNamed } from './integrations.messages.ts';

/** The log goes back so far. */
const keptMs = 30 * 86_400_000;

/** Makes all deliveries again that didn’t get through, once the user has typed how many. */
export function RepeatFailed({ uuid, onRepeated }: { uuid: string; onRepeated: () => void }) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const repeat = async () => {
    const since = new Date(Date.now() - keptMs).toISOString();
    try {
      const query = { since, state: ['refused' as const, 'failed' as const], length: 1, start: 0 };
      const { recordsFiltered: count } = await call(endpoints.listDeliveries, { params: { uuid }, query });
      if (count === 0) return toasts.add('info', intl.formatMessage(words.nothing));
      const sure = await confirmations.ask({
        title: intl.formatMessage(words.failedTitle),
        text: intl.formatMessage(logNamed.failedText, { count }),
        typed: { word: String(count), label: intl.formatMessage(words.failedLabel) },
        confirm: intl.formatMessage(words.again),
        cancel: intl.formatMessage(words.cancel),
      });
      if (!sure) return;
      await call(endpoints.repeatDeliveries, { params: { uuid }, body: { since, count } });
      toasts.add('success', intl.formatMessage(words.repeated));
    } catch (failure) {
      showFailure(failure);
    }
    onRepeated();
  };
  return (
    <Button size="small" look="quiet" onClick={() => void repeat()}>
      {intl.formatMessage(words.failed)}
    </Button>
  );
}
