/** A visitor in one of the engines: what a hand can do there, and what the page can be asked. */
export interface Visitor {
  /** The inner size of the window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** The mouse, at a point of the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** The keyboard, into whatever has the focus. */
  type(text: string): Promise<void>;
  enter(): Promise<void>;
  /** Runs a function in the page, which sees nothing but its arguments. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  close(): Promise<void>;
}

export interface VisitorOptions {
  /** Whether the browser runs scripts at all. */
  scripts: boolean;
  /** Told whatever the browser itself complains about. */
  complain(complaint: string): void;
}

export interface Engine {
  visitor(options: VisitorOptions): Promise<Visitor>;
  stop(): Promise<void>;
}
