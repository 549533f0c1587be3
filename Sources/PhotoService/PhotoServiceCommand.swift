import ArgumentParser
import Foundation
import Gallery
import PhotoServing
import RuntimeInterface

/// The command `PhotoService`, which serves photos over HTTP to applications on the same machine.
@main
struct PhotoServiceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "PhotoService",
    abstract: "Serve photos over HTTP on the loopback address.",
    discussion: """
      Without a FOLDER the service has sixty drawn samples. The printed address describes the requests, as does
      docs/photo-service.md.
      """)

  @Argument(help: ArgumentHelp("Folders with photos.", valueName: "folder"))
  var folders: [String] = []

  @Option(help: "The port, or 0 for any free one.")
  var port: UInt16 = 0

  func run() async throws {
    var catalog = PhotoCatalog.samples
    if !folders.isEmpty {
      catalog = PhotoCatalog(folders: folders.map { URL(fileArgument: $0) })
      for problem in catalog.problems { StandardStream.error.writeLine("PhotoService: \(problem)") }
      guard catalog.count > 0 else {
        StandardStream.error.writeLine("PhotoService: there are no photos in \(folders.joined(separator: ", "))")
        throw ExitCode.failure
      }
    }
    let server: PhotoServer
    do {
      server = try await PhotoServer.start(PhotoService(catalog), port: port)
    } catch {
      StandardStream.error.writeLine("PhotoService: cannot use port \(port): \(error)")
      throw ExitCode.failure
    }
    StandardStream.output.writeLine("\(catalog.count) photos at \(server.url)")
    await server.wait()
  }
}
