import ArgumentParser
import TesseraProjects

/// `tessera new`: creates a project that builds with Xcode for iOS and with Tessera for Linux.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Creates a project that builds with Xcode for iOS and with tessera on Linux.",
    discussion: "The project has the format of Xcode 16. Its code does not depend on Tessera.")

  @Argument(help: "The name of the project and of the folder that is created.")
  var name: String

  @Option(help: "The beginning of the bundle identifier.")
  var organization = "org.example"

  func run() throws {
    try reporting {
      let folder = try NewProject.write(name, in: Paths.absolute("."), organization: organization)
      print("\(folder)\nRun it: tessera run \(name)\nTest it: tessera test \(name)")
    }
  }
}
