extension Builder {
  /// Builds the tests of a project. If some of them do not compile, builds again with a failure in their place, so that
  /// the other tests can run.
  ///
  /// - Parameter prepare: A closure that generates the package with a builder.
  /// - Returns: The package, whose `uncompilableTests` lists the tests that fail or are left out.
  /// - Throws: A `BuildFailure` if something else does not compile.
  package func buildTests(_ prepare: (Builder) throws -> Prepared) throws -> Prepared {
    var builder = self
    while true {
      let prepared = try prepare(builder)
      do {
        try builder.build(prepared, tests: true)
        return prepared
      } catch let failure as BuildFailure {
        // The compiler finds some errors only after others are gone.
        let errors = failure.errorsInTests(of: prepared.result.targets).subtracting(builder.testErrors)
        guard !errors.isEmpty else { throw failure }
        builder.testErrors.formUnion(errors)
        say("Some tests do not compile. Building again without them …")
      }
    }
  }

  /// Names the tests of a package that do not compile, and says how many fail and how many are left out.
  ///
  /// - Parameter tests: The tests, which may be none.
  /// - Returns: `true` if all tests compile.
  package func report(_ tests: [UncompilableTest]) -> Bool {
    for test in tests { say("\(test)") }
    guard !tests.isEmpty else { return true }
    say(
      "\(tests.count) tests do not compile: \(tests.count { !$0.isLeftOut }) fail, "
        + "\(tests.count { $0.isLeftOut }) are left out")
    return false
  }
}

extension BuildFailure {
  /// Returns the errors of a build if all of them are in tests, or an empty set.
  ///
  /// - Parameter targets: The targets that were built.
  package func errorsInTests(of targets: [ProjectTarget]) -> Set<CompilerError> {
    // Errors without a place repeat that a module could not be compiled.
    let found = Set(errors.compactMap { CompilerError($0) })
    let files = Set(targets.filter(\.isTest).flatMap(\.sources))
    return found.allSatisfy { files.contains($0.path) } ? found : []
  }
}
