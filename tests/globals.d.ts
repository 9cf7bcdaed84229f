// TypeScript 7 takes in no global types unasked
/// <reference types="jest" />
