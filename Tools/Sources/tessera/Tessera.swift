import ArgumentParser
import TesseraProjects

/// The command `tessera`, whose subcommands check, build, run and test projects for iOS.
@main
struct Tessera: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tessera", abstract: "Builds, runs and tests iOS projects on Linux.",
    discussion: """
      PATH is an .xcodeproj, an .xcworkspace, a Swift package, or a folder that contains one of them or only sources. \
      Nothing in it is changed: what is generated is written into ~/.cache/tessera.
      """,
    subcommands: [Run.self, Build.self, Test.self, Check.self, New.self, Describe.self])
}
