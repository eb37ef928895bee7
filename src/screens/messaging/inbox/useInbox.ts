import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Conversation } from '#contract/messaging/inbox.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useLive } from '../../../api/client/useLive.ts';
import { useAccountQuery } from '../../../page/list/useListQuery.ts';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { useUpdateSearchParams } from '../../../ui/table/useUpdateSearchParams.ts';
import { type Folder, folders, queryOf } from './folders.ts';

const defaults: TableDefaults<'stamp'> = { orderBy: 'stamp', order: 'desc', length: 50, sortable: [] };
/** A campaign changes thousands of conversations in a second. */
const settleMs = 400;

/** The list of conversations and the open one; what is shown is in the URL. */
export function useInbox() {
  const [params] = useSearchParams();
  const update = useUpdateSearchParams();
  const folder: Folder = folders.find((one) => one === params.get('show')) ?? 'open';
  const view = useTableSearchParams(defaults);
  const { page, length, search } = view[0];
  const open = params.get('conversation');
  const query = {
    ...queryOf[folder],
    ...useAccountQuery(),
    ...(search !== '' && { search }),
    start: page * length,
    length,
  };
  const list = useEndpoint('listConversations', { query }, { keepPreviousData: true });
  useRefresh();

  const rows = list.data?.data;
  const at = rows?.findIndex(({ uuid }) => uuid === open) ?? -1;
  // What was read or closed may have left the list: the next one is then in its place.
  const place = useRef(0);
  useEffect(() => {
    if (at >= 0) place.current = at;
  }, [at]);
  const choose = (conversation: string | null) => update({ conversation }, { replace: open !== null });
  const move = (step: 1 | -1) => {
    if (!rows || rows.length === 0) return;
    const gone = at < 0 && open !== null;
    const wanted = open === null ? 0 : gone ? place.current + Math.min(step, 0) : at + step;
    const next = rows[Math.min(rows.length - 1, Math.max(0, wanted))];
    if (next) choose(next.uuid);
  };
  return {
    folder,
    view,
    open,
    list,
    choose,
    move,
    isNarrowed: search !== '' || folder !== 'open',
    show: (next: Folder) => update({ show: next === 'open' ? null : next, page: null, conversation: null }),
    find: (text: string) => view[1]({ ...view[0], search: text, page: 0 }),
    showAll: () => update({ show: null, page: null, search: null }),
    linkTo: ({ uuid }: Conversation) => {
      const next = new URLSearchParams(params);
      next.set('conversation', uuid);
      return `?${next.toString()}`;
    },
  };
}

export type Inbox = ReturnType<typeof useInbox>;

/** Loads what is shown again when a conversation changes. */
function useRefresh(): void {
  const invalidate = useInvalidate();
  const timer = useRef(0);
  useLive((news) => {
    if (news.type !== 'live.resumed' && news.type !== 'conversation.changed') return;
    if (timer.current !== 0) return;
    timer.current = window.setTimeout(() => {
      timer.current = 0;
      void invalidate('listConversations', 'getConversation', 'listConversationItems', 'countUnread');
    }, settleMs);
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);
}
