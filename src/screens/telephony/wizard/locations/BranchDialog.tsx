import { lazy, Suspense } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { Branch } from '#contract/telephony/branches.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Location } from '#contract/telephony/locations.contract.ts';
import { ApiError } from '../../../../api/client/apiError.ts';
import { call } from '../../../../api/client/call.ts';
import { FailureNotice } from '../../../../page/errors/FailureNotice.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { CountryField } from '../../../../ui/country/CountryField.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Checkbox } from '../../../../ui/field/Checkbox.tsx';
import { SelectField } from '../../../../ui/field/SelectField.tsx';
import { TextField } from '../../../../ui/field/TextField.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { useForm } from '../../../../ui/form/useForm.ts';
import { toasts } from '../../../../ui/toast/toasts.ts';
import { BranchDraft, toDraft } from './branchDraft.ts';
import { BranchTargets } from './BranchTargets.tsx';
import * as styles from './Locations.css.ts';
import { branchMessages as words, locationsMessages } from './locations.messages.ts';

const WorldMap = lazy(async () => ({ default: (await import('../../../../ui/map/WorldMap.tsx')).WorldMap }));

interface BranchDialogProps {
  /** Null for a new one. */
  branch: Branch | null;
  location: Location;
  country: string;
  onClose: () => void;
  onSaved: () => void;
}

type ValueWord = 'editOne' | 'deleteOne' | 'deleteTitle' | 'removeTarget' | 'refused';

const ringSeconds = [10, 15, 20, 25, 30, 45, 60, 90, 120];

/** Creates or edits a branch. Its place can be typed or clicked on the map. */
export function BranchDialog({ branch, location, country, onClose, onSaved }: BranchDialogProps) {
  const intl = useIntl();
  const { account } = location;
  const form = useForm(BranchDraft, toDraft(branch, location, country));
  const text = (key: Exclude<keyof typeof words, ValueWord>) => intl.formatMessage(words[key]);
  const save = form.submit(
    ({ everywhere, ...details }) => {
      const body = { ...details, locationId: everywhere ? null : (branch?.locationId ?? location.id) };
      if (!branch) return call(endpoints.createBranch, { params: { account }, body });
      const { id, version } = branch;
      return call(endpoints.changeBranch, { params: { account, id }, body: { ...body, version } });
    },
    () => {
      toasts.add('success', intl.formatMessage(locationsMessages.saved));
      onSaved();
    },
  );
  const { lat, lon, name, timeout } = form.values;
  const point = { id: 'branch', name, lat: Number.parseFloat(lat), lon: Number.parseFloat(lon) };
  const seconds = [...new Set([...ringSeconds, timeout])].toSorted((a, b) => a - b);
  return (
    <Dialog open title={text(branch ? 'edit' : 'add')} onClose={onClose}>
      <Form form={form} onSubmit={save}>
        {form.failure !== null && <FailureNotice error={form.failure} text={refusalText(form.failure, intl)} />}
        <div className={styles.pair}>
          <TextField label={text('name')} maxLength={100} {...form.field('name')} />
          <TextField label={text('code')} hint={text('codeHint')} maxLength={40} {...form.field('code')} />
        </div>
        <BranchTargets
          targets={form.values.targets}
          onChange={(targets) => form.set('targets', targets)}
          errorAt={form.errorAt}
        />
        <SelectField
          label={text('timeout')}
          value={String(timeout)}
          choices={seconds.map((value) => ({ value: String(value), label: intl.formatNumber(value) }))}
          onChange={(value) => form.set('timeout', Number(value))}
        />
        <TextField label={text('address')} optional maxLength={300} {...form.field('address')} />
        <div className={styles.pair}>
          <TextField label={text('postcode')} optional maxLength={12} {...form.field('postcode')} />
          <TextField label={text('state')} optional maxLength={60} {...form.field('state')} />
        </div>
        <CountryField label={text('country')} {...form.field('country')} />
        <div className={styles.pair}>
          <TextField label={text('lat')} optional inputMode="decimal" {...form.field('lat')} />
          <TextField label={text('lon')} optional inputMode="decimal" {...form.field('lon')} />
        </div>
        <p className={styles.muted}>{text('pick')}</p>
        <Suspense fallback={<Skeleton height="200px" />}>
          <WorldMap
            label={text('pick')}
            height={200}
            branches={Number.isNaN(point.lat + point.lon) ? [] : [point]}
            onPick={(place) => {
              form.set('lat', String(place.lat));
              form.set('lon', String(place.lon));
            }}
          />
        </Suspense>
        {(['autoRouting', 'everywhere'] as const).map((field) => (
          <Checkbox
            key={field}
            name={field}
            checked={form.values[field]}
            onChange={(checked) => form.set(field, checked)}
          >
            {text(field)}
          </Checkbox>
        ))}
        <div className={styles.line}>
          <Button look="primary" type="submit" busy={form.busy}>
            {intl.formatMessage(locationsMessages.save)}
          </Button>
          <Button onClick={onClose}>{intl.formatMessage(locationsMessages.cancel)}</Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** Why the server refuses a branch, where the general words say too little. */
function refusalText(failure: unknown, intl: IntlShape): string | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  const { code, info } = failure;
  if (code === 'STALE-VERSION') return intl.formatMessage(locationsMessages.stale);
  if (code === 'ALREADY-EXISTS' && isRecord(info) && 'code' in info) return intl.formatMessage(words.codeTaken);
  if (code !== 'NO-VALID-TARGETS' || !isRecord(info) || !Array.isArray(info['numbers'])) return undefined;
  return intl.formatMessage(words.refused, { numbers: intl.formatList(info['numbers'].map(String)) });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
