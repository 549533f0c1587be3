import CX11
import CoreGraphics
import Foundation
import UIKitTesting
import TestSupport
import XCTest

/// An X server for the tests, with a free display number, and functions that read its screen.
@MainActor
final class TestDisplay {
  /// The display of all tests in the process. SDL keeps its connection until the process ends.
  static let shared: Result<TestDisplay, any Error> = Result {
    // The cursors of the X server itself, because a desktop theme may have the same picture for two shapes.
    setenv("XCURSOR_PATH", "/nonexistent", 1)
    let display = try TestDisplay(endsByItself: true)
    setenv("DISPLAY", display.name, 1)
    unsetenv("WAYLAND_DISPLAY")
    unsetenv("SDL_VIDEODRIVER")
    let pid = display.server.processIdentifier
    TestDisplay.serverPID = pid
    atexit { kill(TestDisplay.serverPID, SIGTERM) }
    return display
  }

  struct Missing: Error, CustomStringConvertible { let description: String }

  let name: String
  let display: OpaquePointer
  private let server: Process

  /// Returns the display, or skips the test if there is none.
  static func get() throws -> TestDisplay {
    switch shared {
    case .success(let display): return display
    case .failure(let error): throw XCTSkip("no X server for tests: \(error)")
    }
  }

  /// Starts a server. It exits with its last client, or `end()` stops it while clients are connected.
  convenience init(endsByItself: Bool) throws {
    guard let path = TestDisplay.find("Xvfb") else { throw Missing(description: "Xvfb is not installed") }
    try self.init(
      program: path,
      arguments: ["-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-br"]
        + (endsByItself ? ["-terminate"] : ["-noreset"]))
  }

  /// Starts any X server with a screen of 1280 × 800 pixels.
  init(program: String, arguments: [String]) throws {
    // Windows of other programs may disappear at any time. By default, Xlib would end the program after a request for
    // one.
    XSetErrorHandler { @Sendable _, _ in 0 }
    let pipe = Pipe()
    server = Process()
    server.executableURL = URL(fileURLWithPath: program)
    server.arguments = arguments
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try server.runUntilTestsEnd()
    let number = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard !number.isEmpty else { throw Missing(description: "\(program) did not start") }
    name = ":" + number
    guard let display = XOpenDisplay(name) else {
      server.terminate()
      throw Missing(description: "\(program) cannot be reached")
    }
    self.display = display
    // On a slow machine, a key would repeat between its press and its release.
    XAutoRepeatOff(display)
    XSync(display, 0)
  }

  /// Stops the server while clients are connected. The display cannot be used afterwards.
  func end() {
    XCloseDisplay(display)
    server.terminate()
    server.waitUntilExit()
  }

  nonisolated(unsafe) private static var serverPID: Int32 = 0

  static func find(_ program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Returns the color of a pixel on the screen as `0xRRGGBB`.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    XSync(display, 0)
    guard let image = XGetImage(display, XDefaultRootWindow(display), Int32(x), Int32(y), 1, 1, UInt.max, ZPixmap)
    else { return .max }
    defer { _ = image.pointee.f.destroy_image(image) }
    return UInt32(image.pointee.f.get_pixel(image, 0, 0)) & 0xffffff
  }

  /// Returns the contents of a part of the screen, without the mouse cursor.
  func picture(x: Int, y: Int, width: Int, height: Int) -> Snapshot {
    XSync(display, 0)
    let pixels = PixelBuffer(width: width, height: height, hasAlpha: false)
    guard
      let image = XGetImage(
        display, XDefaultRootWindow(display), Int32(x), Int32(y), UInt32(width), UInt32(height), UInt.max, ZPixmap)
    else { return Snapshot(pixels: pixels) }
    defer { _ = image.pointee.f.destroy_image(image) }
    // The screen has 24 bits per pixel stored in 32 (see the server's arguments).
    for row in 0..<height {
      memcpy(
        pixels.base + row * pixels.bytesPerRow, image.pointee.data + row * Int(image.pointee.bytes_per_line), width * 4)
    }
    pixels.makeOpaqueIfNeeded()
    return Snapshot(pixels: pixels)
  }

  /// Moves the mouse, presses keys and so on, with the server's test extension. All actions have been performed when
  /// the method returns.
  func xdotool(_ arguments: String...) throws { try xdotool(arguments) }

  /// Performs several commands in one run, without delays between them.
  ///
  /// - Parameter served: Indicates whether the main run loop runs meanwhile, so that an application in this process
  ///   receives events over time. Otherwise it receives all at once afterwards, on any machine.
  func xdotool(_ arguments: [String], served: Bool = false) throws {
    guard let path = TestDisplay.find("xdotool") else { throw XCTSkip("xdotool is not installed") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": name]) { _, new in new }
    process.standardError = FileHandle.nullDevice
    let hasEnded = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in hasEnded.signal() }
    try process.run()
    // `waitUntilExit` runs the run loop.
    if served { process.waitUntilExit() } else { hasEnded.wait() }
  }

  /// Returns the process of a window, as specified by the window's property.
  func process(of window: Window) -> Int32? {
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var bytes: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, XInternAtom(display, "_NET_WM_PID", 0), 0, 1, 0, 0, &type, &format, &count, &rest, &bytes)
    defer { if let bytes { XFree(bytes) } }
    // Values of 32 bits are stored in longs.
    guard status == 0, format == 32, count == 1, let bytes else { return nil }
    return Int32(truncatingIfNeeded: UnsafeRawPointer(bytes).load(as: Int.self))
  }

  /// Creates a white window of another client above all others.
  func coveringWindow(x: Int, y: Int, width: Int, height: Int) -> Window {
    let window = XCreateSimpleWindow(
      display, XDefaultRootWindow(display), Int32(x), Int32(y), UInt32(width), UInt32(height), 0, 0, 0xffffff)
    XMapRaised(display, window)
    XSync(display, 0)
    return window
  }

  func remove(_ window: Window) {
    XDestroyWindow(display, window)
    XSync(display, 0)
  }
}
