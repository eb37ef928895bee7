import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { Website } from '#contract/attribution/websites.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { editorNamed, editorWords as words } from './editor.messages.ts';
import { typedCount } from './unsharing.ts';
import { muted, stack } from './Websites.css.ts';

/** Deletes the website after a question. */
export function DeleteWebsite({
  website: { code, domain, shares },
  onDelete,
}: {
  website: Website;
  onDelete: () => void;
}) {
  const intl = useIntl();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const showFailure = useFailureToast();
  async function remove(): Promise<void> {
    const sure = await confirmations.ask({
      title: intl.formatMessage(editorNamed.deleteOne, { domain }),
      text: intl.formatMessage(words.deleteIntro),
      confirm: intl.formatMessage(words.delete),
      cancel: intl.formatMessage(words.keep),
      danger: true,
      ...(shares.length > 0 && { typed: typedCount(intl, shares.length) }),
    });
    if (!sure) return;
    try {
      await call(endpoints.deleteWebsite, { params: { code }, query: { accounts: shares.length } });
    } catch (failure) {
      showFailure(failure);
      return;
    }
    onDelete();
    await invalidate('listWebsites');
    toasts.add('success', intl.formatMessage(words.deleted));
    void navigate(paths.numberInsertion());
  }
  return (
    <Card title={intl.formatMessage(words.deleteTitle)}>
      <div className={stack}>
        <p className={muted}>{intl.formatMessage(words.deleteIntro)}</p>
        <div>
          <Button look="danger" onClick={() => void remove()}>
            {intl.formatMessage(words.delete)}
          </Button>
        </div>
      </div>
    </Card>
  );
}
