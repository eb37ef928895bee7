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
import { ga4Messages as words } from './ga4.messages.ts';
import { MeasurementCard } from './MeasurementCard.tsx';
import { PropertyCard } from './PropertyCard.tsx';
import { PropertyDialog } from './PropertyDialog.tsx';
import { MeasurementDialog } from './MeasurementDialog.tsx';

/** The measurements of Google Analytics that calls of an account are sent to. */
export function Component() {
  const intl = useIntl();
  const one = useOneAccount();
  const { account } = one;
  const [isAdding, setAdding] = useState(false);
  const measurements = useEndpoint('listMeasurements', { params: { account } });
  const properties = useEndpoint('listGa4', { query: { account } });
  const links = useEndpoint('listOAuthLinks', { query: { account } });
  const all = [measurements, properties, links];
  const refresh = () => void Promise.all(all.map(({ mutate }) => mutate()));
  const error: unknown = all.find((each) => each.error !== undefined && !each.data)?.error;
  const [byHand, chosen] = [measurements.data, properties.data];
  const isLoaded = byHand !== undefined && chosen !== undefined && links.data !== undefined;
  // Where an application is registered at Google, properties are chosen there; elsewhere people bring an id and a secret.
  const isLinkable = links.data?.providers.some(({ provider, client }) => provider === 'google' && client !== null);
  const add = intl.formatMessage(isLinkable ? words.addProperty : words.add);
  const saved = () => {
    setAdding(false);
    refresh();
  };
  return (
    <OneAccountPage
      {...one}
      title={intl.formatMessage(words.title)}
      intro={intl.formatMessage(words.intro)}
      actions={
        <Button look="primary" disabled={!isLoaded} onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {add}
        </Button>
      }
    >
      {error !== undefined && <FailedLoad error={error} onRetry={refresh} />}
      {error === undefined && !isLoaded && <Skeleton height="12rem" />}
      {isLoaded && byHand.length + chosen.length === 0 && (
        <EmptyState icon="chart" title={intl.formatMessage(words.empty)}>
          {intl.formatMessage(isLinkable ? words.emptyProperty : words.emptyBody)}
        </EmptyState>
      )}
      {chosen?.map((property) => (
        <PropertyCard key={property.uuid} property={property} onChanged={refresh} />
      ))}
      {byHand?.map((measurement) => (
        <MeasurementCard key={measurement.uuid} measurement={measurement} onChanged={refresh} />
      ))}
      {isAdding && isLinkable && (
        <PropertyDialog account={account} property={null} onClose={() => setAdding(false)} onSaved={saved} />
      )}
      {isAdding && !isLinkable && (
        <MeasurementDialog account={account} measurement={null} onClose={() => setAdding(false)} onSaved={saved} />
      )}
    </OneAccountPage>
  );
}
