import { useIntl } from 'react-intl';
import type { OAuthProvider } from '#values/oauthWords.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { FailureNotice } from '../errors/FailureNotice.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { LinkButton } from './LinkButton.tsx';
import * as styles from './LinkField.css.ts';
import { linkMessages as words, linkNamed, providerNames } from './oauthLinks.messages.ts';

interface LinkFieldProps {
  account: number;
  provider: OAuthProvider;
  /** The id of a linked account; empty before one is chosen. */
  value: string;
  error: string | undefined;
  onChange: (link: string) => void;
}

/** Which linked account of a provider is used, with a button that links another. */
export function LinkField({ account, provider, value, error, onChange }: LinkFieldProps) {
  const intl = useIntl();
  const { data, error: failure, mutate } = useEndpoint('listOAuthLinks', { query: { account } });
  if (failure !== undefined) return <FailureNotice error={failure} />;
  if (!data) return <Skeleton height="4rem" />;
  const links = data.auth.filter((link) => link.provider === provider);
  const used = links.find(({ uuid }) => uuid === value);
  const isReady = data.providers.some((one) => one.provider === provider && one.client !== null);
  const linked = (uuid: string) => {
    void mutate();
    onChange(uuid);
  };
  if (!isReady && links.length === 0)
    return <Notice tone="info">{intl.formatMessage(linkNamed.notSet, { provider: providerNames[provider] })}</Notice>;
  return (
    <div className={styles.field}>
      <SelectField
        label={intl.formatMessage(words.chosen)}
        placeholder={intl.formatMessage(links.length > 0 ? words.choose : words.none)}
        value={value}
        choices={links.map(({ uuid, username }) => ({ value: uuid, label: username }))}
        onChange={onChange}
        error={error}
        name="oAuth"
      />
      {used?.valid === false && <Notice tone="warning">{intl.formatMessage(words.lost)}</Notice>}
      {isReady && (
        <div>
          <LinkButton
            account={account}
            provider={provider}
            {...(used?.valid === false && used.account === account && { link: used })}
            onLinked={({ uuid }) => linked(uuid)}
          />
        </div>
      )}
    </div>
  );
}
