/** A server of the Model Context Protocol over the tools of the app. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  type Tool as ListedTool,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { engineLaws } from '../../../data/compiler/engineLaws.ts';
import type { CompiledData } from '../../../data/compiler/index.ts';
import type { Laws, PayAsked, Tool, ToolAnswer } from '../../mcp/tool.ts';
import { isMistake } from '../commandLine.ts';
import { type MoveData, moveAnswer } from '../taxMove.ts';
import { payAnswer } from '../taxPay.ts';

const INSTRUCTIONS =
  'Lowtide says what self-employed people keep in 22 countries. Begin with "recommend" for where, "calculate" for how much, "countries" for ids. Tell the person the figures, what they depend on, the link, and that it is an estimate and not tax advice.';

/** As much as is repeated of a name that is not known. */
const LONGEST_NAME = 100;

/** @param version the release of the data */
export function toolServer(tools: readonly Tool[], version: string): Server {
  const server = new Server(
    { name: 'lowtide', title: 'Lowtide', version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(listed) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool)
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no tool "${params.name.slice(0, LONGEST_NAME)}".`,
      );
    return resultOf(await tool.answer(params.arguments ?? {}));
  });
  return server;
}

function listed({ name, title, description, inputSchema, outputSchema }: Tool): ListedTool {
  return {
    name,
    title,
    description,
    inputSchema: inputSchema as ListedTool['inputSchema'],
    outputSchema: outputSchema as ListedTool['outputSchema'],
    annotations: { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  };
}

/** Words first, then everything: some assistants read texts alone. */
function resultOf(answer: Awaited<ReturnType<Tool['answer']>>): CallToolResult {
  if ('refused' in answer) return { isError: true, content: [{ type: 'text', text: answer.refused }] };
  return {
    content: [
      { type: 'text', text: wordsOf(answer) },
      { type: 'text', text: JSON.stringify(answer) },
    ],
    structuredContent: { ...answer },
  };
}

function wordsOf({ says, link, notInLink, note, release, reviewed }: ToolAnswer): string {
  const also = notInLink.length > 0 ? ` (enter there as well: ${notInLink.join(', ')})` : '';
  return `${says}\n${link}${also}\nChecked ${reviewed}, data=${release}. ${note}`;
}

/** What the tools need of the compiled data beside the app's own modules. */
export type LawData = MoveData & Pick<CompiledData, 'texts' | 'payTexts' | 'reliefNames' | 'households'>;

export function lawsOf(data: LawData): Laws {
  return {
    texts: async (slug) => (Object.hasOwn(data.texts, slug) ? (data.texts[slug] ?? null) : null),
    pay: (question) => payOf(data, question),
    payTexts: data.payTexts,
    lawFile: (release) =>
      engineLaws({ ...data.laws, households: data.households }, data.exchangeRates.rates, release),
    move: (question) => moveAnswer(data, question, true),
    arriveWords: data.moveYear.arriveWords,
    leaveWords: data.moveYear.leaveWords,
  };
}

function payOf(data: LawData, question: PayAsked): ReturnType<Laws['pay']> {
  try {
    return payAnswer(data, question, true);
  } catch (error) {
    if (isMistake(error)) return { refused: error.message };
    throw error;
  }
}
