import { useState } from 'react';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import type { Location, MapImport } from '#contract/telephony/locations.contract.ts';
import { send } from '../../../../api/client/call.ts';
import { useUpload } from '../../../../api/client/useUpload.ts';
import { useFailureToast } from '../../../../page/errors/useFailureToast.ts';
import { type ImportFile, readImportFile } from '../../../../page/fileImport/importFile.ts';
import { ReadAs } from '../../../../page/fileImport/ReadAs.tsx';
import { useFileErrorText } from '../../../../page/fileImport/useFileErrorText.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { saveFile } from '../../../../ui/table/saveFile.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { toasts } from '../../../../ui/toast/toasts.ts';
import type { FileRefusal } from '../../../../ui/upload/acceptedFile.ts';
import { FileDrop } from '../../../../ui/upload/FileDrop.tsx';
import { ColumnMapper } from './ColumnMapper.tsx';
import * as styles from './Locations.css.ts';
import { guessColumns, type MapColumns } from './mapColumns.ts';
import { MapErrors } from './MapErrors.tsx';
import { mappingMessages as words } from './mapping.messages.ts';

/** The mapping of postcodes: its size, download, and a file to replace it, with its columns assigned by hand. */
export function MappingCard({ location, onChanged }: { location: Location; onChanged: () => void }) {
  const intl = useIntl();
  const errorText = useFileErrorText();
  const showFailure = useFailureToast();
  const upload = useUpload(endpoints.importLocationMap);
  const [chosen, setChosen] = useState<ImportFile | null>(null);
  const [columns, setColumns] = useState<MapColumns | null>(null);
  const [refused, setRefused] = useState<MapImport | null>(null);
  const { account, id, map } = location;
  const params = { account, id };

  async function take(file: File): Promise<FileRefusal | null> {
    const read = await readImportFile(file);
    if (typeof read === 'string') return read;
    setChosen(read);
    setColumns(guessColumns(read.lines));
    setRefused(null);
    return null;
  }
  async function start({ file }: ImportFile, at: MapColumns, invalid: 'refuse' | 'skip'): Promise<void> {
    const body = {
      postcodeColumn: at.postcode ?? undefined,
      specifiedColumn: at.specified ?? undefined,
      automaticColumn: at.automatic ?? undefined,
      header: at.header ? ('yes' as const) : ('no' as const),
      invalid,
    };
    const result = await upload.send({ params, body }, file);
    if (!result) return;
    setRefused(result.written ? null : result);
    if (!result.written) return;
    setChosen(null);
    toasts.add('success', intl.formatMessage(words.imported, { count: result.valid }));
    onChanged();
  }
  async function download(): Promise<void> {
    try {
      const answer = await send(endpoints.getLocationMap, { params });
      saveFile('postcodes.csv', await answer.blob());
    } catch (failure) {
      showFailure(failure);
    }
  }
  return (
    <Card
      title={intl.formatMessage(words.title)}
      actions={
        map.rows > 0 && (
          <Button size="small" onClick={() => void download()}>
            {intl.formatMessage(words.download)}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <p className={styles.muted}>
          {map.rows === 0 ? intl.formatMessage(words.empty) : intl.formatMessage(words.rows, { count: map.rows })}
        </p>
        {map.unrouted > 0 && (
          <Notice tone="warning">{intl.formatMessage(words.unrouted, { count: map.unrouted })}</Notice>
        )}
        <FileDrop
          label={intl.formatMessage(words.file)}
          hint={intl.formatMessage(words.fileHint)}
          rule={endpoints.importLocationMap.upload}
          onFile={take}
          fileName={chosen?.file.name ?? null}
          onRemove={() => setChosen(null)}
          sending={upload.sending}
          onAbort={upload.abort}
          error={upload.error === null ? undefined : errorText(upload.error)}
        />
        {chosen && columns && !upload.sending && (
          <>
            <ReadAs csv={chosen.csv} />
            <ColumnMapper lines={chosen.lines} columns={columns} onChange={setColumns} />
            <div>
              <Button look="primary" onClick={() => void start(chosen, columns, 'refuse')}>
                {intl.formatMessage(words.import)}
              </Button>
            </div>
            {refused && <MapErrors result={refused} onGoOn={() => void start(chosen, columns, 'skip')} />}
          </>
        )}
      </div>
    </Card>
  );
}
