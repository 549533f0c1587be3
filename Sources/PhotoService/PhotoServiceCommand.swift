import ArgumentParser
import Foundation
import Gallery
import PhotoServing
import RuntimeInterface

/// `PhotoService`: serves photos over HTTP to programs on this machine.
@main
struct PhotoServiceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "PhotoService",
    abstract: "Serve photos over HTTP, on the loopback address alone.",
    discussion: """
      Without a FOLDER sixty drawn samples are served. What can be asked is said at the address that is printed, and in
      docs/photo-service.md.
      """)

  @Argument(help: ArgumentHelp("Folders with photos.", valueName: "folder"))
  var folders: [String] = []

  @Option(help: "The port; 0 is any that is free.")
  var port: UInt16 = 0

  func run() async throws {
    var shelf = PhotoShelf.samples
    if !folders.isEmpty {
      shelf = PhotoShelf(folders: folders.map { URL(fileArgument: $0) })
      for problem in shelf.problems { StandardStream.error.writeLine("PhotoService: \(problem)") }
      guard shelf.count > 0 else {
        StandardStream.error.writeLine("PhotoService: no photos in \(folders.joined(separator: ", "))")
        throw ExitCode.failure
      }
    }
    let server: PhotoServer
    do {
      server = try await PhotoServer.start(PhotoService(shelf), port: port)
    } catch {
      StandardStream.error.writeLine("PhotoService: port \(port) is not available: \(error)")
      throw ExitCode.failure
    }
    StandardStream.output.writeLine("\(shelf.count) photos at \(server.url)")
    await server.wait()
  }
}
