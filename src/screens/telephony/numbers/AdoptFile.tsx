import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { AccountNode } from '#contract/tenancy/accounts.contract.ts';
import type { AdoptionResult } from '#contract/telephony/adoption.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useUpload } from '../../../api/client/useUpload.ts';
import { FlowField } from '../../../page/calls/FlowField.tsx';
import { useCodeText, useErrorText } from '../../../page/errors/useErrorText.ts';
import * as table from '../../../page/fileImport/FileImport.css.ts';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useUnsaved } from '../../../ui/unsaved/unsavedWork.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { FileDrop } from '../../../ui/upload/FileDrop.tsx';
import { adoptionFields, newNumberMessages as words, newNumberNamed } from './newNumber.messages.ts';
import * as styles from './NewNumber.css.ts';

/** Takes over the numbers of a file, and says which lines were left out and why. */
export function AdoptFile({ accounts, first }: { accounts: readonly AccountNode[]; first: AccountNode }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const codeText = useCodeText();
  const invalidate = useInvalidate();
  const upload = useUpload(endpoints.adoptNumberFile);
  const [account, setAccount] = useState(first.id);
  const [source, setSource] = useState('');
  const [flow, setFlow] = useState('');
  const [result, setResult] = useState<AdoptionResult | null>(null);
  useUnsaved(source !== '' && result === null);
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);

  async function take(file: File): Promise<void> {
    setResult(null);
    const body = { ...(source.trim() && { source: source.trim() }), ...(flow && { flow }) };
    const answer = await upload.send({ params: { account }, body }, file);
    if (!answer) return;
    setResult(answer);
    void invalidate('listNumbers', 'listFlows', 'listUnclaimedNumbers');
  }
  return (
    <Card title={text('fileTitle')}>
      <div className={styles.stack}>
        <p className={styles.text}>{text('fileIntro')}</p>
        <div className={styles.pair}>
          {accounts.length > 1 && (
            <AccountField
              label={text('account')}
              accounts={accounts}
              value={account}
              onChange={(id) => {
                setAccount(id);
                setFlow('');
              }}
            />
          )}
          <TextField label={text('fileSource')} optional maxLength={100} value={source} onChange={setSource} />
          <FlowField account={account} live none={text('asInFile')} value={flow} onChange={setFlow} />
        </div>
        <FileDrop
          label={text('file')}
          hint={text('fileHint')}
          rule={endpoints.adoptNumberFile.upload}
          onFile={(file) => void take(file)}
          sending={upload.sending}
          onAbort={upload.abort}
          error={upload.error === null ? undefined : errorText(upload.error)}
        />
        {result && (
          <Notice tone={result.problems.length > 0 ? 'warning' : 'success'}>
            {intl.formatMessage(newNumberNamed.fileDone, {
              adopted: result.adopted.length,
              problems: result.problems.length,
            })}
          </Notice>
        )}
        {result && result.problems.length > 0 && (
          <div className={table.scroll}>
            <table className={table.table} aria-label={text('problems')}>
              <thead>
                <tr>
                  {(['lineNumber', 'number', 'column', 'problem'] as const).map((key) => (
                    <th key={key} scope="col">
                      {text(key)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {result.problems.map(({ line, number, field, value, errorCode }) => (
                  <tr key={line}>
                    <td>{intl.formatNumber(line)}</td>
                    <td>{number}</td>
                    <td>
                      {intl.formatMessage(adoptionFields[field])}
                      {field !== 'number' && value && `: ${value}`}
                    </td>
                    <td>{codeText(errorCode, intl.formatMessage(adoptionFields[field]))}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </Card>
  );
}
