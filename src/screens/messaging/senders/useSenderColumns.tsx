import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Sender } from '#contract/messaging/smsSettings.contract.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { senderText } from '../../../page/messages/senderText.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { RegistrationBadges, useRegistrationText } from './RegistrationBadges.tsx';
import { kindWords, sendersMessages as words, sendersNamed } from './senders.messages.ts';

/** `onEdit` is null for who may not change senders. */
export function useSenderColumns(onEdit: ((sender: Sender) => void) | null): Column<Sender>[] {
  const intl = useIntl();
  const accounts = useAccounts();
  const registrationText = useRegistrationText();
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
    const labelOf = ({ sender, kind, name }: Sender) =>
      kind === 'number' && name !== '' ? `${name}, ${senderText(sender)}` : senderText(sender);
    const countryName = (code: string) => intl.formatDisplayName(code, { type: 'region' }) ?? code;
    const rateOf = ({ segmentsPerSecond, hasOwnRate }: Sender) => {
      const rate = intl.formatNumber(segmentsPerSecond);
      return hasOwnRate ? rate : intl.formatMessage(sendersNamed.usualRate, { rate });
    };
    const shown: Column<Sender>[] = [
      { key: 'sender', title: title('sender'), width: 240, sortable: true, fixed: true, card: 'title', text: labelOf },
      {
        key: 'kind',
        title: title('kind'),
        width: 150,
        sortable: true,
        card: 'meta',
        text: ({ kind }) => intl.formatMessage(kindWords[kind]),
      },
      {
        key: 'account',
        title: title('account'),
        width: 180,
        sortable: true,
        card: 'meta',
        text: ({ account }) => accounts.find(({ id }) => id === account)?.name ?? String(account),
      },
      {
        key: 'countries',
        title: title('countries'),
        width: 200,
        card: 'meta',
        text: ({ countries }) =>
          countries === null ? title('everywhere') : intl.formatList(countries.map(countryName)),
      },
      { key: 'rate', title: title('rate'), width: 150, align: 'end', text: rateOf },
      {
        key: 'registration',
        title: title('registration'),
        width: 280,
        card: 'meta',
        cell: (row) => <RegistrationBadges sender={row} />,
        text: registrationText,
      },
    ];
    if (!onEdit) return shown;
    return [
      ...shown,
      {
        key: 'actions',
        title: title('actions'),
        width: 110,
        fixed: true,
        align: 'end',
        card: 'aside',
        cell: (row) => (
          <Button
            size="small"
            aria-label={intl.formatMessage(sendersNamed.editOne, { sender: senderText(row.sender) })}
            onClick={() => onEdit(row)}
          >
            {title('edit')}
          </Button>
        ),
      },
    ];
  }, [intl, accounts, onEdit, registrationText]);
}
