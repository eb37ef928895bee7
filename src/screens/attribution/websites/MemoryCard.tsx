import { useIntl } from 'react-intl';
import { TextField } from '../../../ui/field/TextField.tsx';
import type { FormState } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { editorWords as words } from './editor.messages.ts';
import type { WebsiteValues } from './websiteDraft.ts';
import { pair } from './Websites.css.ts';

/** For how long sources and visits are kept. */
export function MemoryCard({ form }: { form: Pick<FormState<WebsiteValues, unknown>, 'field'> }) {
  const intl = useIntl();
  return (
    <Card title={intl.formatMessage(words.memoryTitle)}>
      <div className={pair}>
        <TextField
          label={intl.formatMessage(words.windowDays)}
          hint={intl.formatMessage(words.windowHint)}
          inputMode="numeric"
          maxLength={3}
          {...form.field('windowDays')}
        />
        <TextField
          label={intl.formatMessage(words.retentionDays)}
          hint={intl.formatMessage(words.retentionHint)}
          inputMode="numeric"
          maxLength={4}
          {...form.field('retentionDays')}
        />
      </div>
    </Card>
  );
}
