import ArgumentParser
import Examples
import Foundation
import Gallery
import GalleryLibrary
import PhotoServing
import RuntimeInterface
import UIKit

/// The command `gallery`. The command shows folders of photos in a window or a browser, or writes an image of the window to a file.
@main
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Browse your photos by time, folders, albums and favourites.",
    discussion: """
      The photos in a FOLDER and in all folders in it (JPEG, PNG, WebP, GIF and TIFF; AVIF, HEIC and JPEG XL with \
      their loaders) are added to your library, which also contains your Pictures folder. Folders are added and \
      removed in the sidebar, too. While there are no photos in \
      these, the system's wallpapers or samples are shown.

      In the window: click a photo to see it large; Escape or the Back button goes back, the arrow keys go to the next \
      and the previous photo, F makes a photo a favourite.

      Without a display the photos are shown in a browser. The program then prints the address of the page, how to \
      reach it from another machine, and how to stop. TESSERA_HOST=window, web or headless overrides the choice; \
      headless writes a picture and prints its path.

      A FOLDER that is missing, unreadable or without photos is reported on standard error (and in the window, if \
      there is nothing else to show), as is an unreadable folder in it; the others are shown. With --snapshot, if no \
      FOLDER has photos or the picture cannot be written, the exit status is 1. Invalid options exit with status \
      64.

      The index of your photos is in ~/.cache/tessera-gallery (XDG_CACHE_HOME) and may be deleted at any time. \
      Favourites and albums are in ~/.local/share/tessera-gallery (XDG_DATA_HOME). Without a home folder, they end with \
      the program. Thumbnails are read from and written to ~/.cache/thumbnails, which other programs use too.

      --examples lists small programs that each teach one topic of collection views; --example NAME opens one \
      instead of your photos (docs/examples).
      """)

  @Argument(help: ArgumentHelp("Folders with photos.", valueName: "folder"))
  var folders: [String] = []

  @Option(help: ArgumentHelp("Write a picture of the window and exit; needs no display.", valueName: "file.png"))
  var snapshot: String?

  @Option(help: ArgumentHelp("Size of the window in points, for --snapshot.", valueName: "WxH"))
  var size = PointSize(width: 1000, height: 700)

  @Flag(help: "Use dark colors, for --snapshot.")
  var dark = false

  @Option(help: "Pixels per point, for --snapshot: 1, 1.25, 1.5, 2 or 3.")
  var scale: Double = 2

  @Option(help: ArgumentHelp("Seconds after the start at which the picture is taken.", valueName: "seconds"))
  var at: Double = 0.5

  @Option(
    help: ArgumentHelp(
      "Steps to perform before the picture is taken, one per line: tap X Y, drag X Y X Y S, wheel X Y N, key NAME, "
        + "wait S, snapshot FILE, resize W H (docs/testing.md).", valueName: "file"))
  var script: String?

  @Flag(help: "List the examples and exit.")
  var examples = false

  @Option(help: ArgumentHelp("Open an example by its name in the list.", valueName: "name"))
  var example: String?

  @Option(
    help: ArgumentHelp(
      "Address of a photo service for examples that load photos. Without it, a service is started.",
      valueName: "url"))
  var service: String?

  func validate() throws {
    if let service {
      let url = URL(string: service)
      guard ["http", "https"].contains(url?.scheme), url?.host?.isEmpty == false else {
        throw ValidationError("--service is \"\(service)\", but must be an address such as http://127.0.0.1:8080/")
      }
      guard example.flatMap(Example.named)?.needsPhotoService == true else {
        throw ValidationError("--service is only valid with an --example that loads photos")
      }
    }
    if let example {
      guard Example.named(example) != nil else {
        throw ValidationError("there is no example named \"\(example)\"; use --examples to list the examples")
      }
      guard folders.isEmpty else { throw ValidationError("--example \(example) cannot be combined with folders") }
    }
    guard (0.5...8).contains(scale) else { throw ValidationError("--scale is \(scale), but must be between 0.5 and 8") }
    guard at >= 0, at <= 3600 else { throw ValidationError("--at is \(at), but must be between 0 and 3600 seconds") }
    if script != nil && snapshot == nil { throw ValidationError("--script is only valid with --snapshot") }
    if dark && snapshot == nil { throw ValidationError("--dark is only valid with --snapshot") }
  }

  func run() throws {
    // ArgumentParser calls this method from `main`, which runs on the main thread.
    try MainActor.assumeIsolated { try start() }
  }

  @MainActor private func start() throws {
    if examples {
      Self.printExamples()
      return
    }
    var configuration = GalleryConfiguration()
    configuration.folders = folders.map { URL(fileArgument: $0).standardizedFileURL }
    // A snapshot is created with a library and thumbnails of its own, so that no file is left behind.
    if snapshot == nil {
      configuration.location = LibraryDatabase.Location.standard()
      configuration.thumbnails = ThumbnailStore()
      configuration.recentFiles = RecentFiles.folder()
      if configuration.location == nil, example == nil {
        Self.writeError("there is no home folder (HOME), so favourites and albums of this session are not saved")
      }
    }
    GalleryDelegate.configuration = configuration
    if shownExample?.needsPhotoService == true { try findPhotoService() }
    if let snapshot {
      let file = URL(fileURLWithPath: snapshot)
      try writeSnapshot(
        SnapshotRun(
          file: file, size: size.size, scale: scale, isDark: dark, time: at, script: script, example: shownExample))
      return
    }
    guard ProcessInfo.processInfo.environment["TESSERA_HOST"] != "headless" else {
      let file = Self.unnamedPicture
      try writeSnapshot(
        SnapshotRun(
          file: file, size: size.size, scale: scale, isDark: false, time: at, script: nil, example: shownExample))
      Self.writeError("TESSERA_HOST=headless shows no window; an image of the window was written to \(file.path)")
      return
    }
    GalleryDelegate.configuration.indexingDelay = 0.3
    let delegate: any UIApplicationDelegate = shownExample?.makeDelegate() ?? GalleryDelegate()
    // The library is opened while the host connects to the display.
    let library = (delegate as? GalleryDelegate)?.library
    library?.open()
    let host: any RuntimeInterface.Host
    do {
      host = try ApplicationStart.chooseHost()
    } catch {
      Self.writeError("\(error)")
      throw ExitCode.failure
    }
    if shownExample == nil { ApplicationStart.setInfoDictionary(GalleryDelegate.information) }
    library?.finishOpening(waiting: 0.05)
    Foundation.exit(ApplicationStart.run(delegate: delegate, on: host))
  }

  /// Sets the photo service for the example. This is the service at the address that the user specified, or a new
  /// service that ends with the process.
  @MainActor private func findPhotoService() throws {
    if let service {
      PhotoWeb.service = URL(string: service)
    } else if PhotoWeb.service == nil {
      PhotoWeb.service = try PhotoServer.startAndWait(PhotoService(.samples)).url
    }
  }

  @MainActor private var shownExample: Example? { example.flatMap(Example.named) }

  /// Prints the names and summaries of all examples in columns.
  private static func printExamples() {
    let width = Example.all.map(\.name.count).max() ?? 0
    for example in Example.all {
      StandardStream.output.writeLine(
        example.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + example.summary)
    }
  }

  /// Writes the image of the window. If that fails, prints the reason and exits with status 1.
  @MainActor private func writeSnapshot(_ run: SnapshotRun) throws {
    do {
      try run.run()
    } catch let error as SnapshotRun.SnapshotError {
      Self.writeError(error.description)
      throw ExitCode.failure
    }
  }

  /// The image file to write if the user specified none. The file is in the current directory, or in the temporary directory if the
  /// current one is not writable.
  private static var unnamedPicture: URL {
    let files = FileManager.default
    let fileURL = URL(fileURLWithPath: "gallery.png")
    let writtenPath = files.fileExists(atPath: fileURL.path) ? fileURL.path : files.currentDirectoryPath
    return files.isWritableFile(atPath: writtenPath)
      ? fileURL : files.temporaryDirectory.appendingPathComponent("gallery.png")
  }

  static func writeError(_ text: String) { StandardStream.error.writeLine("gallery: \(text)") }
}
