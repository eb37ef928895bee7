import { useIntl } from 'react-intl';
import type { AccessRule } from '#contract/tenancy/teamMember.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { RuleFields } from './RuleFields.tsx';
import { hint } from './User.css.ts';
import { userMessages as words } from './user.messages.ts';
import type { AccountNode } from '#contract/tenancy/accounts.contract.ts';

interface RulesCardProps {
  /** The user's own account: rules are for accounts below it. */
  account: number | null;
  rules: readonly AccessRule[];
  onChange: (rules: AccessRule[]) => void;
}

/** Different permissions, or none, in single accounts. Hidden if no account is below. */
export function RulesCard({ account, rules, onChange }: RulesCardProps) {
  const intl = useIntl();
  const below = accountsBelow(useAccounts(), account);
  if (below.length === 0) return null;
  const replace = (at: number, next: AccessRule | null) => onChange(rules.toSpliced(at, 1, ...(next ? [next] : [])));
  return (
    <Card title={intl.formatMessage(words.rules)}>
      <p className={hint}>{intl.formatMessage(rules.length === 0 ? words.noRules : words.rulesHint)}</p>
      {rules.map((rule, at) => (
        <RuleFields
          key={rule.account}
          rule={rule}
          name={below.find(({ id }) => id === rule.account)?.name ?? String(rule.account)}
          onChange={(next) => replace(at, next)}
        />
      ))}
      <AccountField
        label={intl.formatMessage(words.addRule)}
        accounts={below}
        omit={rules.map((rule) => rule.account)}
        value={null}
        onChange={(id) => onChange([...rules, { account: id, blocked: true, allow: {} }])}
      />
    </Card>
  );
}

/** All accounts below one of a tree, parents first. */
function accountsBelow(tree: readonly AccountNode[], top: number | null): AccountNode[] {
  const within = new Set<number | null>([top]);
  return tree.filter(({ id, father }) => {
    if (father === null || !within.has(father)) return false;
    within.add(id);
    return true;
  });
}
