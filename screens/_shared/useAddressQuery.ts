import { useLocation } from 'react-router';

/** What stands behind the question mark of this page's address. */
export function useAddressQuery(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}
