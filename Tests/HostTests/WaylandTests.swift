import CoreGraphics
import Foundation
import RuntimeInterface
import WindowHost
import XCTest

/// The same host on a Wayland compositor, which itself runs in a window of the tests' X server (SDL wants a keyboard and
/// a mouse to be there).
@preconcurrency @MainActor
final class WaylandTests: XCTestCase {
  private var compositor: Process?
  private var folder: URL?

  override func tearDown() async throws {
    compositor?.terminate()
    compositor?.waitUntilExit()
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  private func startCompositor() throws -> [String: String] {
    let display = try TestDisplay.get()
    guard let path = TestDisplay.find("weston") else { throw XCTSkip("weston is not installed") }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(getpid())")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    self.folder = folder
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [
      "--backend=x11-backend.so", "--use-pixman", "--width=1000", "--height=700", "--socket=test", "--idle-time=0",
      "--no-config",
    ]
    process.environment = ["XDG_RUNTIME_DIR": folder.path, "PATH": "/usr/bin:/bin", "DISPLAY": display.name]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    compositor = process
    let socket = folder.appendingPathComponent("test").path
    for _ in 0..<100 where !FileManager.default.fileExists(atPath: socket) { usleep(30_000) }
    guard FileManager.default.fileExists(atPath: socket) else { throw XCTSkip("weston did not start") }
    setenv("XDG_RUNTIME_DIR", folder.path, 1)
    setenv("WAYLAND_DISPLAY", "test", 1)
    return ["XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": "test", "SDL_VIDEODRIVER": "wayland"]
  }

  func testWindowOnWayland() throws {
    let environment = try startCompositor()
    let before = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"]
    defer {
      unsetenv("WAYLAND_DISPLAY")
      if let before { setenv("XDG_RUNTIME_DIR", before, 1) } else { unsetenv("XDG_RUNTIME_DIR") }
    }
    let host = try WindowHost(environment: environment)
    let recorder = HostRecorder()
    host.delegate = recorder
    let window = try host.openWindow(title: "test", size: CGSize(width: 300, height: 200))
    let end = Timer(fire: Date(timeIntervalSinceNow: 5), interval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { host.stop() }
    }
    RunLoop.main.add(end, forMode: .common)
    recorder.onFrame = {
      let surface = window.surface
      let target = surface.beginDrawing()
      memset(target.base, 0x55, target.bytesPerRow * target.height)
      if recorder.frames.count > 1 {
        surface.copy(PixelRect(x: 0, y: 10, width: target.width, height: target.height - 10), dx: 0, dy: -10)
      }
      surface.present([PixelRect(x: 0, y: 0, width: target.width, height: target.height)])
      if recorder.frames.count == 10 { window.resize(to: CGSize(width: 320, height: 240)) }
      if recorder.frames.count >= 20 && window.size.width == 320 { host.stop() } else { host.requestFrame() }
    }
    host.requestFrame()
    host.run()
    end.invalidate()
    XCTAssertGreaterThanOrEqual(recorder.frames.count, 20)
    XCTAssertEqual(window.size, CGSize(width: 320, height: 240))
    XCTAssertEqual(window.surface.pixelWidth, 320)
    XCTAssertGreaterThan(recorder.resizes, 0)
    window.close()
  }
}
