import { useIntl } from 'react-intl';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { carrierLanguage } from './bundleDraft.ts';
import { list } from './Bundles.css.ts';
import { editorWords as words } from './bundles.messages.ts';

/** What the carrier objects to, in its words. */
export function Objections({ reasons, code }: { reasons: readonly string[]; code?: string }) {
  const intl = useIntl();
  return (
    <Notice tone="error" detail={code}>
      {intl.formatMessage(words.objections)}
      <ul className={list} lang={carrierLanguage}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Notice>
  );
}
