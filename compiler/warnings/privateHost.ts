/** Networks of a house or a company (RFC 1918, RFC 3927, RFC 4193), and names that only these have (RFC 6762, RFC 8375). */
const ADDRESS = /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|\[f[cd][0-9a-f]{2}:|\[fe80:)/;
const NAME = /\.(?:local|internal|lan|intranet|corp|home\.arpa)$/;

/** Whether only machines of one network reach a host. @param hostname in lower case, as a URL has it */
export function isPrivateHost(hostname: string): boolean {
  return ADDRESS.test(hostname) || NAME.test(hostname);
}
