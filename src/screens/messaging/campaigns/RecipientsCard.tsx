import { useState } from 'react';
import { useIntl } from 'react-intl';
import { mostPastedNumbers } from '#contract/messaging/lists.contract.ts';
import { CountryCode } from '#values/numberWords.ts';
import { countryTyped, isPhoneCountry, readPhone } from '#values/phoneTyping.ts';
import { pastedNumbers } from '#values/sms/pastedNumbers.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { CountryField } from '../../../ui/country/CountryField.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { PickField } from '../../../ui/pickList/PickField.tsx';
import { stack } from './Campaigns.css.ts';
import { editorMessages as words, editorNamed } from './editor.messages.ts';
import type { EditorPart } from './parts.ts';

/** Who gets the campaign: lists, and pasted numbers. */
export function RecipientsCard({ draft, gaps, change }: EditorPart) {
  const intl = useIntl();
  const own = useAccounts().find(({ id }) => id === draft.account)?.country;
  const country = draft.country ?? own ?? 'AU';
  const lists = useEndpoint('listSmsLists', { query: { account: [draft.account] } });
  const options = (lists.data ?? []).map(({ uuid, name, tot }) => ({
    id: uuid,
    label: name,
    detail: intl.formatNumber(tot),
  }));
  const [typed, setTyped] = useState(() => draft.numbers.join('\n'));
  const isTyped = pastedNumbers(typed).join('\n') === draft.numbers.join('\n');
  const invalid = isPhoneCountry(country)
    ? draft.numbers.filter((number) => readPhone(number, countryTyped(number, country)) === null).length
    : 0;
  return (
    <Card title={intl.formatMessage(words.recipients)}>
      <div className={stack}>
        <PickField
          label={intl.formatMessage(words.lists)}
          options={options}
          chosen={draft.lists}
          multiple
          placeholder={intl.formatMessage(words.chooseLists)}
          searchLabel={intl.formatMessage(words.searchLists)}
          emptyLabel={intl.formatMessage(words.noLists)}
          onChange={(chosen) => change({ lists: chosen })}
        />
        <TextArea
          label={intl.formatMessage(words.numbers)}
          hint={intl.formatMessage(words.numbersHint)}
          optional
          rows={3}
          value={isTyped ? typed : draft.numbers.join('\n')}
          error={numbersProblem()}
          onChange={(text) => {
            setTyped(text);
            const numbers = pastedNumbers(text);
            if (numbers.join('\n') !== draft.numbers.join('\n')) change({ numbers });
          }}
        />
        {draft.numbers.length > 0 && (
          <CountryField
            label={intl.formatMessage(words.country)}
            value={country}
            onChange={(code) => change({ country: CountryCode.parse(code) })}
          />
        )}
        {invalid > 0 && (
          <Notice tone="warning">{intl.formatMessage(editorNamed.invalidNumbers, { count: invalid })}</Notice>
        )}
      </div>
    </Card>
  );

  function numbersProblem(): string | undefined {
    if (gaps.recipients) return intl.formatMessage(words.noRecipients);
    if (draft.numbers.length <= mostPastedNumbers) return undefined;
    return intl.formatMessage(editorNamed.tooMany, { count: mostPastedNumbers });
  }
}
