import ArgumentParser
import TesseraProjects

/// `tessera build`: builds an application or a library.
struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Builds an application or a library.")

  @OptionGroup var options: ProjectOptions

  @Flag(help: "Generate the package without building it.")
  var generateOnly = false

  @Flag(help: "Build the test targets, without running the tests.")
  var tests = false

  func run() throws {
    try reporting {
      let builder = try options.builder()
      var uncompilable: [UncompilableTest] = []
      print(
        try builder.exclusively("build", options.path) {
          guard !tests || generateOnly else {
            let result = try builder.buildTests { try options.prepare($0, for: .test) }.result
            uncompilable = result.uncompilableTests
            return result.folder
          }
          let prepared = try options.prepare(builder, for: tests ? .test : .build)
          guard !generateOnly else { return prepared.result.folder }
          try builder.build(prepared, tests: false)
          return prepared.main.kind == .application ? try builder.bundle(prepared) : prepared.result.folder
        })
      if !builder.report(uncompilable) { throw ExitCode(1) }
    }
  }
}
