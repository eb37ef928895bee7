import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import type { BrandImage } from '#contract/tenancy/customise.contract.ts';
import { useUpload } from '../../../api/client/useUpload.ts';
import { codeOf } from '../../../page/errors/errorCode.ts';
import { useErrorText } from '../../../page/errors/useErrorText.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { FileDrop } from '../../../ui/upload/FileDrop.tsx';
import { stack, thumb } from './Custom.css.ts';
import { lookMessages as look, pictureMessages } from './look.messages.ts';
import { pictureAddressMessage } from './outcome.messages.ts';

/** What the server accepts for each image. */
const rules = {
  logo: { maxBytes: 512 * 1024, types: ['png', 'jpeg', 'webp', 'gif', 'svg'] },
  icon: { maxBytes: 128 * 1024, types: ['png', 'svg', 'ico'] },
  loginImage: { maxBytes: 2 * 1024 * 1024, types: ['png', 'jpeg', 'webp', 'svg'] },
  mailLogo: { maxBytes: 256 * 1024, types: ['png', 'jpeg', 'gif'] },
} as const;

interface PictureFieldProps {
  account: number;
  image: BrandImage;
  /** Its URL, or empty. */
  value: string;
  error?: string | undefined;
  onChange: (address: string) => void;
}

/** A brand image: uploaded, or a URL for the server to import. */
export function PictureField({ account, image, value, error, onChange }: PictureFieldProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { send: start, sending, abort, error: failure } = useUpload(endpoints.uploadImage);
  const label = intl.formatMessage(pictureMessages[image]);
  const isOurs = value.startsWith('/v2/public/file/');
  async function take(file: File): Promise<void> {
    const stored = await start({ params: { account, image } }, file);
    if (stored) onChange(stored.address);
  }
  return (
    <div className={stack}>
      <FileDrop
        label={label}
        rule={rules[image]}
        error={failure === null ? undefined : errorText(failure)}
        code={failure === null ? undefined : codeOf(failure)}
        fileName={isOurs ? intl.formatMessage(look.uploaded) : null}
        sending={sending}
        onFile={(file) => void take(file)}
        onAbort={abort}
        onRemove={() => onChange('')}
      />
      {isOurs && <img className={thumb} src={value} alt={label} />}
      {!isOurs && (
        <TextField
          label={intl.formatMessage(pictureAddressMessage, { picture: label })}
          type="url"
          value={value}
          error={error}
          onChange={onChange}
        />
      )}
    </div>
  );
}
