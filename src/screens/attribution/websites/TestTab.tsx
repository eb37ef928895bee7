import { useState } from 'react';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import type { TestedVisit } from '#contract/attribution/webSnippet.contract.ts';
import type { Website } from '#contract/attribution/websites.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { TestedVisitFacts } from './TestedVisitFacts.tsx';
import { visitTestWords as words } from './visitTest.messages.ts';
import { muted, stack } from './Websites.css.ts';

const url = z.url({ protocol: /^https?$/, error: 'url' }).max(2000);
const TestForm = z.object({ page: url, referrer: z.union([z.literal(''), url]), consent: z.boolean() });

/** Says what a visitor would see who comes in a way that one enters. */
export function TestTab({ website }: { website: Website }) {
  const intl = useIntl();
  const { code, domain } = website;
  const form = useForm(TestForm, { page: `https://${domain}/`, referrer: '', consent: true });
  const [seen, setSeen] = useState<TestedVisit | null>(null);
  const test = form.submit((body) => {
    setSeen(null);
    return call(endpoints.testVisit, { params: { code }, body });
  }, setSeen);
  const { failure } = form;
  const isElsewhere = failure instanceof ApiError && failure.code === 'ADDRESS-REFUSED';
  return (
    <Card title={intl.formatMessage(words.title)}>
      <Form form={form} onSubmit={test}>
        <div className={stack}>
          <p className={muted}>{intl.formatMessage(words.intro)}</p>
          <TextField
            label={intl.formatMessage(words.page)}
            hint={intl.formatMessage(words.pageHint)}
            maxLength={2000}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            {...form.field('page')}
          />
          <TextField
            label={intl.formatMessage(words.referrer)}
            optional
            placeholder="https://www.google.com/"
            maxLength={2000}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            {...form.field('referrer')}
          />
          <Checkbox checked={form.values.consent} onChange={(consent) => form.set('consent', consent)}>
            {intl.formatMessage(words.consent)}
          </Checkbox>
          <div>
            <Button look="primary" type="submit" busy={form.busy}>
              {intl.formatMessage(words.show)}
            </Button>
          </div>
          {failure !== null && (
            <FailureNotice error={failure} text={isElsewhere ? intl.formatMessage(words.notOurs) : undefined} />
          )}
          {seen && <TestedVisitFacts website={website} seen={seen} />}
        </div>
      </Form>
    </Card>
  );
}
