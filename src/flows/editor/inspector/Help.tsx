import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { flowMessages } from '../card/flow.messages.ts';
import * as styles from './Inspector.css.ts';

const pages = import.meta.glob<string>('../../nodes/*/*.md', { query: '?raw', import: 'default' });

/** The help for a node type, loaded when opened. */
export function Help({ type }: { type: string }) {
  const intl = useIntl();
  const [text, setText] = useState<{ type: string; text: string } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const load = pages[`../../nodes/${type}/${type}.md`];
  useEffect(() => {
    if (!isOpen || !load) return;
    let current = true;
    load().then((page) => current && setText({ type, text: page }), reportError);
    return () => {
      current = false;
    };
  }, [isOpen, load, type]);
  if (!load) return null;
  return (
    <details className={styles.help} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{intl.formatMessage(flowMessages.help)}</summary>
      {text?.type === type && paragraphs(text.text)}
    </details>
  );
}

/** Renders headings, lists and paragraphs; the help files use no other Markdown except bold and code. */
function paragraphs(text: string): ReactNode[] {
  return text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !block.startsWith('# '))
    .map((block, index) => {
      if (block.startsWith('#')) return <h4 key={index}>{block.replace(/^#+\s*/, '')}</h4>;
      if (!/^[-*] /.test(block)) return <p key={index}>{inline(block.replaceAll('\n', ' '))}</p>;
      const items = block.split(/\n(?=[-*] )/).map((item) => item.slice(2).replaceAll('\n', ' '));
      return (
        <ul key={index} className={styles.helpList}>
          {items.map((item) => (
            <li key={item}>{inline(item)}</li>
          ))}
        </ul>
      );
    });
}

function inline(text: string): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part, index) => {
    if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>;
    return <Fragment key={index}>{part}</Fragment>;
  });
}
