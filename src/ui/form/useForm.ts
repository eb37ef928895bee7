import { dequal } from 'dequal/lite';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldProblem, type FieldProblems, type Issue, problemsOf } from './fieldProblem.ts';
import { refusingControls, showFirstError } from './firstError.ts';
import { serverProblems } from './serverProblems.ts';
import { useProblemText } from './useProblemText.ts';

/** The part of a zod schema needed here. */
export interface FormSchema<Parsed> {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Parsed } | { success: false; error: { issues: readonly Issue[] } };
}

/** Props that bind a field to its form: spread them on a `TextField`, `PhoneField`, `SelectField` … */
export interface BoundField<Name extends string, Value> {
  name: Name;
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
}

export interface FormState<Values extends object, Parsed> {
  /** Ref callback, used by `Form`. */
  attach: (element: HTMLFormElement | null) => void;
  values: Values;
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  field: <Name extends keyof Values & string>(name: Name) => BoundField<Name, Values[Name]>;
  /** The message at a dotted path, for fields of lists: `errorAt('numbers.0.num')`. */
  errorAt: (path: string) => string | undefined;
  /** Marks fields with problems only the caller can know, such as a code already in use. */
  refuse: (problems: FieldProblems) => void;
  /**
   * Returns the `onSubmit`: validates, calls `save` with the parsed values, then `done` once the form is clean, so that
   * `done` may leave a guarded page. Errors for fields show there; any other becomes `failure`.
   */
  submit: <Result>(
    save: (parsed: Parsed) => Promise<Result> | Result,
    done?: (result: Result) => void,
  ) => (event?: FormEvent) => void;
  /** The last save's error, unless it belongs to fields. Show it in a `FailureNotice`. */
  failure: unknown;
  busy: boolean;
  /** Whether anything differs from the loaded or last saved values. */
  dirty: boolean;
  /** Restores the loaded or last saved values, or takes new ones as saved. */
  reset: (values?: Values) => void;
}

function without(problems: FieldProblems, name: string): FieldProblems {
  const kept = Object.entries(problems).filter(([path]) => path !== name && !path.startsWith(`${name}.`));
  return Object.fromEntries<FieldProblem>(kept);
}

/**
 * The state of a form validated by a zod schema. A schema can pick messages by the keys of `formMessages`; otherwise they
 * follow from the broken rule. Mount it once the values have loaded; change its `key` to start over.
 *
 * @example
 * const Draft = z.object({ name: z.string().trim().min(1), vat: z.string().regex(/^\d{11}$/, { error: 'vat' }) });
 * const form = useForm(Draft, { name: account.name, vat: '' });
 * useLeaveGuard(form.dirty, question);
 * <Form form={form} onSubmit={form.submit((body) => call(endpoints.changeAccount, { body }), close)}>
 *   {form.failure !== null && <FailureNotice error={form.failure} />}
 *   <TextField label={…} {...form.field('name')} />
 *   <TextField label={…} {...form.field('vat')} />
 *   <SaveBar dirty={form.dirty} busy={form.busy} onDiscard={() => form.reset()} />
 * </Form>
 */
export function useForm<Values extends object, Parsed>(
  schema: FormSchema<Parsed>,
  initial: Values,
): FormState<Values, Parsed> {
  const [values, setValues] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [element, attach] = useState<HTMLFormElement | null>(null);
  const textOf = useProblemText();

  const refuse = (found: FieldProblems) => {
    setProblems(found);
    if (element) showFirstError(element);
  };
  const set: FormState<Values, Parsed>['set'] = (name, value) => {
    setValues((current) => ({ ...current, [name]: value }));
    setProblems((current) => without(current, name));
  };
  const errorAt = (path: string) => problems[path] && textOf(problems[path]);

  async function run<Result>(
    parsed: Parsed,
    save: (parsed: Parsed) => Promise<Result> | Result,
    done: ((result: Result) => void) | undefined,
  ): Promise<void> {
    setBusy(true);
    try {
      const result = await save(parsed);
      flushSync(() => setSaved(values));
      if (element?.isConnected !== false) done?.(result);
    } catch (error) {
      const found = serverProblems(error, values);
      const named = Object.keys(found);
      const shown = named.length > 0 && named.every((path) => (path.split('.')[0] ?? '') in values);
      if (shown) refuse(found);
      else setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  const submit: FormState<Values, Parsed>['submit'] = (save, done) => (event) => {
    event?.preventDefault();
    event?.stopPropagation();
    if (busy) return;
    setFailure(null);
    const refusing = element ? refusingControls(element) : [];
    for (const control of refusing) control.checkValidity();
    const result = schema.safeParse(values);
    if (!result.success) refuse(problemsOf(result.error.issues, values));
    else if (refusing.length > 0) refuse({});
    else {
      setProblems({});
      void run(result.data, save, done);
    }
  };

  return {
    attach,
    values,
    set,
    errorAt,
    refuse,
    submit,
    failure,
    busy,
    dirty: !dequal(values, saved),
    field: (name) => ({ name, value: values[name], onChange: (value) => set(name, value), error: errorAt(name) }),
    reset: (next = saved) => {
      setValues(next);
      setSaved(next);
      setProblems({});
      setFailure(null);
    },
  };
}
