/** Longest answer that is read: a handful of characters carry the country. */
const ANSWER = /^1;?([A-Z]{2})(?![A-Za-z])/;

/** The country of an IP lookup's answer: `1`, then its two letters (API-61); null otherwise (PHN-18). */
export function readCountryAnswer(text: string): string | null {
  return ANSWER.exec(text)?.[1] ?? null;
}

/** Asks the tenant's IP lookup; any failure is silent and gives null (threat K11). */
export async function lookUpCountry(url: string, send: typeof fetch = fetch): Promise<string | null> {
  try {
    const answer = await send(url, {
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(5000),
    });
    return answer.ok ? readCountryAnswer(await answer.text()) : null;
  } catch {
    return null;
  }
}
