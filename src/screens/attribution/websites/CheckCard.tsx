import { useState } from 'react';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import { type SnippetCheck, UnopenedPage } from '#contract/attribution/webSnippet.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { installNamed, installWords as words, problemWords, unopenedWords } from './install.messages.ts';
import { list, muted, stack, withRemove } from './Websites.css.ts';

const CheckForm = z.object({ path: z.string().trim().max(500).regex(/^\//, { error: 'path' }) });

/** Has the server open a page of the website, and says what it found. */
export function CheckCard({ code }: { code: string }) {
  const intl = useIntl();
  const form = useForm(CheckForm, { path: '/' });
  const [found, setFound] = useState<SnippetCheck | null>(null);
  const check = form.submit((body) => {
    setFound(null);
    return call(endpoints.checkSnippet, { params: { code }, body });
  }, setFound);
  const { failure } = form;
  const unopened = failure instanceof ApiError ? UnopenedPage.safeParse(failure.info).data : undefined;
  return (
    <Card title={intl.formatMessage(words.checkTitle)}>
      <Form form={form} onSubmit={check}>
        <div className={stack}>
          <p className={muted}>{intl.formatMessage(words.checkIntro)}</p>
          <div className={withRemove}>
            <TextField
              label={intl.formatMessage(words.path)}
              maxLength={500}
              autoComplete="off"
              spellCheck={false}
              {...form.field('path')}
            />
            <Button type="submit" busy={form.busy}>
              {intl.formatMessage(words.check)}
            </Button>
          </div>
          {failure !== null && (
            <FailureNotice
              error={failure}
              text={unopened && intl.formatMessage(unopenedWords[unopened.wrong], { status: unopened.status ?? 0 })}
            />
          )}
          {found && <CheckResult found={found} />}
        </div>
      </Form>
    </Card>
  );
}

function CheckResult({ found: { address, numbers, others, problems } }: { found: SnippetCheck }) {
  const intl = useIntl();
  const phone = (number: string) => (number.startsWith('+') ? phoneText(number).text : number);
  return (
    <div className={stack} role="status">
      <p className={muted}>{intl.formatMessage(installNamed.checked, { address })}</p>
      {problems.length === 0 && <Notice tone="success">{intl.formatMessage(words.fine)}</Notice>}
      {problems.map(({ problem, detail }) => (
        <Notice key={`${problem} ${detail}`} tone="warning">
          {intl.formatMessage(problemWords[problem], { detail: phone(detail) })}
        </Notice>
      ))}
      <ul className={list}>
        {numbers.map(({ number, texts, links }) => (
          <li key={number}>{intl.formatMessage(installNamed.found, { number: phone(number), texts, links })}</li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className={muted}>
          {intl.formatMessage(words.others)} {intl.formatList(others.map(phone))}
        </p>
      )}
    </div>
  );
}
