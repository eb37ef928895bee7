import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { explained, fields, keyword as keywordClass } from './Details.css.ts';
import { messagingMessages as words, messagingNamed } from './messaging.messages.ts';

interface KeywordDraft {
  key: number;
  word: string;
  reply: string;
}

interface KeywordLinesProps {
  keywords: KeywordDraft[];
  errorAt: (path: string) => string | undefined;
  onChange: (keywords: KeywordDraft[]) => void;
}

const most = 50;

/** Words that people text, each with its reply. */
export function KeywordLines({ keywords, errorAt, onChange }: KeywordLinesProps) {
  const intl = useIntl();
  const change = (at: number, changes: Partial<KeywordDraft>) =>
    onChange(keywords.map((one, index) => (index === at ? { ...one, ...changes } : one)));
  const next = Math.max(-1, ...keywords.map(({ key }) => key)) + 1;
  return (
    <div className={fields}>
      <p className={explained}>{intl.formatMessage(words.keywordsHint)}</p>
      {keywords.map(({ key, word, reply }, at) => (
        <div key={key} className={keywordClass}>
          <TextField
            label={intl.formatMessage(words.word)}
            maxLength={30}
            value={word}
            error={errorAt(`keywords.${at}.word`)}
            onChange={(text) => change(at, { word: text.toUpperCase() })}
          />
          <TextArea
            label={intl.formatMessage(words.reply)}
            rows={2}
            maxLength={640}
            value={reply}
            error={errorAt(`keywords.${at}.reply`)}
            onChange={(text) => change(at, { reply: text })}
          />
          <IconButton
            icon="trash"
            label={intl.formatMessage(messagingNamed.remove, { number: at + 1 })}
            onClick={() => onChange(keywords.toSpliced(at, 1))}
          />
        </div>
      ))}
      <div>
        <Button
          size="small"
          disabled={keywords.length >= most}
          onClick={() => onChange([...keywords, { key: next, word: '', reply: '' }])}
        >
          {intl.formatMessage(words.addKeyword)}
        </Button>
      </div>
    </div>
  );
}
