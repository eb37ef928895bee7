import { useEffect, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSWRConfig } from 'swr';
import { connection } from '../../api/client/connection.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { shellMessages as words } from '../navigation/shell.messages.ts';
import { offlineBar } from './OfflineBar.css.ts';

/** Says that the server can't be reached. Once it can, whatever the page shows is requested again. */
export function OfflineBar() {
  const lost = useSyncExternalStore(connection.subscribe, connection.isLost);
  const { mutate } = useSWRConfig();
  useEffect(() => connection.watchNetwork(), []);
  useEffect(() => connection.onRestored(() => void mutate(() => true)), [mutate]);
  return (
    <div role="status">
      {lost && (
        <div className={offlineBar}>
          <Icon name="warning" />
          <FormattedMessage {...words.offline} />
          <Button size="small" onClick={connection.retry}>
            <FormattedMessage {...words.retryNow} />
          </Button>
        </div>
      )}
    </div>
  );
}
