import { useIntl } from 'react-intl';
import type { Pool, Website } from '#contract/attribution/websites.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { NumberPicker } from '../../../ui/number/NumberPicker.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { PoolForm, poolValues } from './poolDraft.ts';
import { poolsNamed, poolsWords as words } from './pools.messages.ts';
import { useOwnNumbers } from './useOwnNumbers.ts';
import { useRemovePool } from './useRemovePool.ts';

interface PoolDialogProps {
  website: Website;
  /** Null for a new one. */
  pool: Pool | null;
  onClose: () => void;
}

/** Adds a pool, or changes one. */
export function PoolDialog({ website, pool, onClose }: PoolDialogProps) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const own = useOwnNumbers(website);
  const remove = useRemovePool(website, onClose);
  const form = useForm(PoolForm, poolValues(pool, intl.formatMessage(words.usualName)));
  const isTaken = form.failure instanceof ApiError && form.failure.code === 'ALREADY-EXISTS';
  const inOthers = new Set(website.pools.flatMap(({ id, numbers }) => (id === pool?.id ? [] : numbers)));
  const save = form.submit(
    (content) =>
      call(endpoints.fillPool, {
        params: { code: website.code },
        body: { ...content, ...(pool && { id: pool.id }) },
      }),
    () => {
      onClose();
      void invalidate('getWebsite', 'listWebsites', 'listPoolLoads');
      toasts.add('success', intl.formatMessage(words.saved));
    },
  );
  return (
    <FormDialog
      title={pool ? intl.formatMessage(poolsNamed.editOne, { name: pool.name }) : intl.formatMessage(words.add)}
      form={form}
      onSubmit={save}
      onClose={onClose}
      failureText={isTaken ? intl.formatMessage(words.taken) : undefined}
      actions={
        pool && (
          <Button look="danger" onClick={() => void remove(pool)}>
            {intl.formatMessage(words.remove)}
          </Button>
        )
      }
    >
      <TextField label={intl.formatMessage(words.name)} maxLength={60} autoComplete="off" {...form.field('name')} />
      <NumberPicker
        label={intl.formatMessage(words.numbers)}
        numbers={own.filter(({ did }) => !inOthers.has(did))}
        multiple
        {...form.field('numbers')}
      />
      <NumberPicker
        label={intl.formatMessage(words.overflow)}
        hint={intl.formatMessage(words.overflowHint)}
        optional
        numbers={own.filter(({ did }) => !form.values.numbers.includes(did))}
        {...form.field('overflow')}
      />
      <TextField
        label={intl.formatMessage(words.hold)}
        hint={intl.formatMessage(words.holdHint)}
        inputMode="numeric"
        maxLength={4}
        {...form.field('holdMinutes')}
      />
      <TextField
        label={intl.formatMessage(words.reserved)}
        hint={intl.formatMessage(words.reservedHint)}
        inputMode="numeric"
        maxLength={3}
        {...form.field('reserved')}
      />
    </FormDialog>
  );
}
