import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CallInput } from '#contract/kernel/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { LeadStatus } from '#values/leadStatus.ts';
import { call as send } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { TagPicker } from '../../../page/calls/TagPicker.tsx';
import { leadStatusMessages, leadWords } from '../../../page/leads/leadStatus.messages.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { Popover } from '../../../ui/menu/Popover.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { bulkWords as words } from './bulk.messages.ts';
import { fields, pickers, preview as previewClass } from './Calls.css.ts';

type BulkQuery = NonNullable<CallInput<typeof endpoints.editCalls>['query']>;

/** Which calls an edit is about: those named, or all that a query matches. */
export interface BulkChoice {
  /** For people. */
  count: string;
  calls?: string[];
  query: BulkQuery;
}

interface BulkDialogProps {
  choice: BulkChoice;
  onClose: () => void;
  /** After the calls were changed. */
  onDone: () => void;
}

const [unchanged, inherited] = ['unchanged', 'caller'] as const;

/** Tags or annotates many calls, or gives them a lead status, after counting them. */
export function BulkDialog({ choice, onClose, onDone }: BulkDialogProps) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const invalidate = useInvalidate();
  const [edit, setEdit] = useState<BulkEdit>({ addTags: [], removeTags: [], note: '' });
  const [busy, setBusy] = useState(false);
  const { calls, query } = choice;
  const isTagged = edit.addTags.length > 0 || edit.removeTags.length > 0;
  const isEmpty = !isTagged && edit.note.trim() === '' && edit.leadStatus === undefined;
  const counts = usePreview(choice, edit, isEmpty);
  const apply = async () => {
    setBusy(true);
    try {
      const body = { ...edit, ...(calls && { calls }), preview: false };
      const { bulk, changed } = await send(endpoints.editCalls, { query, body });
      toasts.add('success', intl.formatMessage(words.done, { count: changed }), {
        ...(bulk !== null && {
          action: { label: intl.formatMessage(words.undo), onChoose: () => void undo(bulk) },
        }),
      });
      onDone();
    } catch (error) {
      showFailure(error);
    }
    setBusy(false);
    await invalidate('listCalls');
  };
  const undo = async (id: string) => {
    try {
      const { changed: count, unchanged: kept } = await send(endpoints.undoCallEdits, { params: { id } });
      toasts.add('success', intl.formatMessage(words.undone, { count, kept }));
    } catch (error) {
      showFailure(error);
    }
    await invalidate('listCalls');
  };
  const picker = (field: 'addTags' | 'removeTags', title: string) => (
    <Popover label={title} trigger={edit[field].length > 0 ? `${title}: ${edit[field].join(', ')}` : title}>
      {() => (
        <TagPicker
          subject={`calls ${field}`}
          chosen={edit[field]}
          onChange={(tags) => setEdit({ ...edit, [field]: tags })}
        />
      )}
    </Popover>
  );
  return (
    <Dialog
      open
      title={
        choice.count === '1'
          ? intl.formatMessage(words.titleOne)
          : intl.formatMessage(words.title, { count: choice.count })
      }
      onClose={onClose}
      unsaved={!isEmpty}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {intl.formatMessage(words.cancel)}
          </Button>
          <Button look="primary" busy={busy} disabled={!counts || counts.changed === 0} onClick={() => void apply()}>
            {intl.formatMessage(words.apply, { count: counts?.changed ?? 0 })}
          </Button>
        </>
      }
    >
      <div className={fields}>
        <div className={pickers}>
          {picker('addTags', intl.formatMessage(words.add))}
          {picker('removeTags', intl.formatMessage(words.remove))}
        </div>
        <SelectField<LeadStatus | typeof unchanged | typeof inherited>
          label={intl.formatMessage(leadWords.status)}
          value={edit.leadStatus === null ? inherited : (edit.leadStatus ?? unchanged)}
          choices={[
            { value: unchanged, label: intl.formatMessage(words.unchanged) },
            ...LeadStatus.options.map((value) => ({ value, label: intl.formatMessage(leadStatusMessages[value]) })),
            { value: inherited, label: intl.formatMessage(leadWords.asCaller) },
          ]}
          onChange={(chosen) => {
            const { leadStatus: _former, ...rest } = edit;
            if (chosen === unchanged) setEdit(rest);
            else setEdit({ ...rest, leadStatus: chosen === inherited ? null : chosen });
          }}
        />
        <TextArea
          label={intl.formatMessage(words.note)}
          value={edit.note}
          maxLength={1000}
          onChange={(note) => setEdit({ ...edit, note })}
        />
        <output className={previewClass}>
          {isEmpty && intl.formatMessage(words.choose)}
          {!isEmpty && (counts ? intl.formatMessage(words.preview, counts) : intl.formatMessage(words.counting))}
        </output>
      </div>
    </Dialog>
  );
}

interface Counts {
  changed: number;
  unchanged: number;
}

interface BulkEdit {
  addTags: string[];
  removeTags: string[];
  note: string;
  /** Null gives calls that of their callers. */
  leadStatus?: LeadStatus | null;
}

/** How many calls an edit would change; undefined while they are counted. */
function usePreview({ calls, query }: BulkChoice, edit: BulkEdit, isEmpty: boolean): Counts | undefined {
  const showFailure = useFailureToast();
  const asked = JSON.stringify([calls, query, edit]);
  const [counted, setCounted] = useState<{ asked: string; counts: Counts }>();
  useEffect(() => {
    if (isEmpty) return undefined;
    const controller = new AbortController();
    const [uuids, filter, wished] = JSON.parse(asked) as [string[] | null, BulkQuery, BulkEdit];
    const body = { ...wished, ...(uuids && { calls: uuids }), preview: true };
    send(endpoints.editCalls, { query: filter, body }, { signal: controller.signal })
      .then((counts) => setCounted({ asked, counts }))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) showFailure(error);
      });
    return () => controller.abort();
  }, [asked, isEmpty, showFailure]);
  return counted?.asked === asked && !isEmpty ? counted.counts : undefined;
}
