import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { type OwnTheme, ThemeSettings } from '#contract/tenancy/customise.contract.ts';
import { defaultColours } from '#values/defaultColours.ts';
import type { HostColours } from '#values/deriveColours.ts';
import { call } from '../../../api/client/call.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { ColourField } from '../../../ui/field/ColourField.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { nullsToBlank, type Typed } from './blanksToNull.ts';
import { advancedColours, ColourFields } from './ColourFields.tsx';
import { colourMessages } from './colours.messages.ts';
import { ContrastCard } from './ContrastCard.tsx';
import { lookColumns, beside, pair } from './Custom.css.ts';
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
  const [isAdvanced, setAdvanced] = useState(false);
  const colourError = (name: keyof HostColours) => form.errorAt(`colours.${name}`);
  // What refuses to be saved is never out of sight.
  const isRefused = advancedColours.some(colourError) || form.errorAt('cssUrl') !== undefined;
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
    <div className={lookColumns}>
      <Form form={form} onSubmit={form.submit(save, done)}>
        {version === 0 && <Notice tone="info">{intl.formatMessage(look.inherited)}</Notice>}
        {form.failure !== null && <FailureNotice error={form.failure} text={refusalText(form.failure)} />}
        <Section title={intl.formatMessage(look.brand)}>
          <div className={pair}>
            <TextField label={intl.formatMessage(look.title)} maxLength={60} {...form.field('title')} />
            <ColourField
              label={intl.formatMessage(colourMessages.primary)}
              value={values.colours.primary}
              fallback={defaultColours.primary}
              error={colourError('primary')}
              onChange={(primary) => form.set('colours', { ...values.colours, primary })}
            />
          </div>
          <PictureField account={account} image="logo" {...form.field('logo')} />
        </Section>
        <Section title={intl.formatMessage(look.pictures)}>
          {(['icon', 'loginImage'] as const).map((image) => (
            <PictureField key={image} account={account} image={image} {...form.field(image)} />
          ))}
        </Section>
        <Section title={intl.formatMessage(look.name)}>
          <div className={pair}>
            <SelectField label={intl.formatMessage(look.style)} choices={styles} {...form.field('style')} />
            <TextField label={intl.formatMessage(look.supportUrl)} type="url" {...form.field('supportUrl')} />
            <TextField label={intl.formatMessage(look.termsUrl)} type="url" {...form.field('termsUrl')} />
          </div>
          <Checkbox checked={values.stickyHeader} onChange={(checked) => form.set('stickyHeader', checked)}>
            {intl.formatMessage(look.stickyHeader)}
          </Checkbox>
        </Section>
        <Disclosure title={intl.formatMessage(look.advanced)} open={isAdvanced || isRefused} onOpen={setAdvanced}>
          <ColourFields
            colours={values.colours}
            errorAt={colourError}
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
        </Disclosure>
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
