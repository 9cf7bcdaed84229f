/** A visitor in one of the engines: what a hand can do there, and what the page can be asked. */
export interface Visitor {
  resize(width: number, height: number): Promise<void>;
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  enter(): Promise<void>;
  /** Runs a function in the page, which sees nothing but its arguments. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  close(): Promise<void>;
}

export interface Engine {
  /** `scripts`: whether the browser runs any at all. */
  visitor(scripts: boolean): Promise<Visitor>;
  stop(): Promise<void>;
}
