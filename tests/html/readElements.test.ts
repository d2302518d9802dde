/** How the elements of an HTML document are read. */
import { describe, expect, it } from 'vitest';
import { decodeEntities, readElements, textOf } from '../../src/html/readElements.ts';

const names = (html: string) => readElements(html).map(({ name }) => name);
const attributes = (html: string) => Object.fromEntries(readElements(html)[0]?.attributes ?? []);

describe('readElements', () => {
  it.each([
    ['<!DOCTYPE html><html><body><p>a</p><br/></body></html>', ['html', 'body', 'p', 'br']],
    ['<p>a<!-- --><b>b</b></p>', ['p', 'b']],
    ['<!-- <a href="/x"> --><p>', ['p']],
    ['<!--> <p> --><!---><b>', ['p', 'b']],
    ['<p><!-- never closed <a>', ['p']],
    ['<script>if (a<b) document.write("<a>")</script><p>', ['script', 'p']],
    ['<style>a::before{content:"<b>"}</style><p>', ['style', 'p']],
    ['<title>A <b> &amp; c</title><p>', ['title', 'p']],
    ['<textarea><a></textarea><p>', ['textarea', 'p']],
    ['<SCRIPT><a></SCRIPT ><P>', ['script', 'p']],
    ['<script>a</scripts><a></script><p>', ['script', 'p']],
    ['<script>never closed <a>', ['script']],
    ['<noscript><a href="/x"></noscript><template><b></template>', ['noscript', 'a', 'template', 'b']],
    ['<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>', ['svg', 'path']],
    ['<my-part x></my-part><h1>', ['my-part', 'h1']],
    ['1 < 2 <3 <> <p>', ['p']],
    ['</p class=">"><b>', ['b']],
    ['<?xml version="1.0"?><p>', ['p']],
    ['<p><a href="never closed>', ['p']],
    ['<p', []],
    ['', []],
  ])('finds the elements of %s', (html, expected) => {
    expect(names(html)).toEqual(expected);
  });

  it.each([
    ['<a href="/x" class="b c">', { href: '/x', class: 'b c' }],
    ['<img alt="a &gt; b > c" src="/x"/>', { alt: 'a > b > c', src: '/x' }],
    ['<input disabled="" hidden autofocus>', { disabled: '', hidden: '', autofocus: '' }],
    ['<a title="it&#x27;s &quot;A&amp;b&quot;" href="/?a=1&amp;b=2">', { title: 'it\'s "A&b"', href: '/?a=1&b=2' }],
    ["<a href='/x\"y' title=it's>", { href: '/x"y', title: "it's" }],
    ['<a href=/x/>', { href: '/x/' }],
    ['<a\n  href = "/x"\n  id="y"\n>', { href: '/x', id: 'y' }],
    ['<img srcSet="/a 1x" data-Video="/v">', { srcset: '/a 1x', 'data-video': '/v' }],
    ['<a href="/first" href="/second">', { href: '/first' }],
    ['<a href="">', { href: '' }],
    ['<a href="/x"id="y">', { href: '/x', id: 'y' }],
    ['<br / class="x">', { class: 'x' }],
  ])('reads the attributes of %s', (html, expected) => {
    expect(attributes(html)).toEqual(expected);
  });

  it('tells where each element stands', () => {
    const html = '<p>\n\n<a\nhref="/x">b</a><i>\n</i><b>';
    const places = readElements(html).map(({ name, line, offset, end }) => [name, line, html.slice(offset, end)]);
    expect(places).toEqual([
      ['p', 1, '<p>'],
      ['a', 3, '<a\nhref="/x">'],
      ['i', 4, '<i>'],
      ['b', 5, '<b>'],
    ]);
  });

  it('gives the raw text of script, style and title and of nothing else', () => {
    const html = '<title>A &amp; b</title><style>a>b{}</style><script>"<p>"</script><p>c</p>';
    expect(readElements(html).map(({ text }) => text)).toEqual(['A &amp; b', 'a>b{}', '"<p>"', '']);
  });

  it('reads what breaks slow readers: many open brackets, quotes and spaces', () => {
    const many = 200_000;
    expect(names('<'.repeat(many))).toEqual([]);
    expect(names(`<a ${'"'.repeat(many)}`)).toEqual([]);
    expect(names(`<a${' '.repeat(many)}>`)).toEqual(['a']);
    expect(names(`${'<!--'.repeat(many)}<p>`)).toEqual([]);
  });
});

describe('textOf', () => {
  it('gives the words of an element without tags, comments and entities', () => {
    const html = '<p><a class="x"> License<!-- --> <span>&amp;</span> Registration </a></p>';
    expect(readElements(html).map((element) => textOf(html, element)).at(1)).toBe('License & Registration');
  });
});

describe('decodeEntities', () => {
  it.each([
    ['&amp;lt;', '&lt;'],
    ['&#39;&#x27;&apos;&quot;&gt;', '\'\'\'">'],
    ['&#128512;', '\u{1f600}'],
    ['&#0;&#x110000;', '\ufffd\ufffd'],
    ['a & b; &unknown;', 'a & b; &unknown;'],
  ])('reads %s', (text, expected) => {
    expect(decodeEntities(text)).toBe(expected);
  });
});
