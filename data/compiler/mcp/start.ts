/**
 * `npm run -s mcp`: the tools of the app on standard input and output, for an assistant that starts this process. It ends
 * when the assistant closes its end.
 */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { CountryTextsFile } from '../../../src/catalogue/entities.ts';
import type { Tool } from '../../../src/mcp/tool.ts';
import { appModule, closeApp } from '../app.ts';
import { compileData } from '../index.ts';
import { toolServer } from './server.ts';

interface Tools {
  toolsOf(texts: (slug: string) => Promise<CountryTextsFile | null>): readonly Tool[];
}

async function start(): Promise<void> {
  const data = compileData();
  const { toolsOf } = await appModule<Tools>('src/mcp/tools.ts');
  const texts = async (slug: string) => (Object.hasOwn(data.texts, slug) ? (data.texts[slug] ?? null) : null);
  const server = toolServer(toolsOf(texts), data.releases.newest);
  server.onclose = () => void closeApp();
  process.stdin.once('end', () => void server.close());
  await server.connect(new StdioServerTransport());
}

start().catch((error: unknown) => {
  // Standard output belongs to the protocol.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
