import ArgumentParser
import Foundation
import TesseraProjects

/// `tessera run`: builds an application and runs it in a window or in a browser.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Builds an application and runs it.")

  @OptionGroup var options: ProjectOptions

  func run() throws {
    try reporting {
      let builder = try options.builder()
      let (program, scheme) = try builder.exclusively("run", options.path) {
        let prepared = try options.prepare(builder, for: .run)
        try builder.build(prepared, tests: false)
        return (try builder.bundle(prepared), prepared.scheme)
      }
      replaceProcess(program, scheme?.arguments ?? [], environment: scheme?.environment ?? [:])
    }
  }
}
