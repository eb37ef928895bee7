import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { fullName } from '#values/fullName.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { userStatusMessages } from '../../../page/accounts/userStatus.messages.ts';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { button } from '../../../ui/button/Button.css.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { DangerCard } from './DangerCard.tsx';
import { page } from './User.css.ts';
import { userMessages as words } from './user.messages.ts';
import { UserForm } from './UserForm.tsx';

/** A user's details, permissions and access. */
export function Component() {
  const intl = useIntl();
  const me = useProfile();
  const { email = '' } = useParams();
  const answer = useEndpoint('listUsers', { query: { search: email, length: 100 } }, { revalidateOnFocus: false });
  const member = answer.data?.data.find((one) => one.email === email.toLowerCase());
  const name = member ? fullName(member) : email;
  return (
    <PageFrame title={name} actions={member && <Badge>{intl.formatMessage(userStatusMessages[member.status])}</Badge>}>
      <div className={page}>
        {answer.error && <FailedLoad error={answer.error} onRetry={() => void answer.mutate()} />}
        {!answer.data && !answer.error && [280, 300, 180].map((px) => <Skeleton key={px} height={`${px}px`} />)}
        {answer.data && !member && (
          <EmptyState
            icon="users"
            title={intl.formatMessage(words.notFound)}
            action={
              <Link className={button({ look: 'primary' })} to={paths.users()}>
                {intl.formatMessage(words.toList)}
              </Link>
            }
          >
            {intl.formatMessage(words.notFoundBody)}
          </EmptyState>
        )}
        {member && <UserForm key={member.id} member={member} own={member.id === me.id} />}
        {member && member.id !== me.id && <DangerCard member={member} name={name} />}
      </div>
    </PageFrame>
  );
}
