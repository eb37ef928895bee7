import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { paths } from '#contract/paths.ts';
import { button } from '../../../ui/button/Button.css.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { BundleEditor } from './BundleEditor.tsx';
import { columns } from './Bundles.css.ts';
import { bundlesMessages as words } from './bundles.messages.ts';
import { NewBundle } from './NewBundle.tsx';
import { usePlaceText } from './usePlaceText.ts';

/** A verdict comes while somebody waits for it. */
const refreshInterval = 15_000;

/** What an account proves for the numbers of one country and network; the id `new` begins with which. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const placeText = usePlaceText();
  const isNew = id === 'new';
  const bundles = useEndpoint('listBundles', isNew ? null : { query: {} }, { refreshInterval });
  const bundle = bundles.data?.find(({ uuid }) => uuid === id);
  const place = bundle && { country: bundle.country, network: bundle.network, holder: bundle.holder };
  const asked = useEndpoint('listRequirements', place ? { query: place } : null);
  const [generation, setGeneration] = useState(0);
  const failed = [bundles, asked].find(({ data, error }) => error && !data);
  const isMissing = bundles.data !== undefined && !bundle;
  const back = (
    <Link className={button({ look: 'quiet' })} to={paths.bundles()}>
      <Icon name="file" />
      {intl.formatMessage(words.back)}
    </Link>
  );
  async function reload(): Promise<void> {
    await bundles.mutate();
    setGeneration((count) => count + 1);
  }
  return (
    <PageFrame title={bundle ? placeText(bundle) : intl.formatMessage(isNew ? words.new : words.title)} actions={back}>
      {isNew && <NewBundle />}
      {isMissing && <EmptyState icon="file" title={intl.formatMessage(words.notFound)} action={back} />}
      {failed?.error && <FailedLoad error={failed.error} onRetry={() => void failed.mutate()} />}
      {!isNew && !isMissing && !failed && !(bundle && asked.data) && (
        <div className={columns}>
          <Skeleton height="70dvh" />
          <Skeleton height="240px" />
        </div>
      )}
      {bundle && asked.data && (
        <BundleEditor
          key={`${bundle.uuid} ${generation}`}
          loaded={bundle}
          requirements={asked.data}
          onReload={() => void reload()}
        />
      )}
    </PageFrame>
  );
}
