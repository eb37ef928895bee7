import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  countryTyped,
  isPhoneCountry,
  type PhoneCountry,
  readPhone,
  typePhone,
  writePhone,
} from '#values/phoneTyping.ts';

interface Typed {
  text: string;
  country: PhoneCountry;
  /** The value that this text stands for. */
  value: string | null;
}

function typedOf(value: string | null, country: PhoneCountry): Typed {
  const written = value === null ? { text: '', country } : writePhone(value);
  return { ...(written ?? { text: value ?? '', country }), value };
}

/** The text of a phone field and its country, beside the value that they stand for. */
export function usePhoneTyping(value: string | null, onChange: (value: string | null) => void, first: PhoneCountry) {
  const [typed, setTyped] = useState(() => typedOf(value, first));
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const now = typed.value === value ? typed : typedOf(value, typed.country);
  if (now !== typed) setTyped(now);

  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const hold = (text: string, country: PhoneCountry) => {
    const next = readPhone(text, country);
    setTyped({ text, country, value: next });
    if (next !== value) onChange(next);
  };
  return {
    input,
    text: now.text,
    country: now.country,
    /** Something is typed, and it is no number. */
    refused: now.text !== '' && now.value === null,
    type: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const at = currentTarget.selectionStart ?? currentTarget.value.length;
      const set = typePhone(currentTarget.value, at, now.country);
      caret.current = set.caret;
      hold(set.text, countryTyped(set.text, now.country));
    },
    chooseCountry: (code: string) => {
      if (!isPhoneCountry(code)) return;
      const national = now.text.startsWith('+') ? '' : now.text;
      hold(typePhone(national, national.length, code).text, code);
    },
    /** A number typed with its prefix is shown in national form once the field is left. */
    settle: () => {
      if (now.value !== null) setTyped(typedOf(now.value, now.country));
    },
  };
}
