import { dequal } from 'dequal/lite';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { callEditors } from '#values/roleGroups.ts';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ApiError } from '../../api/client/apiError.ts';
import { call as send } from '../../api/client/call.ts';
import { useInvalidate } from '../../api/client/useInvalidate.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { useFailureToast } from '../errors/useFailureToast.ts';
import { useAllowed } from '../session/SessionContext.ts';
import { editWords as words } from './editCall.messages.ts';

export type CallChange = Partial<Pick<Call, 'notes' | 'tags' | 'score' | 'revenue' | 'ownLeadStatus'>>;

type Edited = Pick<Call, 'uuid' | 'version' | keyof CallChange>;

/** The last save of each call: fields that are left one after the other are saved in turn, each on top of the one before. */
const lastSaves = new Map<string, Promise<number>>();

/** Saves on top of what the user has saved already, and of what others changed beside the same fields. */
async function saveOnTop(call: Edited, own: number, change: CallChange): Promise<Call> {
  const params = { id: call.uuid };
  const sendAt = (version: number) => send(endpoints.changeCall, { params, body: { version, ...change } });
  try {
    return await sendAt(Math.max(own, call.version));
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'STALE-VERSION') throw error;
    const { call: fresh } = await send(endpoints.getCallDetail, { params });
    const isSame = Object.keys(change).every((name) =>
      dequal(fresh[name as keyof CallChange], call[name as keyof CallChange]),
    );
    if (!isSame) throw error;
    return await sendAt(fresh.version);
  }
}

/** Changes a call's notes, tags, score, value or lead status; the toast offers an undo. False if it was refused. */
export function useEditCall() {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const invalidate = useInvalidate();
  const mayEdit = useAllowed(callEditors);

  const save = useCallback(
    async (call: Edited, change: CallChange): Promise<Call | undefined> => {
      const before = lastSaves.get(call.uuid) ?? Promise.resolve(0);
      const saving = before.then((own) => saveOnTop(call, own, change));
      lastSaves.set(
        call.uuid,
        saving.then(({ version }) => version).catch(() => before),
      );
      try {
        return await saving;
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
