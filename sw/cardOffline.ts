const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lowtide</title></head>
<body><p>This calculator needs a connection. It will be here again as soon as you are online.</p></body></html>`;

/** What stands in a card's place without a network: a sentence, and nothing that could run or load. */
export function cardOffline(): Response {
  return new Response(PAGE, {
    status: 503,
    statusText: 'Service Unavailable',
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors *",
    },
  });
}
