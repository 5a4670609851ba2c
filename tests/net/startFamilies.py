"""Moves data/household/<slug>.json into data/law/<slug>.json as `families`, as far as that needs no thought.
python3 tests/net/startFamilies.py <slug> [--strip=-wage,-accounts]; docs/law-language.md says what is left to do by hand."""
import json, re, sys, os, unicodedata
slug = sys.argv[1]
strip = next((a[8:].split(',') for a in sys.argv if a.startswith('--strip=')), [])
law = json.load(open(f'data/law/{slug}.json'))
old = json.load(open(f'data/household/{slug}.json'))
home = f'data/home-countries/{slug}.json'
real = json.load(open(home))['regime']['id'] if os.path.exists(home) else None
rid = lambda r: real if r == 'home' else r

# Sources by key; a title that the law has keeps its key.
keys = {s['title']: k for k, s in law['sources'].items()}
def keyOf(s):
    if s['title'] in keys: return keys[s['title']]
    base = unicodedata.normalize('NFKD', s['publisher']).encode('ascii', 'ignore').decode()
    words = re.findall(r'[A-Za-z0-9]+', base)[:2] or ['source']
    key = words[0].lower() + ''.join(w.capitalize() for w in words[1:])
    if key[0].isdigit(): key = 's' + key
    n, k = 2, key
    while k in law['sources']: k, n = f'{key}{n}', n + 1
    keys[s['title']] = k
    law['sources'][k] = {'title': s['title'], 'publisher': s['publisher'], 'url': s['url'], **({'says': s['supports']} if 'supports' in s else {})}
    return k
for s in old['sources']: keyOf(s)
def source(x):
    if 'source' in x and x['source'] in keys: x['source'] = keys[x['source']]
    elif 'source' in x and x['source'] not in law['sources']: print('unknown source:', x['source'])
    return x

for name, f in (old.get('figures') or {}).items():
    if name in law['figures']: print('figure is there already:', name)
    for v in f['in']: source(v)
    law['figures'][name] = f
for name, bands in (old.get('scales') or {}).items():
    if name in law['scales']: print('scale is there already:', name)
    law['scales'][name] = {'in': [{'from': f"{old['year']}-01-01", 'is': bands}]}

ids = [e['id'] for e in old['effects']]
def short(i):
    for s in strip:
        if i.endswith(s) and i[:-len(s)] in ids: return i[:-len(s)]
    return i
effects = {}
for e in old['effects']:
    e = source(dict(e)); i = e.pop('id')
    if short(i) != i:
        print(f'{i} becomes {short(i)}; its own: {e["amount"]}'); continue
    effects[i] = e
kinds = {e['id']: e['kind'] for e in old['effects']}
regimes = {}
for r, x in old['regimes'].items():
    x = dict(x); x['effects'] = list(dict.fromkeys(short(i) for i in x['effects']))
    if 'source' in x: source(x)
    regimes[rid(r)] = x
first = next(iter(old['regimes'].values()))['effects']
for r in law['regimes']:
    if r not in regimes:
        benefits = [short(i) for i in first if kinds[i] == 'benefit']
        regimes[r] = {'effects': benefits, **({'benefitsAlone': True} if benefits else {})}
        print('unnamed so far:', r, regimes[r])
for r in list(regimes):
    if r not in law['regimes']: print('no such scheme:', r); del regimes[r]
examples = []
for x in old['examples']:
    x = {k: v for k, v in x.items() if k not in ('single', 'family')}
    x['regime'] = rid(x['regime']); x['expected'] = {short(i): v for i, v in x['expected'].items()}
    examples.append(x)
families = {'summary': old['summary'], 'partner': old['partner'], 'values': old['values'], 'effects': effects, 'regimes': regimes,
  'cover': old['cover'], 'examples': examples, 'doubts': old['doubts'], 'confidence': old['confidence'], 'reviewed': old['reviewed']}
out = {}
for k, v in law.items():
    if k == 'sources': out['families'] = families
    out[k] = v
json.dump(out, open(f'data/law/{slug}.json', 'w'), ensure_ascii=False, indent=2)
os.remove(f'data/household/{slug}.json')
