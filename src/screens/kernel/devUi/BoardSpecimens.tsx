import { useState } from 'react';
import { CardBoard } from '../../../ui/board/CardBoard.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Banner, CornerRibbon } from '../../../ui/layout/Ribbon.tsx';
import { relative, wide } from './DevUi.css.ts';
import { Section, Specimen } from './Specimen.tsx';

const cards = ['Calls by day', 'Busiest hours', 'Latest calls'].map((title, index) => ({
  id: `card-${index}`,
  title,
  content: (
    <Card title={title}>
      <p>{'What the card shows. '.repeat(index * 3 + 1)}</p>
    </Card>
  ),
}));

export function BoardSpecimens() {
  const [order, setOrder] = useState<string[]>([]);
  const [collapsed, setCollapsed] = useState<string[]>(['card-1']);
  return (
    <Section title="Cards">
      <div className={wide}>
        <CardBoard
          label="Cards to move"
          cards={cards}
          order={order}
          onOrder={setOrder}
          collapsed={collapsed}
          onCollapse={setCollapsed}
        />
      </div>
      <div className={relative}>
        <Specimen title="A corner">
          <p>Twelve days of the trial are left.</p>
        </Specimen>
        <CornerRibbon>Trial</CornerRibbon>
      </div>
      <Specimen title="Banners">
        <Banner action={<Button size="small">Stop</Button>}>Acting as Mia Chen, Northside Clinic</Banner>
        <Banner tone="warning">The payment of March failed</Banner>
        <Banner tone="info">A new version is out</Banner>
        <Banner tone="error">This account is suspended</Banner>
      </Specimen>
    </Section>
  );
}
