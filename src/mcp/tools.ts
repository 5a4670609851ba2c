/** The tools that assistants are given: the app's own functions, with schemas, words and links. */

import { lawTools } from './lawTools.ts';
import { PLACE_TOOLS } from './placeTools.ts';
import { verifyTool } from './proofTools.ts';
import { regimeTools } from './regimeTools.ts';
import type { Laws, Tool } from './tool.ts';

export function toolsOf(laws: Laws): readonly Tool[] {
  return [...regimeTools(laws.texts), ...lawTools(laws), ...PLACE_TOOLS, verifyTool(laws)];
}
