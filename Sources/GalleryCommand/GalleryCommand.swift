import ArgumentParser
import Examples
import Foundation
import Gallery
import PhotoServing
import RuntimeInterface
import UIKit

/// `gallery`: shows folders of photos in a window or a browser, or writes a picture of what the window would show.
@main
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Browse your photos as stacks, albums and large pictures.",
    discussion: """
      Each sub-folder of a FOLDER becomes a stack, and photos that lie loose in it are sorted by month (JPEG, PNG, \
      WebP, GIF). A FOLDER with nothing but one sub-folder of albums stands for that one. Without a FOLDER your \
      Pictures are shown, else the system's wallpapers, else samples.

      In the window: click a stack to open it, a photo to see it large; Escape or the arrow at the top goes back, \
      the arrow keys go to the next photo.

      Without a display it is shown in a browser: the address of its page is printed, how to reach it from another \
      machine, and how to stop. TESSERA_HOST=window, web or headless decides by hand; headless writes a picture, and \
      says where.

      A FOLDER that is missing, cannot be read or holds no photos is named on standard error (and in the window, \
      where there is nothing else to show), and so is a folder in it that cannot be read; the others are shown. When a picture is to be written and no FOLDER has \
      photos, none is written and the status is 1, as for a picture that cannot be written. Wrong options end with \
      64.

      What the headers of photos say is kept in ~/.cache/tessera-gallery (XDG_CACHE_HOME), so that later starts are \
      quick; it may be deleted at any time.

      --examples lists small programs that teach collection views one thing at a time; --example NAME opens one \
      instead of your photos (docs/examples).
      """)

  @Argument(help: ArgumentHelp("Folders with photos.", valueName: "folder"))
  var folders: [String] = []

  @Option(help: ArgumentHelp("Write a picture of the window and exit; needs no display.", valueName: "file.png"))
  var snapshot: String?

  @Option(help: ArgumentHelp("Size of the window in points, for --snapshot.", valueName: "WxH"))
  var size = PointSize(width: 1000, height: 700)

  @Flag(help: "Dark colours, for --snapshot of an example.")
  var dark = false

  @Option(help: "Pixels a point, for --snapshot: 1, 1.25, 1.5, 2 or 3.")
  var scale: Double = 2

  @Option(help: ArgumentHelp("Seconds after the start at which the picture is taken.", valueName: "seconds"))
  var at: Double = 0.5

  @Option(
    help: ArgumentHelp(
      "Things to do before the picture is taken, one a line: tap X Y, drag X Y X Y S, wheel X Y N, key NAME, wait S, "
        + "snapshot FILE, resize W H (docs/testing.md).", valueName: "file"))
  var script: String?

  @Flag(help: "List the worked examples and exit.")
  var examples = false

  @Option(help: ArgumentHelp("Open a worked example, by its name in the list.", valueName: "name"))
  var example: String?

  @Option(
    help: ArgumentHelp(
      "Address of a photo service for the examples that load photos; without it one is started for them.",
      valueName: "url"))
  var service: String?

  func validate() throws {
    if let service {
      let url = URL(string: service)
      guard ["http", "https"].contains(url?.scheme), url?.host?.isEmpty == false else {
        throw ValidationError("--service \(service): must be an address such as http://127.0.0.1:8080/")
      }
      guard example.flatMap(Example.named)?.needsPhotoService == true else {
        throw ValidationError("--service is for examples that load photos")
      }
    }
    if let example {
      guard Example.named(example) != nil else {
        throw ValidationError("--example \(example): there is none of that name; --examples lists them")
      }
      guard folders.isEmpty else { throw ValidationError("--example \(example) shows no folders") }
    }
    guard (0.5...8).contains(scale) else { throw ValidationError("--scale \(scale): must be between 0.5 and 8") }
    guard at >= 0, at <= 3600 else { throw ValidationError("--at \(at): must be between 0 and 3600 seconds") }
    if script != nil && snapshot == nil { throw ValidationError("--script is for --snapshot") }
    if dark && (snapshot == nil || example == nil) { throw ValidationError("--dark is for --snapshot of an example") }
  }

  func run() throws {
    // ArgumentParser calls from main, which is the main thread.
    try MainActor.assumeIsolated { try start() }
  }

  @MainActor private func start() throws {
    if examples {
      Self.list()
      return
    }
    var configuration = GalleryConfiguration()
    configuration.folders = folders.map { URL(fileArgument: $0).standardizedFileURL }
    // A picture of what is there takes the time that it takes, and leaves nothing behind.
    if snapshot == nil { configuration.indexFile = PhotoIndex.standardFile() }
    GalleryDelegate.configuration = configuration
    if shownExample?.needsPhotoService == true { try findPhotoService() }
    if let snapshot {
      let file = URL(fileURLWithPath: snapshot)
      try picture(
        SnapshotRun(
          file: file, size: size.size, scale: scale, isDark: dark, at: at, script: script, example: shownExample))
      return
    }
    guard ProcessInfo.processInfo.environment["TESSERA_HOST"] != "headless" else {
      let file = Self.unnamedPicture
      try picture(
        SnapshotRun(
          file: file, size: size.size, scale: scale, isDark: false, at: at, script: nil, example: shownExample))
      Self.say("TESSERA_HOST=headless: there is no window. The picture of it is \(file.path)")
      return
    }
    let host: any RuntimeInterface.Host
    do {
      host = try ApplicationStart.chooseHost()
    } catch {
      Self.say("\(error)")
      throw ExitCode.failure
    }
    let delegate: any UIApplicationDelegate = shownExample?.makeDelegate() ?? GalleryDelegate()
    Foundation.exit(ApplicationStart.run(delegate: delegate, on: host))
  }

  /// Sees to it that the example has a service to load from: the one that was named, else one of our own, which ends with
  /// the process.
  @MainActor private func findPhotoService() throws {
    if let service {
      PhotoWeb.service = URL(string: service)
    } else if PhotoWeb.service == nil {
      PhotoWeb.service = try PhotoServer.startAndWait(PhotoService(.samples)).url
    }
  }

  @MainActor private var shownExample: Example? { example.flatMap(Example.named) }

  /// Names and what they show, one a line, in columns.
  private static func list() {
    let width = Example.all.map(\.name.count).max() ?? 0
    for example in Example.all {
      StandardStream.output.writeLine(
        example.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + example.summary)
    }
  }

  /// Writes the picture, or says in one line why there is none and ends with 1.
  @MainActor private func picture(_ run: SnapshotRun) throws {
    do {
      try run.run()
    } catch let error as SnapshotRun.NoPicture {
      Self.say(error.description)
      throw ExitCode.failure
    }
  }

  /// Where a picture goes for which no file was named: the current folder or, where that cannot be written to, the one for
  /// temporary files.
  private static var unnamedPicture: URL {
    let files = FileManager.default
    let here = URL(fileURLWithPath: "gallery.png")
    let written = files.fileExists(atPath: here.path) ? here.path : files.currentDirectoryPath
    return files.isWritableFile(atPath: written) ? here : files.temporaryDirectory.appendingPathComponent("gallery.png")
  }

  static func say(_ text: String) { StandardStream.error.writeLine("gallery: \(text)") }
}
