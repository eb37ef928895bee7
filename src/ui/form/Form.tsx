import type { ComponentProps } from 'react';
import { fields } from './Form.css.ts';

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'noValidate' | 'className'> {
  /** What `useForm` gave. */
  form: { attach: (element: HTMLFormElement | null) => void };
}

/** The `<form>` of a `useForm`: its fields one below the other, checked by the schema and not by the browser. */
export function Form({ form: { attach }, ...attributes }: FormProps) {
  return <form {...attributes} ref={attach} className={fields} noValidate />;
}
