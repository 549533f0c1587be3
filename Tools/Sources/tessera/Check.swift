import ArgumentParser
import Foundation
import TesseraProjects

/// `tessera check`: reports the parts of a project that will not work, without building it.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says in seconds, without building, what of a project will not work.",
    discussion: """
      Names are compared, not types: a name that is not listed can still be missing from the type it is used on. \
      What is listed is declared nowhere.
      """)

  @OptionGroup var options: ProjectOptions

  @Flag(help: "Check the test targets, too.")
  var tests = false

  @Option(help: "The number of places to show for a name.")
  var places = 3

  func run() throws {
    try reporting {
      let builder = try options.builder()
      print(try builder.check(options.path, tests: tests).text(relativeTo: Paths.absolute(options.path), limit: places))
    }
  }
}
