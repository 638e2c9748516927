/** A reason not to start, in a sentence that names the way out. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}
