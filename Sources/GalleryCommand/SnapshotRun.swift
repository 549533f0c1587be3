import ArgumentParser
import Examples
import Foundation
import Gallery
import UIKit
import UIKitTesting

/// Runs the Gallery without a display on a stepped clock. The run performs the steps of a script, and writes an image of the window.
@MainActor struct SnapshotRun {
  let file: URL
  let size: CGSize
  let scale: Double
  /// Indicates whether dark colors are used.
  let isDark: Bool
  let time: Double
  let script: String?
  /// The example to show instead of photos, or `nil` to show photos.
  let example: Example?

  /// An error that contains the reason, in one line, why no image was written.
  struct SnapshotError: Error, CustomStringConvertible { let description: String }

  /// The maximum time to wait for folders and pictures, in seconds of real time.
  private static let timeout: TimeInterval = 60

  func run() throws {
    // The file is checked before the Gallery starts, so that an error is reported early.
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    if let reason = Self.obstacle(file) {
      throw SnapshotError(description: "cannot write \(file.path): \(reason)")
    }
    let scriptSteps = try script.map { try TestScript(contentsOf: URL(fileURLWithPath: $0)) }
    if let example {
      try run(example, scriptSteps)
      return
    }
    let delegate = GalleryDelegate()
    let application = TestApplication(size: size, scale: scale, isDark: isDark, font: .system, delegate: delegate)
    defer { application.close() }
    application.frame()
    try application.wait(until: { delegate.isLibraryShown }, limit: Self.timeout, "reading the folders")
    guard delegate.hasPhotos || GalleryDelegate.configuration.folders.isEmpty else {
      throw SnapshotError(description: "there are no photos to show, so no picture was written")
    }
    application.isLoading = { delegate.loader.pendingCount > 0 || delegate.library.lateReadingCount > 0 }
    application.wait(time)
    try waitForPictures(application, delegate)
    if let scriptSteps {
      try application.run(scriptSteps)
      try waitForPictures(application, delegate)
    }
    try write(application)
  }

  private func run(_ example: Example, _ scriptSteps: TestScript?) throws {
    let application = TestApplication(
      size: size, scale: scale, isDark: isDark, font: .system, delegate: example.makeDelegate())
    defer { application.close() }
    application.isLoading = { Loading.count > 0 }
    application.frame()
    application.wait(time)
    try waitUntilLoaded(application)
    if let scriptSteps {
      try application.run(scriptSteps)
      try waitUntilLoaded(application)
    }
    try write(application)
  }

  /// Waits until the example has loaded and shown its photos.
  private func waitUntilLoaded(_ application: TestApplication) throws {
    guard Loading.count > 0 else { return }
    try application.wait(until: { Loading.count == 0 }, limit: Self.timeout, "loading the photos")
    try application.waitUntilIdle()
  }

  private func write(_ application: TestApplication) throws {
    do {
      try application.snapshot().write(to: file)
    } catch {
      throw SnapshotError(description: "cannot write \(file.path): \(Self.reason(error, file))")
    }
  }

  /// Returns the reason why a file cannot be created, or `nil` if there is no known reason.
  private static func obstacle(_ file: URL) -> String? {
    var isFolder: ObjCBool = false
    let folder = file.deletingLastPathComponent().path
    if !FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) {
      return "the folder \(folder) does not exist"
    }
    if !isFolder.boolValue { return "\(folder) is not a folder" }
    if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue {
      return "it is a folder"
    }
    return nil
  }

  private static func reason(_ error: any Error, _ file: URL) -> String {
    if let obstacle = obstacle(file) { return obstacle }
    let code = (error as? CocoaError)?.code
    if code == .fileWriteNoPermission { return "no permission" }
    if code == .fileWriteOutOfSpace { return "the disk is full" }
    return error.localizedDescription
  }

  /// Waits until the visible pictures are loaded and a frame with them has been drawn.
  private func waitForPictures(_ application: TestApplication, _ delegate: GalleryDelegate) throws {
    application.frame()
    try application.wait(
      until: { delegate.loader.pendingCount == 0 && delegate.library.lateReadingCount == 0 }, limit: Self.timeout,
      "loading the pictures on the screen")
    application.frame()
    application.frame()
  }
}
