/** A request that is not done, with a sentence for people. */
export class RefusedError extends Error {
  /** The status of the answer: 400 and above. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
