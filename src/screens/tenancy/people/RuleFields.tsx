import { useIntl } from 'react-intl';
import type { AccessRule } from '#contract/tenancy/teamMember.ts';
import { Role } from '#values/roles.ts';
import { roleMessages } from '../../../page/accounts/role.messages.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { CheckboxGroup } from '../../../ui/field/CheckboxGroup.tsx';
import { mayGive } from './mayGive.ts';
import { rule as ruleClass, ruleHead, ruleRoles } from './User.css.ts';
import { userMessages as words } from './user.messages.ts';

interface RuleFieldsProps {
  rule: AccessRule;
  /** The account's name. */
  name: string;
  /** Null removes the rule. */
  onChange: (rule: AccessRule | null) => void;
}

/** One rule: no access, or permissions in its account. */
export function RuleFields({ rule, name, onChange }: RuleFieldsProps) {
  const intl = useIntl();
  const mine = useProfile().allow;
  const offered = Role.options.filter(
    (role) => role !== 'system' && (mayGive(mine, role) || rule.allow[role] === true),
  );
  return (
    <fieldset className={ruleClass} aria-label={name}>
      <div className={ruleHead}>
        <strong>{name}</strong>
        <IconButton
          icon="close"
          size="small"
          label={`${intl.formatMessage(words.removeRule)}: ${name}`}
          onClick={() => onChange(null)}
        />
      </div>
      <Checkbox checked={rule.blocked} onChange={(blocked) => onChange({ ...rule, blocked })}>
        {intl.formatMessage(words.blocked)}
      </Checkbox>
      {!rule.blocked && (
        <CheckboxGroup
          className={ruleRoles}
          label={intl.formatMessage(words.roles)}
          choices={offered.map((role) => ({ value: role, content: intl.formatMessage(roleMessages[role]) }))}
          isChecked={(role) => rule.allow[role] === true}
          onChange={(role, checked) => onChange({ ...rule, allow: { ...rule.allow, [role]: checked } })}
        />
      )}
    </fieldset>
  );
}
