/** Sets today's date in all tests to 15 January 2031, five days after the invented agency checked its facts. */
process.env.SOURCE_DATE_EPOCH = '1926201600';
