import ArgumentParser
import Foundation
import TesseraProjects

/// `tessera check`: reports the parts of a project that will not work, without building it.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Reports which declarations that a project uses are not available, without building it.",
    discussion: """
      The check takes seconds, because it compares names and not types. A name that is listed is declared nowhere. A \
      name that is not listed can still be missing from the type on which it is used.
      """)

  @OptionGroup var options: ProjectOptions

  @Flag(help: "Also check the test targets.")
  var tests = false

  @Option(help: "The number of uses to show for each name.")
  var places = 3

  func run() throws {
    try reporting {
      let builder = try options.builder()
      print(try builder.check(options.path, tests: tests).text(relativeTo: Paths.absolute(options.path), limit: places))
    }
  }
}
