import ArgumentParser
import Foundation
import TesseraProjects

/// `tessera test`: builds the tests of a project and runs them.
struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Builds the unit tests and UI tests of a project and runs them.")

  @OptionGroup var options: ProjectOptions

  @Option(help: "Run only the XCTest tests whose names are given: Module.Class or Module.Class/method.")
  var filter: String?

  func run() throws {
    try reporting {
      let builder = try options.builder()
      let (program, uncompilable, applications, scheme) = try builder.exclusively("test", options.path) {
        let prepared = try builder.buildTests { try options.prepare($0, for: .test) }
        return (
          try builder.testBundle(prepared), prepared.result.uncompilableTests,
          try builder.uiTestApplications(prepared), prepared.scheme
        )
      }
      if options.target == nil, let scheme, !scheme.skippedTestTargets.isEmpty {
        let names = scheme.skippedTestTargets.joined(separator: ", ")
        builder.say("The scheme \(scheme.name) leaves out \(names); --target runs one of them.")
      }
      // What an application saves remains for its next start in this run, as on a simulator, and for no longer.
      let folder = try RunFolder(named: "tessera-ui-tests-\(getpid())")
      defer { folder.remove() }
      var variables = scheme?.testEnvironment ?? [:]
      variables["TESSERA_UI_TEST_APPLICATIONS"] = applications.joined(separator: "\n")
      variables["TESSERA_UI_TEST_FOLDER"] = folder.path
      // The values with which a test starts the application unless it sets others.
      variables["TESSERA_UI_TEST_ARGUMENTS"] = Self.json(scheme?.testArguments ?? [])
      variables["TESSERA_UI_TEST_ENVIRONMENT"] = Self.json(scheme?.testEnvironment ?? [:])
      let runner = TestRunner(program: program, variables: variables, say: builder.say)
      let old = try runner.runXCTests(filter: filter)
      // The program also contains the tests of Swift Testing, which need a separate run.
      let new = try runner.run(["--testing-library", "swift-testing"] + (filter.map { ["--filter", $0] } ?? []))
      // The exit status of Swift Testing if the program contains none of its tests.
      let none: Int32 = 69
      let allCompile = builder.report(uncompilable)
      if old != 0 || (new != 0 && new != none) || !allCompile { throw ExitCode(1) }
    }
  }

  private static func json(_ value: some Encodable) -> String {
    (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
