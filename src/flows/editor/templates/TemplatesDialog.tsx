import { Button as AriaButton } from 'react-aria-components/Button';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { windowMessages } from '../card/window.messages.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { useDocument } from '../state/EditorContext.ts';
import { useReplaceDraft } from '../transfer/useReplaceDraft.ts';
import { templateMessages as words } from './template.messages.ts';
import * as styles from './Templates.css.ts';
import { type Template, templates, writeTemplate } from './templates.ts';

/** Flows to start from. Choosing one replaces the draft's steps, which can be undone; its name and time zone stay. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const current = useDocument();
  const replace = useReplaceDraft();
  const choose = async (template: Template) => {
    onClose();
    const [label, done] = [intl.formatMessage(words.undo), intl.formatMessage(words.done)];
    await replace({ ...current, nodes: [] }, { ...current, ...writeTemplate(template, intl) }, label, done);
  };
  return (
    <Dialog
      open
      title={intl.formatMessage(windowMessages.template)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{intl.formatMessage(flowMessages.cancel)}</Button>}
    >
      <p>{intl.formatMessage(words.intro)}</p>
      <div className={styles.grid}>
        {templates.map((template) => (
          <AriaButton key={template.title} className={styles.card} onPress={() => void choose(template)}>
            <Icon name={template.icon} size={16} />
            <span className={styles.name}>{intl.formatMessage(words[template.title])}</span>
            <span className={styles.about}>{intl.formatMessage(words[template.about])}</span>
          </AriaButton>
        ))}
      </div>
    </Dialog>
  );
}
