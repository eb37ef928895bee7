import { useState } from 'react';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailureText } from '../../../page/errors/FailureText.tsx';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { languageName, promptLanguages } from '../../../ui/voices/languages.ts';
import { voiceChoices } from '../../../ui/voices/voiceText.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { muted, pair, stack } from './Account.css.ts';
import { accountMessages as text } from './account.messages.ts';

const usual = '';

/** The voices in which the account's prompts are spoken, by language; each is saved as it is chosen. */
export function VoicesCard({ account }: { account: number }) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const { data, error, mutate } = useEndpoint('listVoices', { params: { account } });
  const [saving, setSaving] = useState<string | null>(null);
  const chosen = new Map(data?.map(({ language, voice }) => [language, voice]));

  async function choose(language: string, voice: string): Promise<void> {
    setSaving(language);
    try {
      const body = { language, voice: voice === usual ? null : voice };
      await mutate(await call(endpoints.chooseVoice, { params: { account }, body }), { revalidate: false });
    } catch (failure) {
      showFailure(failure);
    } finally {
      setSaving(null);
    }
  }

  return (
    <Card title={intl.formatMessage(text.voices)}>
      <div className={stack}>
        <p className={muted}>{intl.formatMessage(text.voicesText)}</p>
        {error && !data && <FailureText error={error} />}
        {!error && !data && <Skeleton height="320px" />}
        {data && (
          <div className={pair}>
            {[...new Set([...promptLanguages, ...chosen.keys()])].map((language) => (
              <SelectField
                key={language}
                label={languageName(language, intl)}
                value={chosen.get(language) ?? usual}
                disabled={saving === language}
                choices={[
                  { value: usual, label: intl.formatMessage(text.usualVoice) },
                  ...voiceChoices(language, intl),
                ]}
                onChange={(voice) => void choose(language, voice)}
              />
            ))}
          </div>
        )}
      </div>
    </Card>
  );
}
