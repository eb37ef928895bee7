import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import type { SavedView } from '#contract/reporting/savedViews.contract.ts';
import type { ListName } from '#values/listNames.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Popover } from '../../ui/menu/Popover.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { ColumnLayout } from '../../ui/table/columnLayout.ts';
import * as styles from './SavedViews.css.ts';
import { viewWords as words } from './savedViews.messages.ts';
import { useSavedViews } from './useSavedViews.ts';
import { ViewDialog } from './ViewDialog.tsx';
import { openedView, storedViewQuery, viewQuery } from './viewQuery.ts';

interface SavedViewsProps<Row> {
  list: ListName;
  /** The name of the list without a view. */
  all: string;
  columns: readonly Column<Row>[];
  layout: ColumnLayout;
}

/** Opens, saves and changes the views of a list. What they hold is in the URL, like the rest of the list. */
export function SavedViews<Row>({ list, all, columns, layout }: SavedViewsProps<Row>) {
  const intl = useIntl();
  const { views = [], current, create, change, remove } = useSavedViews(list);
  const [search] = useSearchParams();
  const [edited, setEdited] = useState<SavedView | 'new'>();
  const query = viewQuery(search, layout);
  const isChanged = current !== undefined && storedViewQuery(current.query, columns) !== query;
  const groups = [
    { title: words.mine, shown: views.filter(({ mine, team }) => mine && !team) },
    { title: words.team, shown: views.filter(({ team }) => team) },
  ].filter(({ shown }) => shown.length > 0);
  return (
    <div className={styles.bar}>
      <Popover
        label={intl.formatMessage(words.opened, { name: current?.name ?? all })}
        trigger={
          <>
            <Icon name="star" size={15} />
            <span className={styles.name}>{current?.name ?? all}</span>
            <Icon name="chevronDown" size={14} />
          </>
        }
      >
        {(close) => (
          <div className={styles.panel}>
            <Link
              className={styles.view}
              to={{ search: '' }}
              aria-current={current ? undefined : 'true'}
              onClick={close}
            >
              {all}
            </Link>
            {groups.length === 0 && <p className={styles.note}>{intl.formatMessage(words.none)}</p>}
            {groups.map(({ title, shown }) => (
              <section key={title.id} aria-label={intl.formatMessage(title)}>
                <h3 className={styles.heading}>{intl.formatMessage(title)}</h3>
                {shown.map((view) => (
                  <div key={view.uuid} className={styles.line}>
                    <Link
                      className={styles.view}
                      to={{ search: openedView(view) }}
                      aria-current={view === current ? 'true' : undefined}
                      onClick={close}
                    >
                      <span className={styles.name}>{view.name}</span>
                      {!view.mine && (
                        <span className={styles.author}>{intl.formatMessage(words.by, { author: view.author })}</span>
                      )}
                    </Link>
                    {view.mayChange && (
                      <IconButton
                        icon="pencil"
                        size="small"
                        label={intl.formatMessage(words.edit, { name: view.name })}
                        onClick={() => {
                          close();
                          setEdited(view);
                        }}
                      />
                    )}
                  </div>
                ))}
              </section>
            ))}
            <div className={styles.foot}>
              <Button
                look="quiet"
                size="small"
                onClick={() => {
                  close();
                  setEdited('new');
                }}
              >
                <Icon name="plus" size={14} />
                {intl.formatMessage(words.saveNew)}
              </Button>
            </div>
          </div>
        )}
      </Popover>
      {current && isChanged && (
        <>
          <Badge tone="info">{intl.formatMessage(words.edited)}</Badge>
          {current.mayChange && (
            <Button look="primary" onClick={() => void change(current, { query })}>
              {intl.formatMessage(words.saveChanges)}
            </Button>
          )}
          <Link className={styles.revert} to={{ search: openedView(current) }}>
            {intl.formatMessage(words.revert)}
          </Link>
        </>
      )}
      {edited !== undefined && (
        <ViewDialog
          view={edited === 'new' ? undefined : edited}
          onSave={(details) => (edited === 'new' ? create({ ...details, query }) : change(edited, details))}
          onRemove={edited === 'new' ? undefined : () => remove(edited)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}
