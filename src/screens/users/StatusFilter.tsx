import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { UserStatus } from '#contract/users.contract.ts';
import { userStatusMessages } from '../../page/accounts/userStatus.messages.ts';
import { Button } from '../../ui/button/Button.tsx';
import { filters } from './Users.css.ts';
import { usersMessages as words } from './users.messages.ts';

/** One status or any, kept in the address. */
export function StatusFilter({ status }: { status: UserStatus | undefined }) {
  const intl = useIntl();
  const [, setAddress] = useSearchParams();
  const choose = (next: UserStatus | undefined) =>
    setAddress(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.delete('page');
        if (next) changed.set('status', next);
        else changed.delete('status');
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className={filters} role="group" aria-label={intl.formatMessage(words.status)}>
      {[undefined, ...UserStatus.options].map((option) => (
        <Button
          key={option ?? 'any'}
          look="quiet"
          size="small"
          aria-pressed={status === option}
          onClick={() => choose(option)}
        >
          {intl.formatMessage(option ? userStatusMessages[option] : words.anyStatus)}
        </Button>
      ))}
    </div>
  );
}
