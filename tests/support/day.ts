/** Sets today's date in all tests to 15 January 2031; the invented agency has checked its facts five days before. */
process.env.SOURCE_DATE_EPOCH = '1926201600';
