import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Website } from '#contract/attribution/websites.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useLeaveGuard } from '../../../page/frame/useLeaveGuard.ts';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { DeleteWebsite } from './DeleteWebsite.tsx';
import { DomainsCard } from './DomainsCard.tsx';
import { editorWords as words } from './editor.messages.ts';
import { MemoryCard } from './MemoryCard.tsx';
import { NumbersCard } from './NumbersCard.tsx';
import { OriginsCard } from './OriginsCard.tsx';
import { SharesCard } from './SharesCard.tsx';
import { unsharing } from './unsharing.ts';
import { RulesCard } from './RulesCard.tsx';
import { WebsiteForm, websiteValues } from './websiteDraft.ts';
import { WebsiteFailure } from './WebsiteFailure.tsx';
import { stack } from './Websites.css.ts';

/** Edits what a website says: its numbers, who sees which, its domains and sources. */
export function WebsiteEditor({ loaded, onReload }: { loaded: Website; onReload: () => void }) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const [website, setWebsite] = useState(loaded);
  const form = useForm(WebsiteForm, websiteValues(loaded));
  const question = useMemo(
    () => ({
      title: intl.formatMessage(words.leaveTitle),
      text: intl.formatMessage(words.leaveBody),
      confirm: intl.formatMessage(words.leave),
      cancel: intl.formatMessage(words.stay),
    }),
    [intl],
  );
  useLeaveGuard(form.dirty, question, () => form.reset());
  // Somebody else was at it, and there are no edits to lose.
  if (!form.dirty && !form.busy && loaded.version > website.version) {
    setWebsite(loaded);
    form.reset(websiteValues(loaded));
  }
  const { code, version } = website;
  /** `accounts` are taken away, as somebody confirmed. */
  const saveWith = (accounts: number) =>
    form.submit(
      (content) => {
        const body = { ...content, version, ...(accounts > 0 && { accounts }) };
        return call(endpoints.changeWebsite, { params: { code }, body });
      },
      (after) => {
        setWebsite(after);
        form.reset(websiteValues(after));
        void invalidate('getWebsite', 'listWebsites');
        toasts.add('success', intl.formatMessage(words.saved));
      },
    );
  async function save(): Promise<void> {
    const lost = website.shares.filter((account) => !form.values.shares.includes(account)).length;
    if (lost > 0 && !(await confirmations.ask(unsharing(intl, lost)))) return;
    saveWith(lost)();
  }
  return (
    <Form
      form={form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {form.failure !== null && <WebsiteFailure error={form.failure} onReload={onReload} />}
      <div className={stack}>
        <NumbersCard form={form} />
        <RulesCard website={loaded} form={form} />
        <DomainsCard form={form} />
        <OriginsCard form={form} />
        <SharesCard website={website} form={form} />
        <MemoryCard form={form} />
        <DeleteWebsite website={website} onDelete={() => form.reset()} />
      </div>
      <SaveBar dirty={form.dirty} busy={form.busy} onDiscard={() => form.reset()} />
    </Form>
  );
}
