import { useIntl } from 'react-intl';
import type { Location } from '#contract/telephony/locations.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import * as styles from '../parts/fields.css.ts';
import { fieldMessages } from '../parts/fields.messages.ts';
import type { FormProps } from '../parts/nodeView.ts';
import { NumberField } from '../parts/NumberField.tsx';
import { SpeechField } from '../parts/SpeechField.tsx';
import { freshId } from '../parts/targets.ts';
import { TargetsField } from '../parts/TargetsField.tsx';
import { locationsMessages as words } from './locations.messages.ts';
import type { LocationsSettings } from './locations.node.ts';

/** The ways to find a branch, and who is called if there is none. A chosen location routing brings its own settings. */
export function LocationsForm({ draft, change, errorAt, country, account }: FormProps<LocationsSettings>) {
  const intl = useIntl();
  const { data: known = [] } = useEndpoint('listLocations', { params: { account } });
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const isMissing = draft.location !== '' && !known.some(({ id }) => id === draft.location);
  const switches = ['geoLocation', 'mobileLocation', 'postcodePrompt'] as const;
  return (
    <>
      <SelectField
        label={text('location')}
        value={draft.location}
        error={errorAt('location')}
        choices={[
          { value: '', label: text('choose') },
          ...known.map(({ id, name }) => ({ value: id, label: name })),
          ...(isMissing ? [{ value: draft.location, label: text('unknown') }] : []),
        ]}
        onChange={(id) => change(withLocation(draft, id, known))}
      />
      {switches.map((name) => (
        <Checkbox key={name} checked={draft[name]} onChange={(on) => change({ ...draft, [name]: on })}>
          {text(name)}
        </Checkbox>
      ))}
      {errorAt('postcodePrompt') !== undefined && <span className={styles.error}>{errorAt('postcodePrompt')}</span>}
      {draft.postcodePrompt && (
        <>
          <SpeechField
            account={account}
            label={text('message')}
            path="IVRmessage"
            value={draft.IVRmessage}
            onChange={(IVRmessage, group) => change({ ...draft, IVRmessage }, group)}
            errorAt={errorAt}
          />
          <div className={styles.row}>
            <NumberField
              label={text('digits')}
              min={3}
              max={10}
              value={draft.IVRdigits}
              error={errorAt('IVRdigits')}
              onChange={(IVRdigits) => change({ ...draft, IVRdigits }, 'IVRdigits')}
            />
            <NumberField
              label={text('attempts')}
              min={1}
              max={5}
              value={draft.IVRattempts}
              error={errorAt('IVRattempts')}
              onChange={(IVRattempts) => change({ ...draft, IVRattempts }, 'IVRattempts')}
            />
          </div>
        </>
      )}
      <p>{text('fallback')}</p>
      <TargetsField
        targets={draft.fallback}
        onChange={(fallback, group) => change({ ...draft, fallback }, group)}
        fresh={() => ({ id: freshId(draft.fallback, 't'), label: '', number: '' })}
        errorAt={(path) => errorAt(path.replace(/^targets/, 'fallback'))}
        country={country}
        account={account}
        max={10}
      />
      {draft.fallback.length > 0 && (
        <NumberField
          label={text('timeout')}
          unit={intl.formatMessage(fieldMessages.seconds)}
          min={5}
          max={120}
          value={draft.timeout}
          error={errorAt('timeout')}
          onChange={(timeout) => change({ ...draft, timeout }, 'timeout')}
        />
      )}
    </>
  );
}

/** The step starts with what the location routing says, and keeps it when that changes later. */
function withLocation(draft: LocationsSettings, id: string, known: readonly Location[]): LocationsSettings {
  const found = known.find((location) => location.id === id);
  if (!found) return { ...draft, location: id };
  const { IVRmessage: text, IVRdigits, IVRattempts, postcodePrompt, geoLocation, mobileLocation } = found;
  const { language } = draft.IVRmessage.kind === 'text' ? draft.IVRmessage : { language: 'en-AU' };
  const asked = { IVRdigits, IVRattempts, postcodePrompt, geoLocation, mobileLocation };
  return { ...draft, ...asked, location: id, ...(text !== '' && { IVRmessage: { kind: 'text', text, language } }) };
}
