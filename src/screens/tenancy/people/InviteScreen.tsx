import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../../api/client/apiError.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { localeChoice } from '../../../page/locale/locale.ts';
import { textLink } from '../../../page/frame/OutsidePage.css.ts';
import { OutsidePage } from '../../../page/frame/OutsidePage.tsx';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { paths } from '#contract/paths.ts';
import { button } from '../../../ui/button/Button.css.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { InviteForm } from './InviteForm.tsx';
import { inviteMessages as words } from './invite.messages.ts';

/** Landing page of an invitation: sets the name and password, then links to the login. */
export function Component() {
  const intl = useIntl();
  const { token = '' } = useParams();
  const [accepted, setAccepted] = useState(false);
  const { data, error, mutate } = useEndpoint('getInvite', { params: { token } }, readOnce);
  const isInvalid = error instanceof ApiError && error.code === 'INV01';
  const name = intl.formatMessage(accepted ? words.ready : isInvalid ? words.invalid : words.title);
  // Uses the email's language unless one was chosen in this browser.
  useEffect(() => {
    if (data) localeChoice.follow(data.locale);
  }, [data]);
  const lead =
    accepted && data
      ? intl.formatMessage(words.readyBody, { email: data.email })
      : isInvalid
        ? intl.formatMessage(words.invalidBody)
        : data
          ? intl.formatMessage(words.lead, { account: data.accountName, email: data.email })
          : intl.formatMessage(words.loading);
  return (
    <OutsidePage title={name} lead={<span aria-live="polite">{lead}</span>}>
      {accepted && (
        <Link className={button({ look: 'primary', size: 'large', wide: true })} to={paths.login()}>
          {intl.formatMessage(words.logIn)}
        </Link>
      )}
      {!accepted && data && <InviteForm token={token} invite={data} onAccepted={() => setAccepted(true)} />}
      {!data && !error && <Skeleton height="260px" />}
      {isInvalid && (
        <Link className={textLink} to={paths.login()}>
          {intl.formatMessage(words.logIn)}
        </Link>
      )}
      {error && !isInvalid && (
        <FailureNotice
          error={error}
          action={<Button onClick={() => void mutate()}>{intl.formatMessage(words.retry)}</Button>}
        />
      )}
    </OutsidePage>
  );
}

/** The invitation is gone once accepted, so it must not be revalidated. */
const readOnce = { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false } as const;
