import Foundation
import TestSupport
import XCTest

@testable import WindowHost

/// A base class for tests on a Wayland compositor, which runs in a window at the top left of the test X server. SDL requires a keyboard
/// and a mouse, which the compositor takes from the X server.
@preconcurrency @MainActor
class WaylandTestCase: XCTestCase {
  private var compositor: Process?
  private var folder: URL?
  private var oldFolder: String?

  override func tearDown() async throws {
    endCompositor()
    guard let folder else { return }
    unsetenv("WAYLAND_DISPLAY")
    if let oldFolder { setenv("XDG_RUNTIME_DIR", oldFolder, 1) } else { unsetenv("XDG_RUNTIME_DIR") }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Ends the compositor, also while it has clients.
  func endCompositor() {
    compositor?.terminate()
    compositor?.waitUntilExit()
    compositor = nil
  }

  /// Starts a compositor and returns the environment of its clients. Skips the test if there is none.
  func startCompositor(_ options: [String] = ["--width=1000", "--height=700"]) throws -> [String: String] {
    let display = try TestDisplay.get()
    guard let path = TestDisplay.find("weston") else { throw XCTSkip("weston is not installed") }
    // The compositor learns where the pointer is when the pointer enters its window.
    try display.xdotool("mousemove", "1200", "780")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(getpid())")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    oldFolder = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"]
    self.folder = folder
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments =
      [
        "--backend=x11-backend.so", "--use-pixman", "--socket=test", "--idle-time=0", "--no-config",
      ] + options
    process.environment = ["XDG_RUNTIME_DIR": folder.path, "PATH": "/usr/bin:/bin", "DISPLAY": display.name]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.runUntilTestsEnd()
    compositor = process
    let socket = folder.appendingPathComponent("test").path
    let end = Date(timeIntervalSinceNow: WindowHost.timeout)
    // The socket exists before the compositor listens to it.
    while !DisplayProbe.canConnect(to: socket), process.isRunning, Date() < end { usleep(10_000) }
    guard DisplayProbe.canConnect(to: socket) else { throw XCTSkip("weston did not start") }
    setenv("XDG_RUNTIME_DIR", folder.path, 1)
    setenv("WAYLAND_DISPLAY", "test", 1)
    return ["XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": "test", "SDL_VIDEODRIVER": "wayland"]
  }
}
