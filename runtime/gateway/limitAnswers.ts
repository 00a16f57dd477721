/** As much as the host lets through of a gateway; the largest list, a thousand towns, has some 200 KB. In bytes. */
export const LONGEST_ANSWER = 8 * 1024 * 1024;

/** A `fetch` that breaks off an answer which grows too large: app backend and provider answer without the host between (USE-27). */
export function limitAnswers(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    // Without a body, as a redirect that is not followed.
    if (!response.body) return response;
    let length = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        length += chunk.length;
        if (length > LONGEST_ANSWER) throw new Error('The answer is too large.');
        out.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counted), response);
  };
}
