import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../../api/client/call.ts';
import { useEndpoint } from '../../../../api/client/useEndpoint.ts';
import { useInvalidate } from '../../../../api/client/useInvalidate.ts';
import { FailedLoad } from '../../../../page/errors/FailedLoad.tsx';
import { useFailureToast } from '../../../../page/errors/useFailureToast.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { SelectField } from '../../../../ui/field/SelectField.tsx';
import { BranchesCard } from './BranchesCard.tsx';
import * as styles from './Locations.css.ts';
import { locationsMessages as words } from './locations.messages.ts';
import { MappingCard } from './MappingCard.tsx';
import { SettingsCard } from './SettingsCard.tsx';

/** Lazy: the map is large. */
const CoverageCard = lazy(async () => ({ default: (await import('./CoverageCard.tsx')).CoverageCard }));

/** The location routings of an account: branches, mapping, coverage and settings of one at a time. */
export function LocationsTab({ account, country }: { account: number; country: string }) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const invalidate = useInvalidate();
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const locations = useEndpoint('listLocations', { params: { account } });
  const branches = useEndpoint('listBranches', { params: { account } });
  const error = locations.error ?? branches.error;
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);

  async function create(): Promise<void> {
    setBusy(true);
    try {
      const { id } = await call(endpoints.createLocation, { params: { account }, body: { name: text('createdName') } });
      await locations.mutate();
      setChosen(id);
    } catch (failure) {
      showFailure(failure);
    } finally {
      setBusy(false);
    }
  }

  if (!locations.data || !branches.data) {
    const retry = () => void Promise.all([locations.mutate(), branches.mutate()]);
    return error ? <FailedLoad error={error} onRetry={retry} /> : <Skeleton height="60dvh" />;
  }
  const location = locations.data.find(({ id }) => id === chosen) ?? locations.data[0];
  const createButton = (look: 'primary' | 'plain') => (
    <Button look={look} busy={busy} onClick={() => void create()}>
      {text('create')}
    </Button>
  );
  if (!location) {
    return (
      <EmptyState icon="map" title={text('none')} action={createButton('primary')}>
        {text('noneBody')}
      </EmptyState>
    );
  }
  const own = branches.data.filter(({ locationId }) => locationId === null || locationId === location.id);
  const reload = () => void invalidate('listLocations', 'listBranches', 'getLocationCoverage', 'getFlowWorld');
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        {locations.data.length > 1 && (
          <div className={styles.picker}>
            <SelectField
              label={text('choose')}
              value={location.id}
              choices={locations.data.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={setChosen}
            />
          </div>
        )}
        {createButton('plain')}
      </div>
      <div className={styles.stack}>
        <BranchesCard location={location} branches={own} country={country} onChanged={reload} />
        <MappingCard key={`map ${location.id}`} location={location} onChanged={reload} />
        <SettingsCard key={`${location.id} ${location.version}`} location={location} onChanged={reload} />
      </div>
      <Suspense fallback={<Skeleton height="420px" />}>
        <CoverageCard location={location} branches={own} />
      </Suspense>
    </div>
  );
}
