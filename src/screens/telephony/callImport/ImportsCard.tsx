import { useIntl } from 'react-intl';
import type { CallImport } from '#contract/telephony/callImports.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { UploadedFiles } from '../../../page/fileImport/UploadedFiles.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { importMessages as words, importNamed } from './callImport.messages.ts';

interface ImportsCardProps {
  imports: readonly CallImport[];
  onChanged: () => void;
}

/** The imports of an account, each with a way to take its calls back. */
export function ImportsCard({ imports, onChanged }: ImportsCardProps) {
  const intl = useIntl();
  const { tz: timeZone } = useProfile();
  const nameOf = ({ fileName }: CallImport) => fileName || intl.formatMessage(words.byApi);
  return (
    <UploadedFiles
      title={intl.formatMessage(words.imports)}
      empty={intl.formatMessage(words.noImports)}
      files={imports}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      columns={[
        { head: intl.formatMessage(words.calls), cell: ({ calls }) => intl.formatNumber(calls) },
        {
          head: intl.formatMessage(words.range),
          cell: ({ from, to }) =>
            intl.formatDateTimeRange(new Date(from), new Date(to), { dateStyle: 'medium', timeZone }),
        },
      ]}
      undo={{
        title: (one) => intl.formatMessage(importNamed.undoOne, { name: nameOf(one) }),
        consequence: ({ calls }) => intl.formatMessage(importNamed.undoBody, { count: calls }),
        run: ({ account, id }) => call(endpoints.undoCallImport, { params: { account, id } }),
        done: intl.formatMessage(words.undone),
      }}
      onChanged={onChanged}
    />
  );
}
