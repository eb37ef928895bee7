import { useEndpoint } from '../../api/client/useEndpoint.ts';

/** Whether emails of an account can be sent; undefined while that isn’t known. */
export function useSendsMail(account: number | null): boolean | undefined {
  return useEndpoint('getMailState', account === null ? null : { params: { account } }).data?.sends;
}
