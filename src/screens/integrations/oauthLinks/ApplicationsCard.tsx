import { useState } from 'react';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import type { OAuthProviderState } from '#contract/integrations/oauthLinks.contract.ts';
import { call } from '../../../api/client/call.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { providerNames } from '../../../page/oauthLinks/oauthLinks.messages.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { CopyText } from '../../../ui/text/CopyText.tsx';
import { ApplicationDialog } from './ApplicationDialog.tsx';
import * as styles from './OAuthLinks.css.ts';
import { oauthLinksMessages as words } from './oauthLinks.messages.ts';

interface ApplicationsCardProps {
  account: number;
  providers: readonly OAuthProviderState[];
  onChanged: () => void;
}

/** As whose applications an account asks providers; a reseller can use their own. */
export function ApplicationsCard({ account, providers, onChanged }: ApplicationsCardProps) {
  const intl = useIntl();
  const first = providers[0];
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  return (
    <Card title={text('applications')}>
      <div className={styles.stack}>
        <p className={styles.muted}>{text('applicationsIntro')}</p>
        {first && <CopyText label={text('callback')} copyLabel={text('copyCallback')} text={first.callback} />}
        {providers.map((state) => (
          <Application key={state.provider} account={account} state={state} onChanged={onChanged} />
        ))}
      </div>
    </Card>
  );
}

function usedWords({ client, ownClientId }: OAuthProviderState): keyof typeof words {
  if (ownClientId !== null) return 'ownClient';
  if (client === null) return 'none';
  return client === 'installation' ? 'installation' : 'clientAbove';
}

interface ApplicationProps {
  account: number;
  state: OAuthProviderState;
  onChanged: () => void;
}

function Application({ account, state, onChanged }: ApplicationProps) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const [isEditing, setEditing] = useState(false);
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const { provider, ownClientId } = state;
  const remove = async () => {
    const question = { title: text('removeTitle'), text: text('removeText'), confirm: text('remove'), danger: true };
    if (!(await confirmations.ask({ ...question, cancel: text('cancel') }))) return;
    try {
      await call(endpoints.deleteOAuthClient, { params: { account, provider } });
    } catch (failure) {
      showFailure(failure);
    }
    onChanged();
  };
  return (
    <div className={styles.application}>
      <h3 className={styles.name}>{providerNames[provider]}</h3>
      <p className={styles.muted}>{text(usedWords(state))}</p>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => setEditing(true)}>
          {text(ownClientId === null ? 'setUp' : 'change')}
        </Button>
        {ownClientId !== null && (
          <Button size="small" look="danger" onClick={() => void remove()}>
            {text('remove')}
          </Button>
        )}
      </div>
      {isEditing && (
        <ApplicationDialog
          account={account}
          provider={provider}
          clientId={ownClientId}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            onChanged();
          }}
        />
      )}
    </div>
  );
}
