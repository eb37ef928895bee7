import { type ComponentProps, type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { formWords } from '../../ui/field/formWords.messages.ts';
import { Form } from '../../ui/form/Form.tsx';
import type { FormState } from '../../ui/form/useForm.ts';
import { FailureNotice } from '../errors/FailureNotice.tsx';

interface FormDialogProps extends Pick<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  title: string;
  /** The result of `useForm`, whose failure is shown above the fields. */
  form: Pick<FormState<object, unknown>, 'attach' | 'dirty' | 'failure' | 'busy'> & { reset: () => void };
  /** On Cancel; on Escape or a click outside too, after a question if something was typed. */
  onClose: () => void;
  /** Says what the form does, above the failure and the fields. */
  intro?: ReactNode;
  /** Replaces the failure's own message. */
  failureText?: string | undefined;
  /** The button that submits: “Save” without it. */
  submit?: string;
  /** The button that closes: “Cancel” without it. */
  cancel?: string;
  disabled?: boolean;
  /** More buttons, before Cancel. */
  actions?: ReactNode;
}

/**
 * A form in a modal dialog. Mount it when it opens, so that it starts with its initial values.
 *
 * @example
 * <FormDialog title={…} form={form} onSubmit={save} onClose={close}>
 *   <TextField label={…} {...form.field('name')} />
 * </FormDialog>
 */
export function FormDialog(props: FormDialogProps) {
  const { title, form, onSubmit, onClose, intro, failureText, submit, cancel, disabled, actions, children } = props;
  const intl = useIntl();
  const id = useId();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          {actions}
          <Button onClick={onClose}>{cancel ?? intl.formatMessage(formWords.cancel)}</Button>
          <Button look="primary" type="submit" form={id} busy={form.busy} disabled={disabled}>
            {submit ?? intl.formatMessage(formWords.save)}
          </Button>
        </>
      }
    >
      {intro}
      <Form id={id} form={form} onSubmit={onSubmit}>
        {form.failure !== null && <FailureNotice error={form.failure} text={failureText} />}
        {children}
      </Form>
    </Dialog>
  );
}
