import ArgumentParser
import TesseraProjects

/// The command `tessera`.
@main
struct Tessera: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tessera", abstract: "Builds, runs and tests iOS projects on Linux.")
}
