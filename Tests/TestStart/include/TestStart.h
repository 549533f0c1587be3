// Calls TestSupport before the tests of a program begin (see TestOrder.swift).
