import { useState } from 'react';
import { z } from 'zod';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { PhoneField } from '../../../ui/phone/PhoneField.tsx';
import { Section, Specimen } from './Specimen.tsx';

const Draft = z.object({
  name: z.string().trim().min(2),
  email: z.email(),
  kind: z.enum(['business', 'client']),
  mobile: z.e164(),
  second: z.e164().nullable(),
  notes: z.string().max(20),
  terms: z.literal(true, { error: 'required' }),
});
const empty = { name: '', email: '', kind: 'business', mobile: null, second: null, notes: '', terms: false };

interface Values extends Omit<typeof empty, 'mobile' | 'second'> {
  mobile: string | null;
  second: string | null;
}

function refuseTaken(email: string): void {
  if (email === 'taken@example.test') {
    throw Object.assign(new Error('refused'), {
      code: 'INVALID-PAYLOAD',
      info: [{ path: 'email', message: 'codeUsed' }],
    });
  }
  if (email === 'down@example.test') throw new Error('no answer');
}

function WholeForm() {
  const [saved, setSaved] = useState('');
  const form = useForm<Values, z.infer<typeof Draft>>(Draft, empty);
  return (
    <Form
      form={form}
      aria-label="Whole form"
      onSubmit={form.submit(
        ({ email }) => refuseTaken(email),
        () => setSaved(form.values.name),
      )}
    >
      {form.failure !== null && <Notice tone="error">The server did not answer</Notice>}
      {saved && !form.dirty && <Notice tone="success">Saved {saved}</Notice>}
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Email" type="email" hint="taken@example.test is refused" {...form.field('email')} />
      <SelectField
        label="Kind"
        {...form.field('kind')}
        choices={['business', 'client'].map((value) => ({ value, label: value }))}
      />
      <PhoneField label="Mobile" {...form.field('mobile')} />
      <PhoneField label="Second phone" optional {...form.field('second')} />
      <TextArea label="Notes" optional {...form.field('notes')} />
      <Checkbox
        checked={form.values.terms}
        error={form.errorAt('terms')}
        onChange={(terms) => form.set('terms', terms)}
      >
        I accept the terms
      </Checkbox>
      <output>{form.values.mobile ?? 'no number'}</output>
      <Button type="submit">Submit</Button>
      <SaveBar dirty={form.dirty} busy={form.busy} onDiscard={() => form.reset()} />
    </Form>
  );
}

export function FormSpecimens() {
  const [phone, setPhone] = useState<string | null>('+442079460958');
  return (
    <Section title="Forms">
      <Specimen title="A whole form">
        <WholeForm />
      </Specimen>
      <Specimen title="Fields in their states">
        <TextField label="Plain" defaultValue="Northside Clinic" hint="A hint under it" />
        <TextField label="Refused" defaultValue="x" error="Requires at least 2 characters" />
        <TextField label="Disabled" defaultValue="Cannot be changed" disabled />
        <PhoneField label="Phone" value={phone} onChange={setPhone} />
        <PhoneField label="Phone, refused" value={null} onChange={setPhone} error="Required field" />
        <PhoneField label="Phone, disabled" value="+61398765432" onChange={setPhone} disabled />
      </Specimen>
    </Section>
  );
}
