import type { ComponentProps } from 'react';
import { fields } from './Form.css.ts';
import { useUnsaved } from '../unsaved/unsavedWork.ts';

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'noValidate' | 'className'> {
  /** The result of `useForm`. */
  form: { attach: (element: HTMLFormElement | null) => void; dirty: boolean; reset: () => void };
}

/**
 * The `<form>` of a `useForm`: stacks its fields; validated by the schema, not by the browser. While it is dirty, leaving
 * the page or the dialog asks first.
 */
export function Form({ form: { attach, dirty, reset }, ...attributes }: FormProps) {
  useUnsaved(dirty, reset);
  return <form {...attributes} ref={attach} className={fields} noValidate />;
}
