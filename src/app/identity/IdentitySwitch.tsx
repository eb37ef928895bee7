import { useIntl } from 'react-intl';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Popover } from '../../ui/menu/Popover.tsx';
import { PickList } from '../../ui/pickList/PickList.tsx';
import { unsaved } from '../../page/session/unsaved.ts';
import { switchText } from './Identity.css.ts';
import { identityMessages as words } from './identity.messages.ts';
import { useIdentity, useIdentityActor } from './pageIdentity.ts';

/** Selects a user to impersonate, searched by name, email and account. */
export function IdentitySwitch() {
  const intl = useIntl();
  const actor = useIdentityActor();
  const identities = useIdentity(({ context }) => context.identities);
  const acting = useIdentity(({ context }) => context.acting);
  const choose = async (user: number) => {
    if (await unsaved.mayLeave()) actor.send({ type: 'identity.chosen', wanted: { user, account: null } });
  };
  return (
    <Popover
      align="end"
      look="quiet"
      label={intl.formatMessage(words.actAs)}
      trigger={
        <>
          <Icon name="user" size={17} />
          <span className={switchText}>{intl.formatMessage(words.actAs)}</span>
        </>
      }
    >
      {(close) => (
        <PickList
          label={intl.formatMessage(words.actAs)}
          searchLabel={intl.formatMessage(words.search)}
          emptyLabel={intl.formatMessage(words.nobody)}
          options={identities.map(({ id, name, email, accountName }) => ({
            id: String(id),
            label: name,
            detail: accountName,
            words: email,
          }))}
          chosen={acting ? [String(acting.user)] : []}
          onChange={([id]) => {
            close();
            void choose(Number(id));
          }}
        />
      )}
    </Popover>
  );
}
