import ArgumentParser
import Foundation
import TesseraProjects

/// The options of the commands that build.
struct ProjectOptions: ParsableArguments {
  @Argument(help: "The project: an .xcodeproj, an .xcworkspace, a package or a folder.")
  var path = "."

  @Option(help: "The target. Default: the application, or the target of the scheme.")
  var target: String?

  @Option(help: "The Xcode scheme with the targets to run or to test.")
  var scheme: String?

  @Option(help: "A folder with copies of package repositories: owner+name/repo, owner/name or name.")
  var mirror: [String] = []

  @Option(help: "The folder for the generated package. Default: a folder in the cache.")
  var output: String?

  @Option(help: "The Tessera checkout. Default: the checkout that contains this command.")
  var tessera: String?

  @Flag(help: "Download no packages.")
  var offline = false

  @Flag(help: "Show what was left out of the project, and code that behaves differently.")
  var verbose = false

  @Argument(parsing: .postTerminator, help: "Arguments of swift build, after --.")
  var arguments: [String] = []

  func builder() throws -> Builder {
    var options = Builder.Options()
    options.target = target
    options.scheme = scheme
    options.mirrors = mirror + (ProcessInfo.processInfo.environment["TESSERA_MIRROR"].map { [$0] } ?? [])
    options.output = output
    options.arguments = arguments
    options.allowsNetwork = !offline
    return Builder(locations: try Locations(checkout: tessera), options: options)
  }

  /// Reads the project, writes its package, and prints the notes about it.
  func prepare(_ builder: Builder, for purpose: ProjectLoader.Purpose) throws -> Builder.Prepared {
    let prepared = try builder.prepare(path, for: purpose)
    let notes = prepared.result.notes
    let diagnostics = prepared.result.diagnostics
    for diagnostic in diagnostics where verbose || diagnostic.severity == .error { builder.say("\(diagnostic)") }
    for note in notes where verbose || note.isAlwaysShown { builder.say("\(note)") }
    let hidden = notes.count { !$0.isAlwaysShown } + diagnostics.count { $0.severity != .error }
    builder.say(
      "\(prepared.main.name): \(prepared.result.targets.count) targets, "
        + "\(prepared.result.targets.reduce(0) { $0 + $1.sources.count }) files, \(prepared.result.written) written "
        + "(\(String(format: "%.1f", prepared.seconds)) s)"
        + (verbose || hidden == 0 ? "" : "; \(hidden) notes, shown with --verbose"))
    return prepared
  }
}
