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
  /** The value of this text. */
  value: string | null;
}

function typedOf(value: string | null, country: PhoneCountry): Typed {
  const written = value === null ? { text: '', country } : writePhone(value);
  return { ...(written ?? { text: value ?? '', country }), value };
}

/** Text and country of a phone field, kept in sync with its value. */
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
    /** The text is not a valid number. */
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
    /** Called on blur: shows a number typed with its prefix in national form. */
    settle: () => {
      if (now.value !== null) setTyped(typedOf(now.value, now.country));
    },
  };
}
