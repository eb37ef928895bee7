import { type ReactNode, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ReviewedFlow } from '#contract/telephony/flowReviews.contract.ts';
import { FlowInWords } from '../../../flows/editor/reading/FlowInWords.tsx';
import { ReviewCanvas } from '../../../flows/editor/reading/ReviewCanvas.tsx';
import { describeDiff } from '../../../flows/editor/versions/describeDiff.ts';
import { drawDiff } from '../../../flows/editor/versions/drawDiff.ts';
import { ModeToggle } from '../../../page/frame/ModeToggle.tsx';
import { useHostTheme } from '../../../page/frame/ThemeContext.ts';
import { LanguageMenu } from '../../../page/locale/LanguageMenu.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import * as styles from './FlowReview.css.ts';
import { flowReviewMessages as words } from './flowReview.messages.ts';

interface ReviewedFlowPageProps {
  flow: ReviewedFlow;
  /** The answer, or the form for it. */
  children: ReactNode;
}

/** The flow as a drawing and in words, and what changes for callers, under the host's brand. */
export function ReviewedFlowPage({ flow, children }: ReviewedFlowPageProps) {
  const intl = useIntl();
  const { title: host, logo } = useHostTheme();
  const { accountName: account, version, document: drawing, live, expiresAt } = flow;
  const title = intl.formatMessage(words.title, { flow: drawing.name });
  useEffect(() => {
    document.title = host ? `${title} · ${host}` : title;
  }, [title, host]);
  const drawn = useMemo(() => (live ? drawDiff(live.document, drawing) : undefined), [live, drawing]);
  const ends = intl.formatDate(expiresAt, { dateStyle: 'long' });
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <span className={styles.brand}>{logo ? <img className={styles.logo} src={logo} alt={host} /> : host}</span>
        <LanguageMenu />
        <ModeToggle />
      </header>
      <main className={styles.body}>
        <div className={styles.intro}>
          <h1 className={styles.heading}>{title}</h1>
          <p className={styles.lead}>
            {version === null
              ? intl.formatMessage(words.draftOf, { account, ends })
              : intl.formatMessage(words.versionOf, { account, version, ends })}
          </p>
          <p className={styles.small}>
            {intl.formatMessage(words.timezone, { timezone: drawing.timezone.replaceAll('_', ' ') })}
          </p>
          <a className={styles.toAnswer} href="#answer">
            {intl.formatMessage(words.toAnswer)}
          </a>
        </div>
        <section className={styles.words}>
          <h2 className={styles.title}>{intl.formatMessage(words.steps)}</h2>
          <FlowInWords document={drawing} drawn={drawn} />
        </section>
        <section className={styles.drawing}>
          <h2 className={styles.title}>{intl.formatMessage(words.drawing)}</h2>
          <div className={styles.canvas}>
            <ReviewCanvas document={drawing} drawn={drawn} />
          </div>
        </section>
        <div className={styles.side} id="answer">
          {live && <Changes flow={flow} live={live} />}
          <Card title={intl.formatMessage(words.answer)}>{children}</Card>
        </div>
      </main>
    </div>
  );
}

interface ChangesProps {
  flow: ReviewedFlow;
  live: NonNullable<ReviewedFlow['live']>;
}

/** What publishing it would change, a sentence a change. */
function Changes({ flow: { document }, live }: ChangesProps) {
  const intl = useIntl();
  const changes = useMemo(() => describeDiff(live.document, document, intl), [live, document, intl]);
  return (
    <Card title={intl.formatMessage(words.changes, { version: live.version })}>
      {changes.length === 0 ? (
        <p>{intl.formatMessage(words.noChanges)}</p>
      ) : (
        <ul className={styles.changes}>
          {changes.map((change, index) => (
            <li key={`${change}-${index}`}>{change}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
