import { useIntl } from 'react-intl';
import { mostOfWebsite } from '#contract/attribution/websites.contract.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import type { FormState } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { editorNamed, editorWords as words } from './editor.messages.ts';
import type { WebsiteValues } from './websiteDraft.ts';
import { websitesMessages } from './websites.messages.ts';
import { muted, stack, withRemove } from './Websites.css.ts';

type Form = Pick<FormState<WebsiteValues, unknown>, 'values' | 'set' | 'errorAt'>;

/** Further domains of the website. */
export function DomainsCard({ form: { values, set, errorAt } }: { form: Form }) {
  const intl = useIntl();
  const { aliases } = values;
  const domain = intl.formatMessage(websitesMessages.domain);
  return (
    <Card title={intl.formatMessage(words.domainsTitle)}>
      <div className={stack}>
        <p className={muted}>{intl.formatMessage(words.domainsIntro)}</p>
        {aliases.map((alias, at) => (
          <div key={at} className={withRemove}>
            <TextField
              label={`${domain} ${at + 1}`}
              maxLength={253}
              autoComplete="off"
              spellCheck={false}
              value={alias}
              error={errorAt(`aliases.${at}`)}
              onChange={(next) => set('aliases', aliases.with(at, next))}
            />
            <IconButton
              icon="trash"
              label={intl.formatMessage(editorNamed.removeNamed, { name: alias || `${domain} ${at + 1}` })}
              onClick={() => set('aliases', aliases.toSpliced(at, 1))}
            />
          </div>
        ))}
        <div>
          <Button
            size="small"
            disabled={aliases.length >= mostOfWebsite.aliases}
            onClick={() => set('aliases', [...aliases, ''])}
          >
            {intl.formatMessage(words.addDomain)}
          </Button>
        </div>
      </div>
    </Card>
  );
}
