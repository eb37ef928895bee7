import { useIntl } from 'react-intl';
import { fullName } from '#values/fullName.ts';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { EmergencyNotice } from '../../../page/webPhone/EmergencyNotice.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { facts, page, picture, who } from './Profile.css.ts';
import { profileMessages as words } from './profile.messages.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { SecurityCards } from './security/SecurityCards.tsx';

export function Component() {
  const intl = useIntl();
  const profile = useProfile();
  const { account, firstName, lastName, email, accountName, version, sip } = profile;
  return (
    <PageFrame title={intl.formatMessage(words.title)}>
      <div className={page}>
        <div className={who}>
          <span className={picture} aria-hidden="true">
            {firstName.charAt(0)}
            {lastName?.charAt(0)}
          </span>
          <div>
            <strong>{fullName(profile)}</strong>
            <div className={facts}>{email}</div>
            <div className={facts}>{accountName}</div>
          </div>
        </div>
        <Card title={intl.formatMessage(words.person)}>
          <ProfileForm key={version} profile={profile} />
        </Card>
        {sip && <EmergencyNotice account={account} />}
        <SecurityCards />
        <a className={facts} href={paths.thirdPartyNotices()}>
          {intl.formatMessage(words.notices)}
        </a>
      </div>
    </PageFrame>
  );
}
