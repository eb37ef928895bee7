import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../ui/layout/Card.tsx';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import * as styles from './Developers.css.ts';
import { developersMessages as words } from './developers.messages.ts';
import go from './verify/go.txt?raw';
import node from './verify/node.txt?raw';
import php from './verify/php.txt?raw';
import python from './verify/python.txt?raw';
import ruby from './verify/ruby.txt?raw';

const languages = {
  node: { label: 'Node.js', code: node },
  python: { label: 'Python', code: python },
  php: { label: 'PHP', code: php },
  ruby: { label: 'Ruby', code: ruby },
  go: { label: 'Go', code: go },
};
type Language = keyof typeof languages;

const tabs = (Object.keys(languages) as Language[]).map((name) => ({ name, label: languages[name].label }));

/** Code that checks the signature of a webhook, in five languages. */
export function VerifyCard() {
  const intl = useIntl();
  const [language, setLanguage] = useState<Language>('node');
  const { label, code } = languages[language];
  return (
    <Card title={intl.formatMessage(words.verify)}>
      <div className={styles.stack}>
        <p className={styles.muted}>{intl.formatMessage(words.verifyText)}</p>
        <Tabs label={intl.formatMessage(words.language)} tabs={tabs} chosen={language} onChoose={setLanguage}>
          <CodeBlock label={label} copyLabel={intl.formatMessage(words.copyCode)} text={code} />
        </Tabs>
      </div>
    </Card>
  );
}
