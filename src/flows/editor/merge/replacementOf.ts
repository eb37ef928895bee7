import type { IntlShape } from 'react-intl';
import type { Replaced } from '../../../machines/flowEditor/flowEditor.types.ts';
import { versionMessages } from '../versions/versions.messages.ts';
import { mergeMessages } from './merge.messages.ts';

/** A replaced document as its undo step names it. */
export function replacementOf(replaced: Replaced | null, intl: IntlShape) {
  if (!replaced) return null;
  const { before, basedOn, version } = replaced;
  const label =
    version === null
      ? intl.formatMessage(mergeMessages.undo)
      : intl.formatMessage(versionMessages.restoring, { version });
  return { before, basedOn, label };
}
