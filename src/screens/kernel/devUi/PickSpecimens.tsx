import { useState } from 'react';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { CountryField } from '../../../ui/country/CountryField.tsx';
import { TimezoneField } from '../../../ui/country/TimezoneField.tsx';
import { NumberPicker } from '../../../ui/number/NumberPicker.tsx';
import { Section, Specimen } from './Specimen.tsx';

const accounts = [
  { id: 20001, name: 'Harbour Group', subLevel: 0 },
  { id: 20002, name: 'Northside Clinic', subLevel: 1 },
  { id: 20003, name: 'Northside Dental', subLevel: 2 },
  { id: 20004, name: 'Southside Motors', subLevel: 1 },
];
const numbers = [
  { did: '+61398765432', name: 'Front desk', account: 20002, accountName: 'Northside Clinic', type: 'geo' },
  { did: '+61412345678', name: 'After hours', account: 20002, accountName: 'Northside Clinic', type: 'mobile' },
  { did: '+611800123456', name: 'Service', account: 20004, accountName: 'Southside Motors', type: 'tollfree' },
] as const;

/** Searchable selects. */
export function PickSpecimens() {
  const [country, setCountry] = useState<string | null>('AU');
  const [zone, setZone] = useState<string | null>(null);
  const [account, setAccount] = useState<number | null>(null);
  const [dids, setDids] = useState<string[]>([]);
  const [many, setMany] = useState<string[]>(['+61398765432']);
  return (
    <Section title="Choosing">
      <Specimen title="Places">
        <CountryField label="Country" value={country} onChange={setCountry} />
        <TimezoneField label="Time zone" country={country ?? undefined} value={zone} onChange={setZone} />
        <CountryField label="Country, refused" value={null} onChange={setCountry} error="Required field" />
        <TimezoneField label="Time zone, disabled" value="UTC" onChange={setZone} disabled />
      </Specimen>
      <Specimen title="Accounts and numbers">
        <AccountField
          label="Account of the number"
          accounts={accounts}
          omit={[20004]}
          value={account}
          onChange={setAccount}
        />
        <NumberPicker label="One number" numbers={numbers} value={dids} onChange={setDids} />
        <NumberPicker
          label="Several numbers"
          multiple
          numbers={numbers}

          value={many}
          onChange={setMany}
        />
        <output>{many.join(' ')}</output>
      </Specimen>
    </Section>
  );
}
