import { useSearchParams } from 'react-router';
import { ListOfLists } from './ListOfLists.tsx';
import { OneList } from './OneList.tsx';

/** Campaign lists, or the contacts of the one in the URL. */
export function Component() {
  const [search] = useSearchParams();
  const uuid = search.get('list');
  return uuid === null ? <ListOfLists /> : <OneList key={uuid} uuid={uuid} />;
}
