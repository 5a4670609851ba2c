/**
 * `npm run -s mcp`: the tools of the app on standard input and output, for an assistant that starts this process. It ends
 * when the assistant closes its end.
 */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Laws, Tool } from '../../../src/mcp/tool.ts';
import { appModule, closeApp } from '../app.ts';
import { compileData } from '../index.ts';
import { lawsOf, toolServer } from './server.ts';

interface Tools {
  toolsOf(laws: Laws): readonly Tool[];
}

async function start(): Promise<void> {
  const data = compileData();
  const { toolsOf } = await appModule<Tools>('src/mcp/tools.ts');
  const server = toolServer(toolsOf(lawsOf(data)), data.releases.newest);
  server.onclose = () => void closeApp();
  process.stdin.once('end', () => void server.close());
  await server.connect(new StdioServerTransport());
}

start().catch((error: unknown) => {
  // Standard output belongs to the protocol.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
