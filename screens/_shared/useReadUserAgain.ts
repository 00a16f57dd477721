import { type User, useUser } from '#runtime';

/** Asks the gateway for the signed-in person again. @returns a function that rejects where it gets no answer */
export function useReadUserAgain(): () => Promise<User> {
  const { refetch } = useUser();
  return async () => {
    const { data, error } = await refetch();
    if (error) throw error;
    if (!data) throw new Error('The person could not be read.');
    return data;
  };
}
