import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { Bundle, Requirement } from '#contract/telephony/bundles.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { BundleContent } from '#values/bundle.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { useLeaveGuard } from '../../../page/frame/useLeaveGuard.ts';
import { paths } from '#contract/paths.ts';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { BundleDraft, problemsOfGaps, toValues, withNext } from './bundleDraft.ts';
import { BundleFailure } from './BundleFailure.tsx';
import { BundleFields } from './BundleFields.tsx';
import * as styles from './Bundles.css.ts';
import { bundlesMessages, editorWords as words } from './bundles.messages.ts';
import { Objections } from './Objections.tsx';
import { BundleStateCard } from './BundleStateCard.tsx';
import { DocumentField } from './DocumentField.tsx';

interface BundleEditorProps {
  loaded: Bundle;
  requirements: readonly Requirement[];
  onReload: () => void;
}

/** Edits what an account proves, and has the carrier check it. */
export function BundleEditor({ loaded, requirements, onReload }: BundleEditorProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const showFailure = useFailureToast();
  const [bundle, setBundle] = useState(loaded);
  const form = useForm(BundleDraft, toValues(loaded));
  const question = useMemo(
    () => ({
      title: intl.formatMessage(bundlesMessages.leaveTitle),
      text: intl.formatMessage(bundlesMessages.leaveBody),
      confirm: intl.formatMessage(bundlesMessages.leave),
      cancel: intl.formatMessage(bundlesMessages.stay),
    }),
    [intl],
  );
  useLeaveGuard(form.dirty, question, () => form.reset());
  const { uuid: id, state, version } = bundle;
  // The carrier has decided, or somebody else was at it, and there are no edits to lose.
  if (!form.dirty && !form.busy && loaded.version > version) {
    setBundle(loaded);
    form.reset(toValues(loaded));
  }
  const locked = state === 'submitted' || state === 'approved';
  const { documents } = form.values;

  const take = (after: Bundle) => {
    setBundle(after);
    void invalidate('listBundles');
  };
  /** Keeps the version that our edits began with if others changed it meanwhile, so that saving them is refused. */
  const takeFiles = (after: Bundle) => take(after.version === version + 1 ? after : { ...after, version });
  const change = async (content: BundleContent): Promise<Bundle> => {
    const after = await call(endpoints.changeBundle, { params: { id }, body: { ...content, version } });
    take(after);
    form.reset({ ...toValues(after), documents });
    return after;
  };
  const save = form.submit(change, () => toasts.add('success', intl.formatMessage(words.saved)));
  const submit = form.submit(
    async (content) => {
      // A draft that is changed goes to the carrier anew; otherwise it goes on where it ended.
      const draft = form.dirty || state !== 'draft' ? await change(content) : bundle;
      return call(endpoints.submitBundle, { params: { id }, body: { version: draft.version } });
    },
    (after) => {
      take(after);
      form.reset(toValues(after));
      toasts.add('success', intl.formatMessage(words.submitted));
    },
  );
  const check = () => {
    const problems = problemsOfGaps(requirements, form.values, bundle);
    if (Object.keys(problems).length > 0) form.refuse(problems);
    else submit();
  };
  async function remove(): Promise<void> {
    const sure = await confirmations.ask({
      title: intl.formatMessage(words.removeTitle),
      text: intl.formatMessage(words.removeBody),
      confirm: intl.formatMessage(words.remove),
      cancel: intl.formatMessage(words.keep),
      danger: true,
    });
    if (!sure) return;
    try {
      await call(endpoints.removeBundle, { params: { id } });
    } catch (failure) {
      showFailure(failure);
      return;
    }
    form.reset();
    await invalidate('listBundles');
    void navigate(paths.bundles());
  }
  const wanted = requirements.filter(({ kind }) => kind === 'document');
  return (
    <Form form={form} onSubmit={save}>
      {form.failure !== null && <BundleFailure error={form.failure} onReload={onReload} />}
      {bundle.reasons.length > 0 && <Objections reasons={bundle.reasons} />}
      <div className={styles.columns}>
        <div className={styles.group}>
          <BundleFields form={form} requirements={requirements} locked={locked} />
          {wanted.length > 0 && (
            <Card title={intl.formatMessage(words.documents)}>
              <div className={styles.documents}>
                {wanted.map((requirement) => (
                  <DocumentField
                    key={requirement.id}
                    bundle={bundle}
                    requirement={requirement}
                    next={documents[requirement.id]}
                    error={form.errorAt(`documents.${requirement.id}`)}
                    locked={locked}
                    onNext={(next) => form.set('documents', withNext(documents, requirement.id, next))}
                    onChanged={takeFiles}
                  />
                ))}
              </div>
            </Card>
          )}
        </div>
        <BundleStateCard bundle={bundle} form={form} onSubmit={check} onRemove={() => void remove()} />
      </div>
    </Form>
  );
}
