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
      let prepared = try options.prepare(builder, for: .run)
      try builder.build(prepared, tests: false)
      let program = try builder.bundle(prepared)
      replaceProcess(program, prepared.scheme?.arguments ?? [], environment: prepared.scheme?.environment ?? [:])
    }
  }
}
