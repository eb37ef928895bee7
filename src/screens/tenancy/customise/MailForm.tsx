import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import type { MailTemplate } from '#contract/tenancy/mailTemplate.contract.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { call } from '../../../api/client/call.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { beside, columns, pair } from './Custom.css.ts';
import { MailColours } from './MailColours.tsx';
import { MailDraft, type MailValues, mailValuesOf, type OwnMail, templateOf } from './mailDraft.ts';
import { mailMessages as words } from './mails.messages.ts';
import { MailPreviewCard } from './MailPreviewCard.tsx';
import { MailTextFields } from './MailTextFields.tsx';
import { PictureField } from './PictureField.tsx';
import { RemoveOwn } from './RemoveOwn.tsx';
import { useCustomForm } from './useCustomForm.ts';
import { useRefusalText } from './useRefusalText.ts';
import { Section } from './Section.tsx';

interface MailFormProps {
  mail: { account: number; type: string; locale: Locale };
  loaded: OwnMail;
  onLocale: (locale: Locale) => void;
  onSaved: (saved: OwnMail) => void;
}

/** Texts and colors of one email type, with a preview. */
export function MailForm({ mail, loaded, onLocale, onSaved }: MailFormProps) {
  const intl = useIntl();
  const refusalText = useRefusalText();
  const { account, type, locale } = mail;
  const { version, template, placeholders } = loaded;
  const form = useCustomForm<MailValues, MailTemplate>(MailDraft, mailValuesOf(template));
  const { values } = form;
  const save = (next: MailTemplate | null) =>
    call(endpoints.saveMailTemplate, { params: { account, type }, body: { version, template: next } });
  return (
    <div className={columns}>
      <Form form={form} onSubmit={form.submit(save, onSaved)}>
        {form.failure !== null && <FailureNotice error={form.failure} text={refusalText(form.failure)} />}
        <MailTextFields
          locale={locale}
          texts={values.texts[locale]}
          placeholders={placeholders}
          errorAt={(name) => form.errorAt(`texts.${locale}.${name}`)}
          onLocale={onLocale}
          onChange={(texts) => form.set('texts', { ...values.texts, [locale]: texts })}
        />
        <Section title={intl.formatMessage(words.sender)}>
          <div className={pair}>
            <TextField label={intl.formatMessage(words.brand)} maxLength={100} {...form.field('brand')} />
            <TextField label={intl.formatMessage(words.senderName)} maxLength={100} {...form.field('senderName')} />
            <TextField
              label={intl.formatMessage(words.fromAddress)}
              hint={intl.formatMessage(words.fromHint)}
              type="email"
              {...form.field('fromAddress')}
            />
            <TextField label={intl.formatMessage(words.dashboardUrl)} type="url" {...form.field('dashboardUrl')} />
            <TextField label={intl.formatMessage(words.supportPage)} type="url" {...form.field('supportPage')} />
            <TextField label={intl.formatMessage(words.domain)} maxLength={253} {...form.field('domain')} />
          </div>
        </Section>
        <Section title={intl.formatMessage(words.look)}>
          <PictureField account={account} image="mailLogo" {...form.field('logo')} />
          <MailColours form={form} />
        </Section>
        {version > 0 && <RemoveOwn what={words.remove} onRemove={async () => onSaved(await save(null))} />}
        <SaveBar dirty={form.dirty} busy={form.busy} onDiscard={() => form.reset()} />
      </Form>
      <div className={beside}>
        <MailPreviewCard mail={mail} template={templateOf(values)} />
      </div>
    </div>
  );
}
