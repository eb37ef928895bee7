import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { HandedLink } from '#contract/tenancy/mailLinks.contract.ts';
import type { MemberAction } from '#contract/tenancy/team.contract.ts';
import type { TeamMember } from '#contract/tenancy/teamMember.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { HandedLinkDialog } from '../../../page/handedLink/HandedLinkDialog.tsx';
import { useSendsMail } from '../../../page/handedLink/useSendsMail.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
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

/** What an email would do, while none can be sent. */
const handed = { reinvite: words.handInvite, recovery: words.handReset } as const;

/** Suspends, reactivates or removes a user; asks first. */
export function DangerCard({ member, name }: { member: TeamMember; name: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState<Act | null>(null);
  const [link, setLink] = useState<HandedLink | null>(null);
  const sends = useSendsMail(member.account) !== false;
  const params = { id: member.id };
  const isHanded = (act: Act): act is 'reinvite' | 'recovery' => !sends && (act === 'reinvite' || act === 'recovery');
  const labelOf = (act: Act) => intl.formatMessage(isHanded(act) ? handed[act] : words[act]);
  const textOf = (act: Act) => intl.formatMessage(isHanded(act) ? words.handedText : words[`${act}Text`]);
  async function handOver(act: 'reinvite' | 'recovery'): Promise<void> {
    setBusy(act);
    try {
      setLink(await call(endpoints.createUserLink, { params }));
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(null);
    }
  }
  async function run(act: Act): Promise<void> {
    if (isHanded(act)) return handOver(act);
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
      const stated = act === 'remove' ? intl.formatMessage(words.removed, { name }) : intl.formatMessage(words.done);
      toasts.add('success', stated);
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
      {link && <HandedLinkDialog link={link} name={name} onClose={() => setLink(null)} />}
      {actsOf[member.status].map((act) => (
        <div key={act} className={actClass}>
          <p className={actText}>{textOf(act)}</p>
          <Button look={act === 'remove' ? 'danger' : 'plain'} busy={busy === act} onClick={() => void run(act)}>
            {labelOf(act)}
          </Button>
        </div>
      ))}
    </Card>
  );
}
