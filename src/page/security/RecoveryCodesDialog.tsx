import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { codes as codesClass, lines } from './Security.css.ts';
import { securityMessages as words } from './security.messages.ts';

/** Recovery codes, shown only once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const intl = useIntl();
  const [copied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  }
  return (
    <Dialog
      open={codes.length > 0}
      title={intl.formatMessage(words.codesTitle)}
      onClose={onClose}
      actions={
        <>
          <Button
            onClick={() => {
              void copy();
            }}
          >
            {intl.formatMessage(copied ? words.copied : words.copy)}
          </Button>
          <Button look="primary" onClick={onClose}>
            {intl.formatMessage(words.kept)}
          </Button>
        </>
      }
    >
      <div className={lines}>
        <p>{intl.formatMessage(words.keepCodes)}</p>
        <ul className={codesClass}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
