import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { formMessages } from '../form/form.messages.ts';
import { type FileRefusal, type PickRule, typeNames } from './acceptedFile.ts';
import { faultMessages, uploadMessages as words } from './upload.messages.ts';

/** A size as people read it: `512 KB`, `2.5 MB`. */
export function useSizeText(): (bytes: number) => string {
  const intl = useIntl();
  return useCallback(
    (bytes) => {
      const kilobytes = bytes / 1024;
      return kilobytes < 1024
        ? intl.formatMessage(words.kilobytes, { count: Math.max(1, Math.round(kilobytes)) })
        : intl.formatMessage(words.megabytes, { count: Math.round(kilobytes / 102.4) / 10 });
    },
    [intl],
  );
}

/** What a drop says of its rule, and why it refuses a file. */
export function useFileWords({ maxBytes, types }: PickRule) {
  const intl = useIntl();
  const size = useSizeText()(maxBytes);
  const names = typeNames(types);
  return {
    rule: intl.formatMessage(words.rule, { types: intl.formatList(names, { type: 'disjunction' }), size }),
    refusal: (refusal: FileRefusal): string => {
      if (refusal === 'file-too-large') return intl.formatMessage(words.tooLarge, { size });
      if (refusal !== 'file-invalid-type') return intl.formatMessage(faultMessages[refusal]);
      if (types.includes('xlsx')) return intl.formatMessage(words.onlySheets);
      if (names.join('') === 'PDF') return intl.formatMessage(formMessages.onlyPdf);
      return intl.formatMessage(words.invalidType, { types: intl.formatList(names, { type: 'disjunction' }) });
    },
  };
}
