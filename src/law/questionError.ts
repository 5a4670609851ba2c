/** A question that the laws cannot answer; the message says why. */
export class QuestionError extends RangeError {
  override readonly name = 'QuestionError';
}
