/** A reason not to start, in a sentence that names the remedy. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}
