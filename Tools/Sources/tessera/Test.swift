import ArgumentParser
import Foundation
import TesseraProjects

/// `tessera test`: builds the unit tests of a project and runs them.
struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Builds the unit tests of a project and runs them.")

  @OptionGroup var options: ProjectOptions

  @Option(help: "Run only the XCTest tests whose names are given: Module.Class or Module.Class/method.")
  var filter: String?

  func run() throws {
    try reporting {
      let builder = try options.builder()
      let (program, uncompilable) = try builder.exclusively("test", options.path) {
        let prepared = try builder.buildTests { try options.prepare($0, for: .test) }
        return (try builder.testBundle(prepared), prepared.result.uncompilableTests)
      }
      let runner = TestRunner(program: program, say: builder.say)
      let old = try runner.runXCTests(filter: filter)
      // The program also contains the tests of Swift Testing, which need a separate run.
      let new = try runner.run(["--testing-library", "swift-testing"] + (filter.map { ["--filter", $0] } ?? []))
      // The exit status of Swift Testing if the program contains none of its tests.
      let none: Int32 = 69
      for test in uncompilable { builder.say("\(test)") }
      if !uncompilable.isEmpty {
        builder.say(
          "\(uncompilable.count) tests do not compile: \(uncompilable.count { !$0.isLeftOut }) fail, "
            + "\(uncompilable.count { $0.isLeftOut }) are left out")
      }
      if old != 0 || (new != 0 && new != none) || !uncompilable.isEmpty { throw ExitCode(1) }
    }
  }
}
