/** A page's files could not be fetched: the connection was lost, or a newer version replaced them. */
export class PageNotFetched extends Error {
  override name = 'PageNotFetched';
}
