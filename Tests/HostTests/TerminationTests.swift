import Foundation
import UIKitTesting
import XCTest

/// When the desktop, `kill` or Ctrl+C terminates an application with a window, its delegates are notified, so that it
/// can save its state.
///
/// UIKit calls `sceneDidDisconnect(_:)` and `applicationWillTerminate(_:)` when the system terminates an application in
/// the foreground. Users usually leave an application with the home gesture, which moves it to the background. Many
/// applications save their data only then, such as the public application Chess. Apple, `applicationWillTerminate(_:)`:
/// "This method lets your app know that it is about to be terminated and purged from memory entirely. You should use
/// this method to perform any final clean-up tasks".
@preconcurrency @MainActor
final class TerminationTests: XCTestCase {
  private var folder: URL!

  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("termination-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() async throws { try? FileManager.default.removeItem(at: folder) }

  func testASignal_endsAnApplicationInAWindowInOrder() throws {
    let display = try TestDisplay.get()
    for (number, name) in [(SIGTERM, "SIGTERM"), (SIGINT, "SIGINT")] {
      let file = folder.appendingPathComponent(name)
      let program = try GalleryProcess(
        on: display, arguments: [file.path], size: (width: 200, height: 100), program: "TerminationProbe")
      defer { program.end() }
      XCTAssertFalse(FileManager.default.fileExists(atPath: file.path), "\(name): nothing has ended yet")
      program.send(number)
      XCTAssertTrue(program.wait { !program.isRunning }, "\(name) ends the program")
      guard !program.isRunning else { return }
      XCTAssertEqual(program.status, 0, "\(name): the status that the program returns, not the number of the signal")
      let callbacks = try? String(contentsOf: file, encoding: .utf8)
      // iOS writes user defaults by itself; an application need not call synchronize().
      let defaults = URL(fileURLWithPath: try XCTUnwrap(GalleryProcess.environment["XDG_CONFIG_HOME"]))
      let stored = try Data(contentsOf: defaults.appendingPathComponent("TerminationProbe.plist"))
      let entries = try PropertyListSerialization.propertyList(from: stored, format: nil) as? [String: Any]
      XCTAssertEqual(entries?["probe"] as? String, "kept", name)
      XCTAssertEqual(callbacks, "sceneDidEnterBackground\nsceneDidDisconnect\napplicationWillTerminate\n", name)
    }
  }
}
