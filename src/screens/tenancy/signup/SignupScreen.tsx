import { useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { OutsidePage } from '../../../page/frame/OutsidePage.tsx';
import { textLink } from '../../../page/frame/OutsidePage.css.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { heading } from './Signup.css.ts';
import { SignupFrame } from './SignupFrame.tsx';
import { signupMessages as text } from './signup.messages.ts';
import { SignupSteps } from './SignupSteps.tsx';

const refusals = {
  unknown: { title: text.unknownTitle, body: text.unknown },
  expired: { title: text.expiredTitle, body: text.expired },
  used: { title: text.usedTitle, body: text.used },
};
type Reason = keyof typeof refusals;

function reasonOf(info: unknown): Reason {
  const reason = typeof info === 'object' && info !== null && 'reason' in info ? info.reason : undefined;
  return reason === 'expired' || reason === 'used' ? reason : 'unknown';
}

/** Signup by an emailed link, with its own path or as `?token=`; explains unusable links. */
export function Component() {
  const intl = useIntl();
  const { token: fromPath } = useParams();
  const [search] = useSearchParams();
  const token = fromPath ?? search.get('token') ?? '';
  const { data, error, mutate } = useEndpoint('getSignup', token === '' ? null : { params: { token } }, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  const reason = token === '' ? 'unknown' : error?.code === 'INV01' ? reasonOf(error.info) : null;
  if (data) {
    return (
      <SignupFrame>
        <SignupSteps key={token} token={token} signup={data} />
      </SignupFrame>
    );
  }
  if (reason) return <Refused reason={reason} />;
  return (
    <SignupFrame>
      <h1 className={heading}>{intl.formatMessage(text.title)}</h1>
      {error && (
        <EmptyState
          icon="warning"
          failed
          title={intl.formatMessage(text.failedTitle)}
          action={<Button onClick={() => void mutate()}>{intl.formatMessage(text.retry)}</Button>}
        />
      )}
      {!error && <Skeleton height="480px" />}
    </SignupFrame>
  );
}

function Refused({ reason }: { reason: Reason }) {
  const intl = useIntl();
  const { title, body } = refusals[reason];
  return (
    <OutsidePage title={intl.formatMessage(title)} lead={intl.formatMessage(body)}>
      <Link className={textLink} to={paths.login()}>
        {intl.formatMessage(text.toLogin)}
      </Link>
    </OutsidePage>
  );
}
