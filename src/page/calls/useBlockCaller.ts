import { admins } from '#values/roleGroups.ts';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { BlockedCaller } from '#contract/telephony/blocked.contract.ts';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ApiError } from '../../api/client/apiError.ts';
import { call as send } from '../../api/client/call.ts';
import { useInvalidate } from '../../api/client/useInvalidate.ts';
import { confirmations } from '../../ui/dialog/confirmations.ts';
import { phoneText } from '../../ui/phone/phoneText.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { useFailureToast } from '../errors/useFailureToast.ts';
import { useAllowed } from '../session/SessionContext.ts';
import { blockMessages, blockWords } from './blockCaller.messages.ts';

/** A caller, with the call that they are blocked from, if any. */
type Blockable = Pick<Call, 'account' | 'caller'> & { uuid: string | null };

/** `allowed`: whether the user may block anyone. Blocks a caller after confirmation; the success toast offers an undo. */
export function useBlockCaller() {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const invalidate = useInvalidate();
  const allowed = useAllowed(admins);

  const unblock = useCallback(
    async ({ account, id }: BlockedCaller, number: string): Promise<void> => {
      try {
        await send(endpoints.unblock, { params: { account, id } });
        toasts.add('success', intl.formatMessage(blockMessages.undone, { number }));
      } catch (error) {
        showFailure(error);
      }
      await invalidate('listBlocked');
    },
    [intl, showFailure, invalidate],
  );
  const block = useCallback(
    async ({ account, uuid, caller }: Blockable): Promise<void> => {
      const number = phoneText(caller ?? '').text;
      const sure = await confirmations.ask({
        title: intl.formatMessage(blockMessages.ask, { number }),
        text: intl.formatMessage(blockWords.body),
        confirm: intl.formatMessage(blockWords.block),
        cancel: intl.formatMessage(blockWords.cancel),
        danger: true,
      });
      if (!sure) return;
      try {
        const params = { account };
        const blocked =
          uuid === null
            ? await send(endpoints.blockNumber, { params, body: { caller: caller ?? '' } })
            : await send(endpoints.blockCaller, { params, body: { cdrId: uuid } });
        toasts.add('success', intl.formatMessage(blockMessages.done, { number }), {
          action: { label: intl.formatMessage(blockWords.undo), onChoose: () => void unblock(blocked, number) },
        });
      } catch (error) {
        const isTwice = error instanceof ApiError && error.code === 'ALREADY-EXISTS';
        if (isTwice) toasts.add('info', intl.formatMessage(blockWords.twice));
        else showFailure(error);
      }
      await invalidate('listBlocked');
    },
    [intl, showFailure, invalidate, unblock],
  );
  const mayBlock = useCallback(
    ({ caller, direction }: Call) => allowed && caller !== null && direction === 'inbound',
    [allowed],
  );
  return { allowed, mayBlock, block };
}
