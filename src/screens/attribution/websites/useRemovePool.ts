import { useIntl } from 'react-intl';
import type { Pool, Website } from '#contract/attribution/websites.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { poolsNamed, poolsWords as words } from './pools.messages.ts';

/** Removes a pool after a question. */
export function useRemovePool({ code }: Website, done: () => void) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const showFailure = useFailureToast();
  return async ({ id, name, overflow, holdMinutes, reserved }: Pool): Promise<void> => {
    const sure = await confirmations.ask({
      title: intl.formatMessage(poolsNamed.removeOne, { name }),
      text: intl.formatMessage(words.removeBody),
      confirm: intl.formatMessage(words.remove),
      cancel: intl.formatMessage(words.keep),
      danger: true,
    });
    if (!sure) return;
    const body = { id, name, overflow, holdMinutes, reserved, numbers: [] };
    try {
      await call(endpoints.fillPool, { params: { code }, body });
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'WRONG-STATUS')
        toasts.add('error', intl.formatMessage(words.isShown));
      else showFailure(failure);
      return;
    }
    done();
    toasts.add('success', intl.formatMessage(words.removed));
    void invalidate('getWebsite', 'listWebsites', 'listPoolLoads');
  };
}
