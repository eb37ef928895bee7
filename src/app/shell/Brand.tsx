import { Link } from 'react-router';
import { useHostTheme } from '../../page/frame/ThemeContext.ts';
import { paths } from '#contract/paths.ts';
import { brand, image, initial, name } from './Brand.css.ts';

/** The reseller's logo or name, linking to the dashboard. */
export function Brand({ small }: { small: boolean }) {
  const { title, logo } = useHostTheme();
  return (
    <Link className={brand} to={paths.dashboard()} aria-label={title}>
      {logo && !small ? (
        <img className={image} src={logo} alt="" />
      ) : (
        <>
          <span className={initial} data-initial={title.charAt(0)} />
          {!small && <span className={name}>{title}</span>}
        </>
      )}
    </Link>
  );
}
