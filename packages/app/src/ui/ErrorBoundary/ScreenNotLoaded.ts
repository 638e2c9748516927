/** The code of a screen could not be fetched: the connection failed, or the product was updated since the page was opened. */
export class ScreenNotLoaded extends Error {}
