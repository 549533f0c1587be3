/// A test that does not compile, with the first error in it.
package struct UncompilableTest: Hashable, Sendable, CustomStringConvertible {
  /// The name of the test.
  package var name: String
  /// The error that prevents the test from being compiled.
  package var error: CompilerError
  /// Indicates whether the test is not a part of the program, because its file does not compile without it. Otherwise,
  /// the test is a part of the program, and fails.
  package var isLeftOut: Bool

  /// The test in the form in which compilers print messages.
  package var description: String {
    "\(error.path):\(error.line): error: \(name) " + (isLeftOut ? "is left out" : "fails")
      + ", because it does not compile: \(error.message)"
  }
}
