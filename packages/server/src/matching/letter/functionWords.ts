/** Words of an English sentence that never carry meaning of their own and are capital only at its start. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a about above across after against all along although among an and another any are around as at because before behind below beneath between
  beyond both but by can compared contrary despite during each either every everyone everybody except few following for four five from given half
  having here how if in including inside instead into is it less many more most much near neither no nobody none not of off on once one only or
  other our out outside over per several since six some such than that the their them then there these they this those three through
  throughout to two under unless until up upon we what when where whereas whether which while who whose why with within without`.split(
    /\s+/u,
  ),
);
