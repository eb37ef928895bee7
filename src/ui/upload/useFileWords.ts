import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { UploadRule } from '#contract/endpoint.ts';
import { formMessages } from '../form/form.messages.ts';
import { type FileRefusal, typeNames } from './acceptedFile.ts';
import { uploadMessages as words } from './upload.messages.ts';

/** A size as people read it: `900 kB`, `2.5 MB`. Counted in thousands, as file managers do. */
function useSizeText(): (bytes: number) => string {
  const { formatNumber } = useIntl();
  return useCallback(
    (bytes) => {
      if (bytes < 1_000_000)
        return formatNumber(bytes / 1000, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
      return formatNumber(bytes / 1_000_000, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
    },
    [formatNumber],
  );
}

/** What a drop says of its rule, and why it refuses a file. */
export function useFileWords({ maxBytes, types }: UploadRule) {
  const intl = useIntl();
  const size = useSizeText()(maxBytes);
  const names = typeNames(types);
  return {
    rule: intl.formatMessage(words.rule, { types: intl.formatList(names, { type: 'disjunction' }), size }),
    refusal: (refusal: FileRefusal): string => {
      if (refusal === 'file-too-large') return intl.formatMessage(words.tooLarge, { size });
      if (names.join('') === 'PDF') return intl.formatMessage(formMessages.onlyPdf);
      return intl.formatMessage(words.invalidType, { types: intl.formatList(names, { type: 'disjunction' }) });
    },
  };
}
