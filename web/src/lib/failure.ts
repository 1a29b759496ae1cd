/** Something that was asked for and did not come, with the reason in words. */
export class Failure extends Error {
  status: number;
  /** What kind of problem it is, where the server names one. */
  key: string | null;

  constructor(status: number, detail: string, key: string | null = null) {
    super(detail);
    this.status = status;
    this.key = key;
  }
}
