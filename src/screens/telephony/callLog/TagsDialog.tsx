import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CallTag } from '#contract/telephony/callTags.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call as send } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ColourField } from '../../../ui/field/ColourField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useUnsaved } from '../../../ui/unsaved/unsavedWork.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { fields, preview, swatch, tagForm, tagLine, tagName, tagRows } from './Calls.css.ts';
import { tagWords as words } from './tags.messages.ts';

const firstColor = '#1f4fd8';

/** Creates, changes and deletes the tags of the accounts. */
export function TagsDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { data: tags } = useEndpoint('listCallTags', {});
  const showFailure = useFailureToast();
  const invalidate = useInvalidate();
  const [edited, setEdited] = useState<string>();
  const accounts = useAccounts();
  const [account, setAccount] = useState<number>();
  const owner = account ?? accounts?.[0]?.id;
  const nameOf = (id: number) => accounts?.find((each) => each.id === id)?.name ?? '';
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
      setEdited(undefined);
    } catch (error) {
      showFailure(error);
    }
    await invalidate('listCallTags', 'listCalls');
  };
  return (
    <Dialog
      open
      title={intl.formatMessage(words.title)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{intl.formatMessage(words.close)}</Button>}
    >
      <div className={fields}>
        <p className={preview}>{intl.formatMessage(words.intro)}</p>
        {tags?.length === 0 && <p className={preview}>{intl.formatMessage(words.none)}</p>}
        <ul className={tagRows}>
          {tags?.map((tag) => (
            <li key={tag.uuid}>
              {edited === tag.uuid ? (
                <TagForm
                  tag={tag}
                  submit={intl.formatMessage(words.save)}
                  onSubmit={(details) =>
                    run(() =>
                      send(endpoints.changeCallTag, {
                        params: { uuid: tag.uuid },
                        body: { version: tag.version, ...details },
                      }),
                    )
                  }
                />
              ) : (
                <div className={tagLine}>
                  <span className={swatch} style={{ background: tag.color }} />
                  <span className={tagName}>{tag.name}</span>
                  {(accounts?.length ?? 0) > 1 && <span className={preview}>{nameOf(tag.account)}</span>}
                  <IconButton
                    size="small"
                    icon="pencil"
                    label={intl.formatMessage(words.edit, { name: tag.name })}
                    onClick={() => setEdited(tag.uuid)}
                  />
                  <IconButton
                    size="small"
                    icon="trash"
                    label={intl.formatMessage(words.remove, { name: tag.name })}
                    onClick={() => void run(() => send(endpoints.deleteCallTag, { params: { uuid: tag.uuid } }))}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
        {edited === 'new' && owner !== undefined ? (
          <>
            {accounts && accounts.length > 1 && (
              <AccountField
                label={intl.formatMessage(words.account)}
                accounts={accounts}
                value={owner}
                onChange={setAccount}
              />
            )}
            <TagForm
              submit={intl.formatMessage(words.add)}
              onSubmit={(details) => run(() => send(endpoints.createCallTag, { body: { account: owner, ...details } }))}
            />
          </>
        ) : (
          <div>
            <Button size="small" onClick={() => setEdited('new')}>
              <Icon name="plus" size={14} />
              {intl.formatMessage(words.create)}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

type Details = Pick<CallTag, 'name' | 'color'>;

interface TagFormProps {
  tag?: CallTag;
  submit: string;
  onSubmit: (details: Details) => Promise<void>;
}

function TagForm({ tag, submit, onSubmit }: TagFormProps) {
  const intl = useIntl();
  const [{ name, color }, setDetails] = useState<Details>({ name: tag?.name ?? '', color: tag?.color ?? firstColor });
  useUnsaved(name !== (tag?.name ?? '') || color !== (tag?.color ?? firstColor));
  const isValid = name.trim() !== '' && /^#[\da-f]{6}$/i.test(color);
  return (
    <form
      className={tagForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) void onSubmit({ name: name.trim(), color });
      }}
    >
      <TextField
        label={intl.formatMessage(words.name)}
        value={name}
        maxLength={60}
        onChange={(typed) => setDetails({ name: typed, color })}
      />
      <ColourField
        label={intl.formatMessage(words.color)}
        value={color}
        onChange={(typed) => setDetails({ name, color: typed })}
      />
      <Button type="submit" look="primary" disabled={!isValid}>
        {submit}
      </Button>
    </form>
  );
}
