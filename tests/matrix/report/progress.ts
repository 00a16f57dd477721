/** Progress and time left on the terminal: one line that is written over, or a line a piece where there is no terminal. */
export interface Progress {
  /** @param done share of the whole, 0 to 1 */
  show(text: string, done: number): void;
  end(): void;
}

export function createProgress(
  stream: NodeJS.WriteStream = process.stderr,
  now = () => performance.now(),
): Progress {
  const start = now();
  let last = '';
  return {
    show(text, done) {
      const passed = (now() - start) / 1000;
      const left = done > 0 ? (passed / done) * (1 - done) : 0;
      const line = `${String(Math.round(done * 100)).padStart(3)} %  ${text}${done > 0.02 && done < 1 ? `  about ${formatTime(left)} left` : ''}`;
      if (stream.isTTY) stream.write(`\r\u001b[K${line}`);
      // Where lines stay, one for each piece of work and each tenth of the whole is enough.
      const step = `${text} ${Math.floor(done * 10)}`;
      if (!stream.isTTY && step !== last) stream.write(`${line}\n`);
      last = step;
    },
    end() {
      if (stream.isTTY) stream.write('\r\u001b[K');
    },
  };
}

export function formatTime(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
