import ArgumentParser
import Foundation
import Gallery
import UIKit
import UIKitTesting

/// The Gallery without a display: starts it on a stepped clock, does what the script says, writes the picture.
@MainActor struct SnapshotRun {
  let file: URL
  let size: CGSize
  let scale: Double
  let at: Double
  let script: String?

  /// Longest wait for folders and pictures, in seconds of real time.
  private static let patience: TimeInterval = 60

  func run() throws {
    let steps = try script.map { try TestScript(contentsOf: URL(fileURLWithPath: $0)) }
    let delegate = GalleryDelegate()
    let application = TestApplication(size: size, scale: scale, isDark: true, delegate: delegate)
    defer { application.close() }
    application.frame()
    try application.wait(until: { delegate.isLibraryShown }, limit: Self.patience, "reading the folders")
    application.wait(at)
    try pictures(application, delegate)
    if let steps {
      try application.run(steps)
      try pictures(application, delegate)
    }
    do {
      try application.snapshot().write(to: file)
    } catch {
      throw ValidationError("\(file.path) cannot be written: \(error)")
    }
  }

  /// Waits for the pictures on the screen, and for the frame that shows them.
  private func pictures(_ application: TestApplication, _ delegate: GalleryDelegate) throws {
    application.frame()
    try application.wait(
      until: { delegate.loader.pendingCount == 0 }, limit: Self.patience, "loading the pictures on the screen")
    application.frame()
    application.frame()
  }
}
