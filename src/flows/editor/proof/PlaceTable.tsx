import { useIntl } from 'react-intl';
import type { Location } from '#contract/telephony/locations.contract.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import type { FlowEnd } from '../../proof/coverage.ts';
import type { PlaceRow } from './placeRow.ts';
import * as styles from './Places.css.ts';
import { placesMessages as words } from './places.messages.ts';
import * as proofStyles from './Proof.css.ts';
import { proofMessages } from './proof.messages.ts';
import { usePlaceNames } from './usePlaceNames.ts';

interface PlaceTableProps {
  rows: readonly PlaceRow[];
  routings: readonly Location[];
  onPlay: (row: PlaceRow, end: FlowEnd) => void;
}

/** Each group of places with how its calls can end, and examples to play. */
export function PlaceTable({ rows, routings, onPlay }: PlaceTableProps) {
  const intl = useIntl();
  const text = intl.formatMessage;
  const nameOf = usePlaceNames(routings);
  return (
    <table className={styles.table} aria-label={text(words.title)}>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {text(words.from)}
          </th>
          <th scope="col" className={styles.head}>
            {text(words.ends)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const from = intl.formatList(row.places.map(nameOf), { type: 'unit' });
          return (
            <tr key={from}>
              <th scope="row" className={styles.cell}>
                <MenuButton
                  label={text(words.playFrom, { from })}
                  align="start"
                  bare={styles.from}
                  trigger={
                    <>
                      <Icon name="play" size={14} />
                      <span className={styles.name}>{from}</span>
                    </>
                  }
                  head={text(words.play)}
                  items={row.ends.map(({ end }) => ({
                    id: end,
                    label: text(proofMessages[end]),
                    icon: 'play',
                    onChoose: () => onPlay(row, end),
                  }))}
                />
              </th>
              <td className={styles.cell}>
                <ul className={styles.ends}>
                  {row.ends.map(({ end, share }) => (
                    <li key={end} className={styles.end}>
                      <span className={proofStyles.swatch[end]} aria-hidden />
                      <span>
                        {share === 1
                          ? text(proofMessages[end])
                          : text(words.share, {
                              end: text(proofMessages[end]),
                              share: intl.formatNumber(share, { style: 'percent' }),
                            })}
                      </span>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
