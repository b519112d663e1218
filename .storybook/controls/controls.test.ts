import { describe, expect, it } from 'vitest';
import { chooseControls, chooseValues, toProps } from './controls.ts';
import type { ArgType } from './parts.ts';

const drawing = 'data:image/svg+xml,%3Csvg%3E';
const own = 'blob:https://example.com/1';

const controls = (argTypes: Record<string, Partial<ArgType>>, initialArgs: object = {}) =>
  chooseControls({ argTypes, initialArgs });
const isHidden = (argType: ArgType | undefined) => argType?.control === false;

describe('The controls of a story', () => {
  it('offer pictures by name, with a row for an own file', () => {
    const { image, imageFile } = controls({ image: { type: { name: 'union' } } }, { image: own });
    expect(image).toMatchObject({
      control: { type: 'select', labels: { [own]: 'The story’s own' } },
      options: expect.arrayContaining([own, 'blinds', 'none']),
    });
    expect(imageFile).toMatchObject({ control: { type: 'file', accept: 'image/*' } });
    expect(JSON.stringify([image?.options, image?.control, imageFile])).not.toContain('data:');
  });

  it('offer a picture that the story leaves out, unless it is an object', () => {
    const union = (...names: string[]) => ({ type: { name: 'union', value: names.map((name) => ({ name })) } });
    const found = controls({ cover: union('string', 'null'), image: union('object', 'null') }, { image: null });
    expect(found['cover']).toMatchObject({ control: { type: 'select' } });
    expect(isHidden(found['image'])).toBe(true);
  });

  it('show no picture as text, however deep it is', () => {
    const { logo, items } = controls({}, { logo: { src: drawing, alt: 'Lume' }, items: [{ photo: { src: drawing } }] });
    expect(isHidden(logo) && isHidden(items)).toBe(true);
  });

  it('leave out callbacks, labels, elements and what has no value to change', () => {
    const types = {
      onPress: {},
      format: { type: { name: 'function' } },
      labels: {},
      footer: { type: { name: 'other' } },
    };
    const found = controls(types, { icon: { $$typeof: Symbol.for('react.element') }, since: new Date(0) });
    expect(Object.values(found).every(isHidden)).toBe(true);
    expect(Object.keys(found)).toHaveLength(6);
  });

  it('edit a text or a number that may be null as such, and lists item by item', () => {
    const union = (name: string) => ({ type: { name: 'union', value: [{ name }, { name: 'other', value: 'null' }] } });
    const found = controls({ text: union('string'), minimum: union('number') }, { buttons: [{ label: 'Log in' }] });
    expect(found).toMatchObject({ text: { control: { type: 'text' } }, minimum: { control: { type: 'number' } } });
    expect(isHidden(found['buttons'])).toBe(true);
    expect(found['buttons_0_label']).toMatchObject({ name: 'label', control: { type: 'text' } });
    expect(found['buttons_count']).toMatchObject({ control: { type: 'number' } });
    expect(chooseValues({ initialArgs: { buttons: [{ label: 'Log in' }] } })).toMatchObject({
      buttons_0_label: 'Log in',
      buttons_count: 1,
    });
  });

  it('say what a prop is, by its own description or by its name', () => {
    const found = controls({ title: {}, text: { description: 'One sentence.' } }, { title: 'A', text: 'B' });
    expect([found['title'], found['text']]).toMatchObject([
      { description: 'The heading.' },
      { description: 'One sentence.' },
    ]);
  });

  it('keep what a story chose itself', () => {
    const template = { control: { type: 'inline-radio' }, options: ['A', 'B'] };
    expect(controls({ template }, { template: 'A' })['template']).toMatchObject(template);
  });

  it('offer the words of a union, also where it may be null', () => {
    const value = ["'start'", "'end'", 'null'].map((one) => ({ name: 'other', value: one }));
    expect(controls({ align: { type: { name: 'union', value } } })['align']).toMatchObject({
      control: { type: 'radio' },
      options: ['start', 'end'],
    });
  });

  it('put parts of a prop together again', () => {
    expect(toProps({ styles: { focus: 'top' }, styles_tone: 'dark', styles_align: undefined })).toEqual({
      styles: { focus: 'top', tone: 'dark' },
    });
  });

  it('change one item of a list, and how many it has, and nothing that was not touched', () => {
    const onPress = () => undefined;
    const buttons = [{ label: 'Register', onPress }, { label: 'Log in' }];
    const initial = chooseValues({ initialArgs: { buttons } });
    expect(toProps(initial, initial)).toEqual({ buttons });
    expect(toProps({ ...initial, buttons_0_label: 'Join' }, initial)).toEqual({
      buttons: [{ label: 'Join', onPress }, { label: 'Log in' }],
    });
    expect(toProps({ ...initial, buttons_count: 1 }, initial)).toEqual({ buttons: [buttons[0]] });
    expect(toProps({ ...initial, buttons_count: 3, buttons_2_label: 'Help' }, initial)).toEqual({
      buttons: [...buttons, { label: 'Help' }],
    });
  });

  it('edit a list of texts, and leave one that begins empty to code', () => {
    const initial = chooseValues({ initialArgs: { tags: ['Linen', 'New'] } });
    expect(controls({}, initial)['tags_1']).toMatchObject({ name: 'tags 2', control: { type: 'text' } });
    expect(toProps({ ...initial, tags_1: 'Silk' }, initial)).toEqual({ tags: ['Linen', 'Silk'] });
    expect(isHidden(controls({ rows: {} }, { rows: [] })['rows'])).toBe(true);
  });

  it('show a chosen picture on a phone too, unless that has one of its own', () => {
    const initial = { image: 'blob:1', imageMobile: 'blob:2' };
    expect(toProps(initial, initial)).toEqual(initial);
    expect(toProps({ ...initial, image: 'blob:3' }, initial)).toEqual({ image: 'blob:3', imageMobile: null });
    expect(toProps({ image: 'blob:3', imageMobile: 'blob:4' }, initial)).toEqual({
      image: 'blob:3',
      imageMobile: 'blob:4',
    });
  });

  it('put an own file in the place of the sample, and hand on no extra prop', () => {
    expect(toProps({ title: 'A', image: drawing, imageFile: ['blob:1'] })).toEqual({ title: 'A', image: 'blob:1' });
    expect(toProps({ image: drawing, imageFile: undefined })).toEqual({ image: drawing });
  });
});
