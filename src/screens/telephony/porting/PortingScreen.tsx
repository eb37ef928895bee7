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
import { NewPorting } from './NewPorting.tsx';
import { PortingEditor } from './PortingEditor.tsx';
import { portingMessages as words } from './porting.messages.ts';
import { columns } from './Porting.css.ts';

/** One porting request; the id `new` creates one. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const { data, error, mutate } = useEndpoint('getPorting', isNew ? null : { params: { id } }, {
    keepPreviousData: false,
  });
  const [generation, setGeneration] = useState(0);
  const isMissing = error?.code === 'NOT-FOUND' || error?.code === 'INVALID-PAYLOAD';
  const back = (
    <Link className={button({ look: 'quiet' })} to={paths.portings()}>
      <Icon name="transfer" />
      {intl.formatMessage(words.back)}
    </Link>
  );
  async function reload(): Promise<void> {
    await mutate();
    setGeneration((count) => count + 1);
  }
  return (
    <PageFrame title={intl.formatMessage(isNew ? words.newTitle : words.title)} actions={back}>
      {isNew && <NewPorting />}
      {!isNew && !data && isMissing && (
        <EmptyState icon="transfer" title={intl.formatMessage(words.notFound)} action={back} />
      )}
      {!isNew && !data && error && !isMissing && <FailedLoad error={error} onRetry={() => void mutate()} />}
      {!isNew && !data && !error && (
        <div className={columns}>
          <Skeleton height="70dvh" />
          <Skeleton height="240px" />
        </div>
      )}
      {data && <PortingEditor key={`${data.id} ${generation}`} loaded={data} onReload={() => void reload()} />}
    </PageFrame>
  );
}
