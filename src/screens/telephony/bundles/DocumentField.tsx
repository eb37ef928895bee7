import { useIntl } from 'react-intl';
import type { Bundle, Requirement } from '#contract/telephony/bundles.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { useUpload } from '../../../api/client/useUpload.ts';
import { codeOf } from '../../../page/errors/errorCode.ts';
import { useErrorText } from '../../../page/errors/useErrorText.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { FileDrop } from '../../../ui/upload/FileDrop.tsx';
import { carrierLanguage, isFilled, type NextDocument } from './bundleDraft.ts';
import * as styles from './Bundles.css.ts';
import { bundlesNamed, editorWords as words } from './bundles.messages.ts';

interface DocumentFieldProps {
  bundle: Bundle;
  requirement: Requirement;
  /** Undefined until somebody chooses or types something. */
  next: NextDocument | undefined;
  error: string | undefined;
  locked: boolean;
  onNext: (next: NextDocument | undefined) => void;
  /** Files are uploaded, and removed, at once. */
  onChanged: (bundle: Bundle) => void;
}

/** One of the documents that a regulator wants: its kind, what it says, its file. */
export function DocumentField(props: DocumentFieldProps) {
  const { bundle, requirement, next, error, locked, onNext, onChanged } = props;
  const intl = useIntl();
  const errorText = useErrorText();
  const showFailure = useFailureToast();
  const upload = useUpload(endpoints.addBundleDocument);
  const { uuid: id } = bundle;
  const kept = bundle.documents.find((each) => each.requirement === requirement.id);
  const [only, ...others] = requirement.documents;
  const known = next ?? kept ?? { type: others.length === 0 ? (only?.type ?? '') : '', fields: {} };
  const accepted = requirement.documents.find(({ type }) => type === known.type);
  const keptLabel = requirement.documents.find(({ type }) => type === kept?.type)?.label ?? kept?.type ?? '';
  const canUpload = accepted !== undefined && isFilled(known, requirement);

  async function take(file: File): Promise<void> {
    const fields = JSON.stringify(known.fields);
    const body = { requirement: requirement.id, type: known.type, fields };
    const after = await upload.send({ params: { id }, body }, file);
    if (!after) return;
    onNext(undefined);
    onChanged(after);
  }
  async function remove(document: string): Promise<void> {
    try {
      onChanged(await call(endpoints.removeBundleDocument, { params: { id, document } }));
    } catch (failure) {
      showFailure(failure);
    }
  }
  const keptText = kept && intl.formatMessage(bundlesNamed.currentFile, { document: keptLabel, file: kept.name });
  return (
    <fieldset className={styles.group} disabled={locked}>
      <legend className={styles.legend} lang={carrierLanguage}>
        {requirement.label}
      </legend>
      {requirement.hint && (
        <p className={styles.muted} lang={carrierLanguage}>
          {requirement.hint}
        </p>
      )}
      {locked ? (
        <p className={styles.muted}>{keptText ?? intl.formatMessage(words.noFile)}</p>
      ) : (
        <>
          <div className={styles.pair}>
            <SelectField
              label={intl.formatMessage(words.type)}
              placeholder={intl.formatMessage(words.chooseType)}
              value={known.type}
              choices={requirement.documents.map(({ type, label }) => ({ value: type, label }))}
              onChange={(type) => onNext({ type, fields: known.fields })}
            />
            {accepted?.fields.map((field) => (
              <TextField
                key={field.id}
                label={field.label}
                lang={carrierLanguage}
                maxLength={200}
                value={known.fields[field.id] ?? ''}
                onChange={(text) => onNext({ type: known.type, fields: { ...known.fields, [field.id]: text } })}
              />
            ))}
          </div>
          <FileDrop
            label={intl.formatMessage(words.document)}
            hint={canUpload ? undefined : intl.formatMessage(accepted ? words.fieldsFirst : words.typeFirst)}
            rule={endpoints.addBundleDocument.upload}
            disabled={!canUpload}
            onFile={(file) => void take(file)}
            fileName={keptText ?? null}
            onRemove={() => kept && void remove(kept.uuid)}
            sending={upload.sending}
            onAbort={upload.abort}
            error={upload.error === null ? error : errorText(upload.error)}
            code={upload.error === null ? undefined : codeOf(upload.error)}
          />
        </>
      )}
    </fieldset>
  );
}
