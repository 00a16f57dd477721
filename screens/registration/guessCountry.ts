import { lookUpCountry } from '#forms';

interface Settings {
  readonly phone: { readonly defaultPrefix: string | null };
  readonly address: { readonly mode: string; readonly defaultCountry: string | null };
  readonly connection: { readonly ipLookup: { readonly url: string } | null };
}

/** The visitor's country, asked for only where the tenant gives none itself; failing is silent (PHN-17, PHN-18). */
export function guessCountry({ phone, address, connection }: Settings): Promise<string | null> {
  const isOpen =
    phone.defaultPrefix === null || (address.mode === 'country' && address.defaultCountry === null);
  return isOpen && connection.ipLookup ? lookUpCountry(connection.ipLookup.url) : Promise.resolve(null);
}
