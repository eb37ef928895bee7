import { useIntl } from 'react-intl';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { OneAccountPage } from '../../../page/accounts/OneAccountPage.tsx';
import { useOneAccount } from '../../../page/accounts/useOneAccount.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { intelligenceMessages as words, intelligenceNamed } from './intelligence.messages.ts';
import { TranscriptionForm } from './TranscriptionForm.tsx';

/** Whose calls of an account become text. */
export function Component() {
  const intl = useIntl();
  const one = useOneAccount();
  const { account } = one;
  const { data, error, mutate } = useEndpoint('listTranscriptions', { query: { account: [account] } });
  const refresh = () => void mutate();
  const settings = data?.accounts.find((each) => each.account === account);
  return (
    <OneAccountPage {...one} title={intl.formatMessage(words.title)} intro={intl.formatMessage(words.intro)}>
      {data?.recognizer === null && <Notice tone="warning">{intl.formatMessage(words.notConfigured)}</Notice>}
      {data && data.recognizer !== null && (
        <Notice tone="info">{intl.formatMessage(intelligenceNamed.recognizer, { name: data.recognizer })}</Notice>
      )}
      {!settings && error && <FailedLoad error={error} onRetry={refresh} />}
      {!settings && !error && <Skeleton height="20rem" />}
      {settings && (
        <TranscriptionForm
          key={`${account} ${settings.version}`}
          settings={settings}
          canHear={data?.recognizer !== null}
          onSaved={refresh}
        />
      )}
    </OneAccountPage>
  );
}
