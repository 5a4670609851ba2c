/** The tools that assistants are given: the app's own functions, with schemas, words and links. */
import type { Texts } from './ask.ts';
import { PLACE_TOOLS } from './placeTools.ts';
import { regimeTools } from './regimeTools.ts';
import type { Tool } from './tool.ts';

/** @param texts reads the long texts of a country, in which its sources are */
export function toolsOf(texts: Texts): readonly Tool[] {
  return [...regimeTools(texts), ...PLACE_TOOLS];
}
