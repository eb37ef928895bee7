import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { OneAccountPage } from '../../../page/accounts/OneAccountPage.tsx';
import { useOneAccount } from '../../../page/accounts/useOneAccount.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Backfills } from './Backfills.tsx';
import { tagMessages as words } from './smartTags.messages.ts';
import * as styles from './SmartTags.css.ts';
import { TagCard } from './TagCard.tsx';
import { TagDialog } from './TagDialog.tsx';

/** The tags that calls of an account get automatically. */
export function Component() {
  const intl = useIntl();
  const one = useOneAccount();
  const { account } = one;
  const [isAdding, setAdding] = useState(false);
  const { data, error, mutate } = useEndpoint('listSmartTags', { query: { account: [account] } });
  const past = useEndpoint('listTagBackfills', { query: { account: [account] } });
  const refresh = () => void mutate();
  const groups = Map.groupBy(data ?? [], ({ group }) => group);
  return (
    <OneAccountPage
      {...one}
      title={intl.formatMessage(words.title)}
      intro={intl.formatMessage(words.intro)}
      actions={
        <Button look="primary" disabled={!data} onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {intl.formatMessage(words.add)}
        </Button>
      }
    >
      {!data && error && <FailedLoad error={error} onRetry={refresh} />}
      {!data && !error && <Skeleton height="12rem" />}
      {data?.length === 0 && (
        <EmptyState icon="star" title={intl.formatMessage(words.empty)}>
          {intl.formatMessage(words.emptyBody)}
        </EmptyState>
      )}
      {past.data && <Backfills backfills={past.data} onRefresh={() => void past.mutate()} />}
      {[...groups].map(([group, tags]) => (
        <section key={group} className={styles.section} aria-label={group || intl.formatMessage(words.noGroup)}>
          {groups.size > 1 && <h2 className={styles.group}>{group || intl.formatMessage(words.noGroup)}</h2>}
          {tags.map((tag) => (
            <TagCard key={tag.uuid} tag={tag} onChanged={refresh} onCounting={() => void past.mutate()} />
          ))}
        </section>
      ))}
      {isAdding && (
        <TagDialog
          account={account}
          tag={null}
          onClose={() => setAdding(false)}
          onSaved={() => {
            setAdding(false);
            refresh();
          }}
        />
      )}
    </OneAccountPage>
  );
}
