import { useIntl } from 'react-intl';
import type { HostColours } from '#values/deriveColours.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { colourMessages } from './colours.messages.ts';
import { contrastProblems } from './contrastProblems.ts';
import { close, muted } from './Custom.css.ts';
import { contrastMessages as words } from './look.messages.ts';
import { lowContrastMessages } from './outcome.messages.ts';
import { Section } from './Section.tsx';

/** Lists colors whose contrast is too low, in light and dark mode. */
export function ContrastCard({ colours }: { colours: HostColours }) {
  const intl = useIntl();
  const problems = contrastProblems(colours);
  return (
    <Section title={intl.formatMessage(words.contrast)}>
      {problems.length === 0 ? (
        <Notice tone="success">{intl.formatMessage(words.fine)}</Notice>
      ) : (
        <Notice tone="warning">
          <ul className={close}>
            {problems.map(({ mode, front, ground, ratio, wanted }) => (
              <li key={`${mode} ${front} ${ground}`}>
                {intl.formatMessage(lowContrastMessages[mode], {
                  front: intl.formatMessage(colourMessages[front]),
                  ground: intl.formatMessage(colourMessages[ground]),
                  ratio: intl.formatNumber(ratio, { minimumFractionDigits: 1 }),
                  wanted: intl.formatNumber(wanted, { minimumFractionDigits: 1 }),
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {problems.length > 0 && <p className={muted}>{intl.formatMessage(words.corrected)}</p>}
    </Section>
  );
}
