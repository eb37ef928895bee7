import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { callEditors } from '#values/roleGroups.ts';
import type { Call } from '#contract/calls.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ApiError } from '../../api/client/apiError.ts';
import { call as send } from '../../api/client/call.ts';
import { useInvalidate } from '../../api/client/useInvalidate.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { useFailureToast } from '../errors/useFailureToast.ts';
import { useAllowed } from '../session/SessionContext.ts';
import { editWords as words } from './editCall.messages.ts';

export type CallChange = Partial<Pick<Call, 'notes' | 'tags' | 'score' | 'revenue'>>;

/** Changes a call's notes, tags, score or value; the toast offers an undo. False if it was refused. */
export function useEditCall() {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const invalidate = useInvalidate();
  const mayEdit = useAllowed(callEditors);

  const save = useCallback(
    async ({ uuid: id, version }: Pick<Call, 'uuid' | 'version'>, change: CallChange): Promise<Call | undefined> => {
      try {
        return await send(endpoints.changeCall, { params: { id }, body: { version, ...change } });
      } catch (error) {
        const isStale = error instanceof ApiError && error.code === 'STALE-VERSION';
        if (isStale) toasts.add('warning', intl.formatMessage(words.stale));
        else showFailure(error);
        return undefined;
      } finally {
        await invalidate('getCallDetail', 'listCalls', 'listOutboundCalls', 'getCallHistory');
      }
    },
    [intl, showFailure, invalidate],
  );
  const edit = useCallback(
    async (call: Call, change: CallChange): Promise<boolean> => {
      const edited = await save(call, change);
      if (!edited || edited.version === call.version) return edited !== undefined;
      const before = Object.fromEntries(Object.keys(change).map((name) => [name, call[name as keyof CallChange]]));
      const undo = async () => {
        if (await save(edited, before)) toasts.add('success', intl.formatMessage(words.undone));
      };
      toasts.add('success', intl.formatMessage(words.saved), {
        action: { label: intl.formatMessage(words.undo), onChoose: () => void undo() },
      });
      return true;
    },
    [intl, save],
  );
  return { mayEdit, edit };
}
