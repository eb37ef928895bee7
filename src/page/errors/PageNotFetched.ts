/** The files of a page could not be fetched: the connection is gone, or a newer version replaced them. */
export class PageNotFetched extends Error {
  override name = 'PageNotFetched';
}
