import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Branch } from '#contract/telephony/branches.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Location } from '#contract/telephony/locations.contract.ts';
import { call } from '../../../../api/client/call.ts';
import { useFailureToast } from '../../../../page/errors/useFailureToast.ts';
import { Badge } from '../../../../ui/feedback/Badge.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { confirmations } from '../../../../ui/dialog/confirmations.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { phoneText } from '../../../../ui/phone/phoneText.ts';
import { toasts } from '../../../../ui/toast/toasts.ts';
import { BranchDialog } from './BranchDialog.tsx';
import * as styles from './Locations.css.ts';
import { branchMessages as words, locationsMessages } from './locations.messages.ts';

interface BranchesCardProps {
  location: Location;
  /** Those that take part. */
  branches: readonly Branch[];
  country: string;
  onChanged: () => void;
}

/** The branches of a location routing. */
export function BranchesCard({ location, branches, country, onChanged }: BranchesCardProps) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  /** The branch that is edited, or a new one. */
  const [open, setOpen] = useState<Branch | 'new' | null>(null);

  async function remove({ id, account, name }: Branch): Promise<void> {
    const sure = await confirmations.ask({
      title: intl.formatMessage(words.deleteTitle, { name }),
      text: intl.formatMessage(words.deleteBody),
      confirm: intl.formatMessage(words.delete),
      cancel: intl.formatMessage(locationsMessages.cancel),
      danger: true,
    });
    if (!sure) return;
    try {
      await call(endpoints.deleteBranch, { params: { account, id } });
      toasts.add('success', intl.formatMessage(words.deleted));
      onChanged();
    } catch (error) {
      showFailure(error);
    }
  }
  return (
    <Card
      title={intl.formatMessage(words.title)}
      actions={
        <Button size="small" look="primary" onClick={() => setOpen('new')}>
          {intl.formatMessage(words.add)}
        </Button>
      }
    >
      {branches.length === 0 && <p className={styles.muted}>{intl.formatMessage(words.none)}</p>}
      <ul className={styles.list}>
        {branches.map((branch) => (
          <li key={branch.id} className={styles.row}>
            <div className={styles.what}>
              <span className={styles.line}>
                <strong>{branch.name}</strong> <span className={styles.code}>{branch.code}</span>
                {!branch.autoRouting && <Badge tone="neutral">{intl.formatMessage(words.manual)}</Badge>}
                {branch.autoRouting && branch.lat === null && (
                  <Badge tone="warning">{intl.formatMessage(words.noPlace)}</Badge>
                )}
              </span>
              <span className={styles.muted}>
                {[branch.address, branch.postcode, branch.state].filter(Boolean).join(', ')}
              </span>
              <span className={styles.muted}>
                {branch.targets.map(({ label, number }) => label || phoneText(number).text).join(', ')}
              </span>
            </div>
            <IconButton
              icon="pencil"
              label={intl.formatMessage(words.editOne, { name: branch.name })}
              onClick={() => setOpen(branch)}
            />
            <IconButton
              icon="trash"
              label={intl.formatMessage(words.deleteOne, { name: branch.name })}
              onClick={() => void remove(branch)}
            />
          </li>
        ))}
      </ul>
      {open && (
        <BranchDialog
          branch={open === 'new' ? null : open}
          location={location}
          country={country}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            onChanged();
          }}
        />
      )}
    </Card>
  );
}
