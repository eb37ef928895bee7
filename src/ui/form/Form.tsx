import type { ComponentProps } from 'react';
import { fields } from './Form.css.ts';

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'noValidate' | 'className'> {
  /** The result of `useForm`. */
  form: { attach: (element: HTMLFormElement | null) => void };
}

/** The `<form>` of a `useForm`: stacks its fields; validated by the schema, not by the browser. */
export function Form({ form: { attach }, ...attributes }: FormProps) {
  return <form {...attributes} ref={attach} className={fields} noValidate />;
}
