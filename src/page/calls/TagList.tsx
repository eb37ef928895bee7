import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { dot, removeTag, tag as tagClass } from './EditCall.css.ts';
import { removeTag as removeWords } from './editCall.messages.ts';
import { tagColors } from './tagColors.ts';

const none: never[] = [];

/** The color of a tag in an account; undefined for names that are in no list. */
export function useTagColors(): (name: string, account: number) => string | undefined {
  const { data: own = none } = useEndpoint('listCallTags', {}, { revalidateOnFocus: false });
  const { data: smart = none } = useEndpoint('listSmartTags', {}, { revalidateOnFocus: false });
  return useMemo(() => tagColors([...own, ...smart.map((tag) => ({ ...tag, color: tag.colour }))]), [own, smart]);
}

interface TagListProps {
  account: number;
  tags: readonly string[];
  /** Undefined where tags cannot be removed. */
  onRemove?: ((tag: string) => void) | undefined;
}

/** The tags of a call, each with its color. */
export function TagList({ account, tags, onRemove }: TagListProps) {
  const intl = useIntl();
  const colorOf = useTagColors();
  return tags.map((name) => {
    const color = colorOf(name, account);
    return (
      <span key={name} className={tagClass}>
        {color !== undefined && <span className={dot} style={{ background: color }} />}
        {name}
        {onRemove && (
          <button
            type="button"
            className={removeTag}
            aria-label={intl.formatMessage(removeWords.remove, { name })}
            onClick={() => onRemove(name)}
          >
            <Icon name="close" size={12} />
          </button>
        )}
      </span>
    );
  });
}
