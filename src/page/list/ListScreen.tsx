import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { IconName } from '../../ui/icon/iconPaths.ts';
import type { Column } from '../../ui/table/column.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { page as pageClass, intro } from './List.css.ts';
import { type ListQuery, type ListRows, type ListView, ListTable } from './ListTable.tsx';

/** Texts of a list. `nothing` is for a search or filter without results, `empty` for a list without rows. */
interface ListWords {
  title: MessageDescriptor;
  intro?: MessageDescriptor;
  search: MessageDescriptor;
  /** Name of the CSV file. */
  file: MessageDescriptor;
  empty: MessageDescriptor;
  emptyBody: MessageDescriptor;
  nothing?: MessageDescriptor;
  nothingBody?: MessageDescriptor;
}

interface ListScreenProps<Row> {
  /** The user's arrangement of columns is kept under this name. */
  name: string;
  words: ListWords;
  icon: IconName;
  view: ListView;
  query: ListQuery;
  /** The page requested by `view`; undefined while it loads. */
  page: ListRows<Row> | undefined;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** The path of a row's page, if it has one. */
  linkTo?: ((row: Row) => string | undefined) | undefined;
  /** Opens a row that has no page of its own. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Creates a row; shown in the empty state while there are none. */
  action?: ReactNode;
  /** Filters below the title, and whether any of them hides rows. */
  filters?: ReactNode;
  filtered?: boolean;
  /** Clears search and filters; shown when nothing was found. */
  showAll?: ReactNode;
  /** Between title and table. */
  lead?: ReactNode;
  /** Between the table's toolbar and its rows. */
  choices?: ReactNode;
  /** The list's dialogs. */
  children?: ReactNode;
}

/** Layout of list screens: title, actions, filters, search, columns, CSV, rows and paging; state is kept in the URL. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { name, words, icon, view, query, page, columns, rowKey, linkTo, onOpen, action } = props;
  const intl = useIntl();
  const isNarrowed = view[0].search !== '' || props.filtered === true;
  const isEmpty = page?.total === 0 && !(isNarrowed && words.nothing);
  const empty = isEmpty ? (
    <EmptyState icon={icon} title={intl.formatMessage(words.empty)} action={action}>
      {intl.formatMessage(words.emptyBody)}
    </EmptyState>
  ) : (
    <EmptyState icon={icon} title={intl.formatMessage(words.nothing ?? words.empty)} action={props.showAll}>
      {words.nothingBody && intl.formatMessage(words.nothingBody)}
    </EmptyState>
  );
  return (
    <PageFrame
      title={intl.formatMessage(words.title)}
      actions={isEmpty ? undefined : action}
      filters={isEmpty ? undefined : props.filters}
    >
      <div className={pageClass}>
        {words.intro && <p className={intro}>{intl.formatMessage(words.intro)}</p>}
        {props.lead}
        <ListTable
          name={name}
          label={intl.formatMessage(words.title)}
          searchLabel={intl.formatMessage(words.search)}
          file={intl.formatMessage(words.file)}
          view={view}
          query={query}
          page={page}
          columns={columns}
          rowKey={rowKey}
          linkTo={linkTo}
          onOpen={onOpen}
          choices={props.choices}
          empty={empty}
        />
      </div>
      {props.children}
    </PageFrame>
  );
}
