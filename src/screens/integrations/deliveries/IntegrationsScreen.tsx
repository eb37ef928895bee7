import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { ListScreen } from '../../../page/list/ListScreen.tsx';
import { matchesSearch } from '../../../page/list/matchesSearch.ts';
import { pageOfRows } from '../../../page/list/pageOfRows.ts';
import { useAccountQuery } from '../../../page/list/useListQuery.ts';
import { button } from '../../../ui/button/Button.css.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { integrationsMessages as words } from './integrations.messages.ts';
import * as styles from './Integrations.css.ts';
import { NewWebhook } from './NewWebhook.tsx';
import { useIntegrationColumns } from './useIntegrationColumns.tsx';
import { useIntegrationName } from '../../../page/deliveries/useIntegrationName.ts';
import { webhookMessages } from './webhook.messages.ts';

const defaults: TableDefaults = {
  orderBy: 'name',
  order: 'asc',
  length: 25,
  sortable: ['name', 'type', 'state', 'account'],
};

/** Lists what accounts send on to other systems, and how that goes. */
export function Component() {
  const intl = useIntl();
  const integrations = useEndpoint('listIntegrations', { query: useAccountQuery() }, { refreshInterval: 15_000 });
  const view = useTableSearchParams(defaults);
  const [isAdding, setAdding] = useState(false);
  const columns = useIntegrationColumns();
  const nameOf = useIntegrationName();
  const found = integrations.data?.filter((integration) =>
    matchesSearch(view[0].search, {
      texts: [nameOf(integration), integration.createdBy],
      numbers: integration.filters.dids ?? [],
    }),
  );
  return (
    <ListScreen
      name="integrations"
      words={words}
      icon="transfer"
      view={view}
      query={integrations}
      page={found && pageOfRows(found, columns, view[0], defaults)}
      columns={columns}
      rowKey={({ uuid }) => uuid}
      linkTo={({ uuid }) => paths.integration(uuid)}
      action={
        <div className={styles.actions}>
          <Link className={button({ look: 'quiet' })} to={paths.developers()}>
            {intl.formatMessage(words.developers)}
          </Link>
          <Link className={button({ look: 'quiet' })} to={paths.oauthLinks()}>
            {intl.formatMessage(words.links)}
          </Link>
          <Link className={button({})} to={paths.ga4()}>
            {intl.formatMessage(words.ga4)}
          </Link>
          <Link className={button({})} to={paths.hubspot()}>
            {intl.formatMessage(words.hubspot)}
          </Link>
          <Link className={button({})} to={paths.microsoft()}>
            {intl.formatMessage(words.microsoft)}
          </Link>
          <Link className={button({})} to={paths.autoplay()}>
            {intl.formatMessage(words.autoplay)}
          </Link>
          <Link className={button({})} to={paths.zapier()}>
            {intl.formatMessage(words.zapier)}
          </Link>
          <Link className={button({})} to={paths.slack()}>
            {intl.formatMessage(words.slack)}
          </Link>
          <Button look="primary" onClick={() => setAdding(true)}>
            <Icon name="plus" />
            {intl.formatMessage(webhookMessages.add)}
          </Button>
        </div>
      }
    >
      {isAdding && <NewWebhook onClose={() => setAdding(false)} />}
    </ListScreen>
  );
}
