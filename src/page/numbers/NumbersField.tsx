import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { phoneText } from '../../ui/phone/phoneText.ts';
import { PickField, type PickFieldProps } from '../../ui/pickList/PickField.tsx';

interface NumbersFieldProps extends Pick<PickFieldProps, 'label' | 'placeholder' | 'searchLabel' | 'emptyLabel'> {
  /** Null for those of all accounts that the user sees. */
  account: number | null;
  /** E.164; none are all. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error?: PickFieldProps['error'];
  /** Whether one has to be chosen. */
  required?: boolean;
}

/** Chooses some of an account’s tracking numbers, or all of them. Those that it no longer has stay until they are taken out. */
export function NumbersField({ account, chosen, required = false, ...field }: NumbersFieldProps) {
  const numbers = useEndpoint('listNumbers', account === null ? {} : { query: { account: [account] } }).data ?? [];
  const listed = new Map([
    ...chosen.map((did) => [did, phoneText(did).text] as const),
    ...numbers.map(({ did, name }) => [did, `${name} (${phoneText(did).text})`] as const),
  ]);
  const options = [...listed].map(([id, label]) => ({ id, label }));
  return <PickField {...field} optional={!required} multiple options={options} chosen={chosen} />;
}
