import { useIntl } from 'react-intl';
import { type Allow, Role } from '#values/roles.ts';
import { roleMessages } from '../../../page/accounts/role.messages.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { EmergencyNotice } from '../../../page/webPhone/EmergencyNotice.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { CheckboxGroup } from '../../../ui/field/CheckboxGroup.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { roleTexts } from './roleTexts.messages.ts';
import { mayGive } from './mayGive.ts';
import { hint, roles as rolesClass, roleText } from './User.css.ts';
import { userMessages as words } from './user.messages.ts';

interface RolesCardProps {
  /** The user's; null until one is chosen. */
  account: number | null;
  allow: Allow;
  /** The initial permissions, which can be removed and restored. */
  before: Allow;
  webPhone: boolean;
  /** Of the web phone, once there is one. */
  extension?: string | undefined;
  /** One's own access is read-only. */
  own: boolean;
  onAllow: (allow: Allow) => void;
  onWebPhone: (webPhone: boolean) => void;
}

/** A user's roles, explained. Roles that the signed-in user cannot grant appear only if held. */
export function RolesCard({ account, allow, before, webPhone, extension, own, onAllow, onWebPhone }: RolesCardProps) {
  const intl = useIntl();
  const mine = useProfile().allow;
  const offered = Role.options.filter((role) => mayGive(mine, role) || before[role] === true);
  return (
    <Card title={intl.formatMessage(words.roles)}>
      {own ? (
        <Notice tone="info">{intl.formatMessage(words.ownRoles)}</Notice>
      ) : (
        <p className={hint}>{intl.formatMessage(words.rolesHint)}</p>
      )}
      <CheckboxGroup
        className={rolesClass}
        label={intl.formatMessage(words.roles)}
        disabled={own}
        choices={offered.map((role) => ({
          value: role,
          content: (
            <>
              {intl.formatMessage(roleMessages[role])}
              <span className={roleText}>{intl.formatMessage(roleTexts[role])}</span>
            </>
          ),
        }))}
        isChecked={(role) => allow[role] === true}
        onChange={(role, checked) => onAllow({ ...allow, [role]: checked })}
      />
      <Checkbox checked={webPhone} onChange={onWebPhone} disabled={own}>
        {intl.formatMessage(words.webPhone)}
        {webPhone && extension !== undefined && (
          <span className={roleText}>{intl.formatMessage(words.extension, { extension })}</span>
        )}
      </Checkbox>
      {webPhone && <EmergencyNotice account={account} />}
    </Card>
  );
}
