/**
 * The engine as a module of its own, which the build writes to /engine/lowtide.js: the same functions as the pages and the
 * command line call, for any page or program, with its types and the laws beside it (/engine/law.json).
 */
export { assess } from './answer.ts';
export { QuestionError } from './ask.ts';
export { cite, readCitation, verify } from './citation.ts';
