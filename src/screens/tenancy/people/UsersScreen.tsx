import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { MemberOrder } from '#contract/tenancy/team.contract.ts';
import { UserStatus } from '#contract/tenancy/users.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { userStatusMessages } from '../../../page/accounts/userStatus.messages.ts';
import { ChoiceBar } from '../../../page/list/ChoiceBar.tsx';
import { useListQuery } from '../../../page/list/useListQuery.ts';
import { ListScreen } from '../../../page/list/ListScreen.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { useSendsMail } from '../../../page/handedLink/useSendsMail.ts';
import { paths } from '#contract/paths.ts';
import { button } from '../../../ui/button/Button.css.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { usersMessages as words } from './users.messages.ts';
import { useUserColumns } from './useUserColumns.tsx';

const defaults: TableDefaults<MemberOrder> = {
  orderBy: 'name',
  order: 'asc',
  length: 25,
  sortable: MemberOrder.options,
};

/** The users of the selected accounts; a row opens the user. */
export function Component() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const status = UserStatus.safeParse(search.get('status')).data;
  const sends = useSendsMail(useProfile().account) !== false;
  const view = useTableSearchParams(defaults);
  const query = { ...useListQuery(view[0]), ...(status && { status }) };
  const users = useEndpoint('listUsers', { query }, { keepPreviousData: true });
  return (
    <ListScreen
      name="users"
      words={words}
      icon="users"
      view={view}
      query={users}
      page={users.data && { rows: users.data.data, total: users.data.recordsFiltered }}
      columns={useUserColumns()}
      rowKey={({ id }) => String(id)}
      linkTo={({ email }) => paths.user(email)}
      action={
        <Link className={button({ look: 'primary' })} to={paths.newUser()}>
          {intl.formatMessage(words.invite)}
        </Link>
      }
      lead={status === 'invited' && !sends && <Notice tone="info">{intl.formatMessage(words.noMail)}</Notice>}
      choices={
        <ChoiceBar
          parameter="status"
          label={intl.formatMessage(words.status)}
          any={intl.formatMessage(words.anyStatus)}
          choices={UserStatus.options.map((value) => ({ value, label: intl.formatMessage(userStatusMessages[value]) }))}
        />
      }
    />
  );
}
