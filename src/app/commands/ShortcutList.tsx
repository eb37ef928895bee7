import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { useNavigationGroups } from '../navigation/useNavigationGroups.ts';
import { commandMessages as words } from './command.messages.ts';
import { commandKey } from './commandKey.ts';
import { Key } from './Key.tsx';
import { letterKeys, useLetterKeys } from '../../page/letterKeys.ts';
import { between, heading, hint, line, part, press } from './ShortcutList.css.ts';

interface Shortcut {
  label: string;
  keys: readonly string[];
  /** Stands between the keys. */
  joined?: string;
}

function Shortcuts({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section className={part} aria-label={title}>
      <h3 className={heading}>{title}</h3>
      <dl>
        {shortcuts.map(({ label, keys, joined }) => (
          <div key={label} className={line}>
            <dt>{label}</dt>
            <dd className={press}>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && joined !== undefined && <span className={between}>{joined}</span>}
                  <Key name={key} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Every shortcut that works on all pages, and turning those of single letters off. */
export function ShortcutList({ open, onClose }: { open: boolean; onClose: () => void }) {
  const intl = useIntl();
  const groups = useNavigationGroups();
  const letters = useLetterKeys();
  const links = groups.flatMap((group) => group.links);
  const text = (word: keyof typeof words) => intl.formatMessage(words[word]);
  const go = links.flatMap(({ label, letter }): Shortcut[] =>
    letter === undefined
      ? []
      : [{ label: intl.formatMessage(label), keys: ['G', letter.toUpperCase()], joined: text('afterwards') }],
  );
  return (
    <Dialog
      title={text('shortcuts')}
      open={open}
      onClose={onClose}
      actions={<Button onClick={onClose}>{intl.formatMessage(words.closeList)}</Button>}
    >
      <Shortcuts
        title={text('anywhere')}
        shortcuts={[
          { label: text('openPalette'), keys: [commandKey(), 'K'] },
          ...(letters ? [{ label: text('shortcuts'), keys: ['?'] }] : []),
        ]}
      />
      {letters && <Shortcuts title={text('goTo')} shortcuts={go} />}
      <Shortcuts
        title={text('inLists')}
        shortcuts={[
          { label: text('nextRow'), keys: ['J', 'K'] },
          { label: text('openRow'), keys: ['Enter', 'O'], joined: text('or') },
        ]}
      />
      {letters && (
        <Shortcuts
          title={text('inOpenCall')}
          shortcuts={[
            { label: text('nextCall'), keys: ['J', 'K'] },
            { label: text('tagCall'), keys: ['T'] },
            { label: text('annotateCall'), keys: ['N'] },
            { label: text('closeCall'), keys: ['Esc'] },
          ]}
        />
      )}
      {letters && (
        <Shortcuts
          title={text('inInbox')}
          shortcuts={[
            { label: text('nextConversation'), keys: ['J', 'K'] },
            { label: text('reply'), keys: ['R'] },
            { label: text('sendReply'), keys: [commandKey(), 'Enter'] },
            { label: text('closeConversation'), keys: ['E'] },
          ]}
        />
      )}
      <div>
        <Checkbox checked={letters} onChange={(on) => letterKeys.turn(on)}>
          {text('letterKeys')}
        </Checkbox>
        <p className={hint}>{text('letterKeysHint')}</p>
      </div>
    </Dialog>
  );
}
