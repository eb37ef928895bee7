import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { SavedView } from '#contract/reporting/savedViews.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { ListName } from '#values/listNames.ts';
import { ApiError } from '../../api/client/apiError.ts';
import { call as send } from '../../api/client/call.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { useInvalidate } from '../../api/client/useInvalidate.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { useUpdateSearchParams } from '../../ui/table/useUpdateSearchParams.ts';
import { viewParameter } from '../../ui/table/useColumnLayout.ts';
import { useFailureToast } from '../errors/useFailureToast.ts';
import { viewWords as words } from './savedViews.messages.ts';

export type ViewDetails = Pick<SavedView, 'name' | 'query' | 'team'>;

/** The saved views of a list: the one that is open, and what can be done to them. */
export function useSavedViews(list: ListName) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const invalidate = useInvalidate();
  const update = useUpdateSearchParams();
  const opened = useSearchParams()[0].get(viewParameter);
  const { data: views } = useEndpoint('listSavedViews', { query: { list } }, { revalidateOnFocus: false });

  /** Whether it was done; a refusal is shown. */
  const attempt = async (work: () => Promise<SavedView>, done: (view: SavedView) => void): Promise<boolean> => {
    try {
      const view = await work();
      await invalidate('listSavedViews');
      done(view);
      return true;
    } catch (error) {
      showFailure(error, refusalOf(error));
      await invalidate('listSavedViews');
      return false;
    }
  };
  const refusalOf = (error: unknown): string | undefined => {
    if (!(error instanceof ApiError)) return undefined;
    if (error.code === 'STALE-VERSION') return intl.formatMessage(words.stale);
    if (error.code !== 'ALREADY-EXISTS') return undefined;
    const most = typeof error.info === 'object' && error.info !== null && 'most' in error.info ? error.info.most : null;
    return typeof most === 'number' ? intl.formatMessage(words.tooMany, { most }) : intl.formatMessage(words.taken);
  };
  const open = ({ uuid }: SavedView) => update({ [viewParameter]: uuid }, { replace: true });
  const create = (details: ViewDetails) =>
    attempt(
      () => send(endpoints.createSavedView, { body: { list, ...details } }),
      (view) => {
        open(view);
        toasts.add('success', intl.formatMessage(words.saved, { name: view.name }));
      },
    );
  const change = ({ uuid, version, name, query, team }: SavedView, details: Partial<ViewDetails>) =>
    attempt(
      () => send(endpoints.changeSavedView, { params: { uuid }, body: { version, name, query, team, ...details } }),
      (view) => toasts.add('success', intl.formatMessage(words.saved, { name: view.name })),
    );
  const remove = ({ uuid }: SavedView) =>
    attempt(
      () => send(endpoints.deleteSavedView, { params: { uuid } }),
      ({ name, query, team }) => {
        if (opened === uuid) update({ [viewParameter]: null }, { replace: true });
        toasts.add('success', intl.formatMessage(words.removed, { name }), {
          action: { label: intl.formatMessage(words.undo), onChoose: () => void create({ name, query, team }) },
        });
      },
    );
  return { views, current: views?.find(({ uuid }) => uuid === opened), create, change, remove };
}
