import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { columns } from './Custom.css.ts';
import { LookForm } from './LookForm.tsx';

/** Title, images, colors, links and style sheet of an account. */
export function LookTab({ account }: { account: number }) {
  const { data, error, mutate } = useEndpoint(
    'getThemeSettings',
    { params: { account } },
    { revalidateOnFocus: false },
  );
  if (data) {
    return (
      <LookForm key={data.version} account={account} loaded={data} onSaved={(saved) => void mutate(saved, false)} />
    );
  }
  if (error) return <FailedLoad error={error} onRetry={() => void mutate()} />;
  return (
    <div className={columns}>
      <Skeleton height="70dvh" />
      <Skeleton height="50dvh" />
    </div>
  );
}
