import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { IconName } from '../../ui/icon/iconPaths.ts';
import type { Column } from '../../ui/table/column.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { page as pageClass, intro } from './List.css.ts';
import { type ListQuery, type ListRows, type ListView, ListTable } from './ListTable.tsx';

/** What a list calls itself. `nothing` is said when a search or a filter left no row; `empty` when there is none at all. */
interface ListWords {
  title: MessageDescriptor;
  intro?: MessageDescriptor;
  search: MessageDescriptor;
  /** The name of the CSV file. */
  file: MessageDescriptor;
  empty: MessageDescriptor;
  emptyBody: MessageDescriptor;
  nothing?: MessageDescriptor;
  nothingBody?: MessageDescriptor;
}

interface ListScreenProps<Row> {
  /** Under this name the person's choice of columns is remembered. */
  name: string;
  words: ListWords;
  icon: IconName;
  view: ListView;
  query: ListQuery;
  /** The page that the view asks for; undefined until it is there. */
  page: ListRows<Row> | undefined;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  onOpen?: ((row: Row) => void) | undefined;
  /** Begins a new row; moves into the empty state while there is none. */
  action?: ReactNode;
  /** Filters under the title, and whether one of them leaves rows out. */
  filters?: ReactNode;
  filtered?: boolean;
  /** The way back to all rows, beside the words that none was found. */
  showAll?: ReactNode;
  /** Between the title and the table. */
  lead?: ReactNode;
  /** Between the table's toolbar and its rows. */
  choices?: ReactNode;
  /** Dialogs of the list. */
  children?: ReactNode;
}

/** The screen of every list: title and actions, filters, search, columns, CSV, rows and paging, all kept in the address. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { name, words, icon, view, query, page, columns, rowKey, onOpen, action } = props;
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
          onOpen={onOpen}
          choices={props.choices}
          empty={empty}
        />
      </div>
      {props.children}
    </PageFrame>
  );
}
