import type { Thing } from '../../frame/xray/things.ts';
import type { Absent, XrayAnswer } from '../../server/xray/xrayAnswers.ts';

/** What of a screen comes from one place of the file. */
export interface Touched {
  /** Ids of things. */
  readonly things: readonly number[];
  /** What is not there because of it. */
  readonly absent: readonly Absent[];
}

/** What X-ray shows. */
export interface XrayView {
  /** Null before the screen is read. */
  readonly answer: XrayAnswer | null;
  /** Those that the answer is about. */
  readonly things: readonly Thing[];
  /** Id of the thing that is looked at. */
  readonly pointed: number | null;
  readonly isPointing: boolean;
  /** The server did not answer. */
  readonly isFailed: boolean;
  /** The place of the file that somebody works at. */
  readonly visited: string | null;
  readonly touched: Touched;
}
