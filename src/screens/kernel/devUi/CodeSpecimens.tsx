import { useState } from 'react';
import { DigitsField, KeypadField } from '../../../ui/field/DigitsField.tsx';
import { OtpField } from '../../../ui/field/OtpField.tsx';
import { PasswordField } from '../../../ui/password/PasswordField.tsx';
import { Section, Specimen } from './Specimen.tsx';

export function CodeSpecimens() {
  const [password, setPassword] = useState('');
  const [basic, setBasic] = useState('abcdef');
  const [code, setCode] = useState('');
  const [whole, setWhole] = useState('');
  const [digits, setDigits] = useState('');
  const [keys, setKeys] = useState('');
  return (
    <Section title="Passwords and codes">
      <Specimen title="Passwords">
        <PasswordField
          label="New password"
          autoComplete="new-password"
          strength="strong"
          value={password}
          onChange={setPassword}
        />
        <PasswordField
          label="Simple password"
          autoComplete="new-password"
          strength="basic"
          value={basic}
          onChange={setBasic}
        />
        <PasswordField
          label="Verification"
          autoComplete="new-password"
          value=""
          onChange={setPassword}
          error="The passwords don’t match"
        />
      </Specimen>
      <Specimen title="Codes">
        <OtpField label="One-time code" value={code} onChange={setCode} onWhole={setWhole} />
        <output>{whole || 'no code'}</output>
        <OtpField label="Refused code" value="123456" onChange={setCode} error="Invalid OTP" />
        <DigitsField label="Digits" value={digits} onChange={setDigits} />
        <KeypadField label="Keypad" hint="Digits, # and *" value={keys} onChange={setKeys} />
      </Specimen>
    </Section>
  );
}
