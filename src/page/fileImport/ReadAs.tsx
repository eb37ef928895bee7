import { useIntl } from 'react-intl';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { readAsMessages as words, separatorMessages } from './columnMapper.messages.ts';
import type { ImportFile } from './importFile.ts';

/** How a CSV file was read, where that was a guess; `sep=` may name any separator. */
export function ReadAs({ csv }: Pick<ImportFile, 'csv'>) {
  const { formatMessage } = useIntl();
  if (!csv) return null;
  const { encoding } = csv;
  const known = Object.entries(separatorMessages).find(([sign]) => sign === csv.separator)?.[1];
  const separator = known ? formatMessage(known) : csv.separator;
  if (encoding === 'windows-1252') return <Notice tone="warning">{formatMessage(words.western, { separator })}</Notice>;
  return csv.separator === ',' ? null : <Notice tone="info">{formatMessage(words.split, { separator })}</Notice>;
}
