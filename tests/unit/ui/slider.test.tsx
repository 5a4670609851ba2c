import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GUIDE_SLIDER } from '../../../src/catalogue/income.ts';
import { Slider } from '../../../src/ui/Slider.tsx';

test.each([
  [80_000, '$40,000', '$200,000'],
  [200_000, '$40,000', '$200,000'],
  [250_000, '$40,000', '$200,000 and more'],
  [12_000, 'up to $40,000', '$200,000'],
])(
  'at %i the slider goes from “%s” to “%s”, so that an income beyond it is not said to be its end',
  (value, least, most) => {
    const html = renderToStaticMarkup(
      <Slider label="Yearly income" value={value} {...GUIDE_SLIDER} onValue={() => undefined} />,
    );
    const ends = [...html.matchAll(/<span>([^<]*)<\/span>/g)].map(([, text]) => text);
    expect(ends).toEqual([least, most]);
  },
);
