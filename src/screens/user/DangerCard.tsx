import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { MemberAction } from '#contract/team.contract.ts';
import type { TeamMember } from '#contract/teamMember.ts';
import { call } from '../../api/client/call.ts';
import { useInvalidate } from '../../api/client/useInvalidate.ts';
import { useFailureToast } from '../../page/errors/useFailureToast.ts';
import { paths } from '../../page/paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { confirmations } from '../../ui/dialog/confirmations.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { dangerMessages as words } from './danger.messages.ts';
import { act as actClass, actText } from './User.css.ts';

type Act = MemberAction | 'remove';

const actsOf: Record<TeamMember['status'], readonly Act[]> = {
  invited: ['reinvite', 'remove'],
  active: ['recovery', 'suspend', 'remove'],
  suspended: ['reactivate', 'remove'],
  removed: [],
};

const asks = {
  reinvite: words.reinviteAsk,
  recovery: words.recoveryAsk,
  suspend: words.suspendAsk,
  reactivate: words.reactivateAsk,
  remove: words.removeAsk,
} as const;

/** Suspends, reactivates or removes a user; asks first. */
export function DangerCard({ member, name }: { member: TeamMember; name: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState<Act | null>(null);
  const params = { id: member.id };
  async function run(act: Act): Promise<void> {
    const danger = act === 'remove' || act === 'suspend';
    const question = {
      title: intl.formatMessage(asks[act], { name }),
      text: intl.formatMessage(words[`${act}Text`]),
      confirm: intl.formatMessage(words[act]),
      cancel: intl.formatMessage(words.cancel),
    };
    if (!(await confirmations.ask({ ...question, danger }))) return;
    setBusy(act);
    try {
      if (act === 'remove') await call(endpoints.removeUser, { params });
      else await call(endpoints.actOnUser, { params, body: { action: act } });
      const said = act === 'remove' ? intl.formatMessage(words.removed, { name }) : intl.formatMessage(words.done);
      toasts.add('success', said);
      if (act === 'remove') await navigate(paths.users());
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(null);
      await invalidate('listUsers');
    }
  }
  return (
    <Card title={intl.formatMessage(words.title)}>
      {actsOf[member.status].map((act) => (
        <div key={act} className={actClass}>
          <p className={actText}>{intl.formatMessage(words[`${act}Text`])}</p>
          <Button look={act === 'remove' ? 'danger' : 'plain'} busy={busy === act} onClick={() => void run(act)}>
            {intl.formatMessage(words[act])}
          </Button>
        </div>
      ))}
    </Card>
  );
}
