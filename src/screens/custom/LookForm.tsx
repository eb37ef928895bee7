import { useIntl } from 'react-intl';
import type { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { type OwnTheme, ThemeSettings } from '#contract/customise.contract.ts';
import { call } from '../../api/client/call.ts';
import { FailureNotice } from '../../page/errors/FailureNotice.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { SaveBar } from '../../ui/form/SaveBar.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { nullsToBlank, type Typed } from './blanksToNull.ts';
import { ColourFields } from './ColourFields.tsx';
import { ContrastCard } from './ContrastCard.tsx';
import { columns, beside, pair } from './Custom.css.ts';
import { customMessages as text } from './custom.messages.ts';
import { lookMessages as look } from './look.messages.ts';
import { PictureField } from './PictureField.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import { RemoveOwn } from './RemoveOwn.tsx';
import { useCustomForm } from './useCustomForm.ts';
import { useRefusalText } from './useRefusalText.ts';
import { Section } from './Section.tsx';

type Own = z.infer<typeof OwnTheme>;

interface LookFormProps {
  account: number;
  loaded: Own;
  onSaved: (saved: Own) => void;
}

/** The form of an account's branding, with a preview. */
export function LookForm({ account, loaded: { version, theme }, onSaved }: LookFormProps) {
  const intl = useIntl();
  const refusalText = useRefusalText();
  const form = useCustomForm<Typed<ThemeSettings>, ThemeSettings>(ThemeSettings, nullsToBlank(theme));
  const { values } = form;
  const save = (next: ThemeSettings | null) =>
    call(endpoints.saveTheme, { params: { account }, body: { version, theme: next } });
  const done = (saved: Own) => {
    toasts.add('success', intl.formatMessage(text.saved));
    onSaved(saved);
  };
  const styles = (['default', 'square', 'round'] as const).map((value) => ({
    value,
    label: intl.formatMessage(look[value]),
  }));
  return (
    <div className={columns}>
      <Form form={form} onSubmit={form.submit(save, done)}>
        {version === 0 && <Notice tone="info">{intl.formatMessage(look.inherited)}</Notice>}
        {form.failure !== null && <FailureNotice error={form.failure} text={refusalText(form.failure)} />}
        <Section title={intl.formatMessage(look.name)}>
          <div className={pair}>
            <TextField label={intl.formatMessage(look.title)} maxLength={60} {...form.field('title')} />
            <SelectField label={intl.formatMessage(look.style)} choices={styles} {...form.field('style')} />
            <TextField label={intl.formatMessage(look.supportUrl)} type="url" {...form.field('supportUrl')} />
            <TextField label={intl.formatMessage(look.termsUrl)} type="url" {...form.field('termsUrl')} />
          </div>
          <Checkbox checked={values.stickyHeader} onChange={(checked) => form.set('stickyHeader', checked)}>
            {intl.formatMessage(look.stickyHeader)}
          </Checkbox>
        </Section>
        <Section title={intl.formatMessage(look.pictures)}>
          {(['logo', 'icon', 'loginImage'] as const).map((image) => (
            <PictureField key={image} account={account} image={image} {...form.field(image)} />
          ))}
        </Section>
        <ColourFields
          colours={values.colours}
          errorAt={(name) => form.errorAt(`colours.${name}`)}
          onChange={(colours) => form.set('colours', colours)}
        />
        <Section title={intl.formatMessage(look.css)}>
          <TextField
            label={intl.formatMessage(look.cssUrl)}
            hint={intl.formatMessage(look.cssHint)}
            type="url"
            {...form.field('cssUrl')}
          />
        </Section>
        {version > 0 && <RemoveOwn what={look.removeLook} onRemove={async () => done(await save(null))} />}
        <SaveBar dirty={form.dirty} busy={form.busy} onDiscard={() => form.reset()} />
      </Form>
      <div className={beside}>
        <PreviewCard colours={values.colours} title={values.title} logo={values.logo} style={values.style} />
        <ContrastCard colours={values.colours} />
      </div>
    </div>
  );
}
