import CX11
import Foundation
import UIKit
import UIKitTesting
import TestSupport
import XCTest

/// A process of the built Gallery, and its window on the test display.
@MainActor
final class GalleryProcess {
  struct Problem: Error, CustomStringConvertible { let description: String }

  /// Returns the file of the Gallery's program, or of another program of this package. It is next to the test bundle.
  static func program(_ name: String = "tessera-gallery") throws -> URL {
    let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let places = [executable.resolvingSymlinksInPath(), URL(fileURLWithPath: CommandLine.arguments[0])]
    for place in places {
      let program = place.deletingLastPathComponent().appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    }
    throw XCTSkip("\(name) is not built beside \(executable.path)")
  }

  /// Runs the Gallery without a display, and fails unless it exits with status 0.
  static func run(_ arguments: [String]) throws {
    let (status, text) = try outcome(arguments)
    guard status == 0 else { throw Problem(description: "tessera-gallery \(arguments) ended with \(status): \(text)") }
  }

  /// Runs the Gallery without a display, and returns its status and its output to standard error.
  static func outcome(_ arguments: [String], in folder: URL? = nil) throws -> (status: Int32, said: String) {
    let process = Process()
    process.executableURL = try program()
    process.arguments = arguments
    process.environment = environment.merging(["TESSERA_HOST": "headless"]) { $1 }
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  /// Starts the Gallery without a display and without an option for that, so that it serves browsers. Waits until it
  /// has printed the address.
  static func startServing(_ arguments: [String], in folder: URL) throws -> Serving {
    let process = Process()
    process.executableURL = try program()
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = folder
    return try Serving(process)
  }

  /// A program that serves browsers.
  @MainActor final class Serving {
    private let process: Process
    private let errors = Pipe()
    private(set) var said = ""

    fileprivate init(_ process: Process) throws {
      self.process = process
      let output = Pipe()
      process.standardOutput = output
      process.standardError = errors
      try process.runUntilTestsEnd()
      while !said.contains("Ctrl+C") {
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { break }
        said += String(decoding: more, as: UTF8.self)
      }
    }

    /// The printed address of the page.
    var address: URL? {
      said.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("http://") }.flatMap { URL(string: String($0)) }
    }

    var isRunning: Bool { process.isRunning }

    /// Sends the signal of Ctrl+C, and returns the status and the output to standard error.
    func interrupt() -> (status: Int32, complaints: String) {
      process.interrupt()
      let complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, complaints)
    }

    func end() { if process.isRunning { process.terminate() } }
  }

  /// An environment without displays, with folders of its own for the index, favourites and albums.
  static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("TESSERA_") && $0.key != "DISPLAY" && $0.key != "WAYLAND_DISPLAY"
    }
    environment["XDG_CACHE_HOME"] = cache.path
    environment["XDG_DATA_HOME"] = cache.appendingPathComponent("data").path
    environment["XDG_STATE_HOME"] = cache.appendingPathComponent("state").path
    environment["XDG_CONFIG_HOME"] = cache.appendingPathComponent("config").path
    return environment
  }

  /// The cache folder of the Gallery in these tests.
  static let cache = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-cache-\(getpid())")

  private let process = Process()
  private let errors = Pipe()
  private let display: TestDisplay
  private var size: (width: Int, height: Int)
  private(set) var window: Window = 0

  /// Starts the Gallery with a window at the top left of the screen. The size is in points, which are pixels.
  convenience init(on display: TestDisplay, folder: URL, size: (width: Int, height: Int)) throws {
    try self.init(on: display, arguments: [folder.path], size: size)
  }

  init(
    on display: TestDisplay, arguments: [String], size: (width: Int, height: Int), program: String = "tessera-gallery"
  ) throws {
    self.display = display
    self.size = size
    process.executableURL = try Self.program(program)
    process.arguments = arguments
    var environment = Self.environment
    environment["DISPLAY"] = display.name
    environment["TESSERA_HOST"] = "window"
    environment["TESSERA_SCALE"] = "1"
    environment["TESSERA_WINDOW"] = "\(size.width)x\(size.height)"
    process.environment = environment
    process.standardError = errors
    try process.runUntilTestsEnd()
    guard wait(until: { self.findWindow() || !self.isRunning }), window != 0 else {
      end()
      throw Problem(description: "no window: \(complaints())")
    }
    try display.xdotool("windowmove", "--sync", "\(window)", "0", "0")
    XSync(display.display, 0)
    // A click before the first frame would be pointless.
    guard wait(until: { self.showsSomething || !self.isRunning }) else {
      end()
      throw Problem(description: "nothing is shown")
    }
    // A program that restores its window moves it after the server knows the window, so a single move can be undone.
    guard wait(until: { self.moveToOrigin() || !self.isRunning }) else {
      end()
      throw Problem(description: "the window does not stay at the top left of the screen")
    }
  }

  /// Returns whether the window is at the top left of the screen, and otherwise moves it there.
  private func moveToOrigin() -> Bool {
    var x: Int32 = 0
    var y: Int32 = 0
    var child: Window = 0
    XTranslateCoordinates(display.display, window, XDefaultRootWindow(display.display), 0, 0, &x, &y, &child)
    if x == 0, y == 0 { return true }
    XMoveWindow(display.display, window, 0, 0)
    XSync(display.display, 0)
    return false
  }

  /// Indicates whether the window shows something, which is the case if the rows of its pixels differ.
  private var showsSomething: Bool {
    let pixels = picture().pixels
    return (1..<pixels.height).contains {
      memcmp(pixels.base, pixels.base + $0 * pixels.bytesPerRow, pixels.width * 4) != 0
    }
  }

  /// Resizes the window as a user who drags its corner does.
  func resize(_ width: Int, _ height: Int) throws {
    size = (width, height)
    try display.xdotool("windowsize", "--sync", "\(window)", "\(width)", "\(height)")
    XSync(display.display, 0)
  }

  /// Ends the process if it is running, and deletes its index.
  func end() {
    defer { try? FileManager.default.removeItem(at: Self.cache) }
    guard process.isRunning else { return }
    process.terminate()
    if !wait(until: { !self.process.isRunning }) { kill(process.processIdentifier, SIGKILL) }
  }

  /// Sends a signal to the process.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Sends the event of a window manager's close button.
  func pressCloseButton() {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(display.display, "WM_PROTOCOLS", 0)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(XInternAtom(display.display, "WM_DELETE_WINDOW", 0))
    XSendEvent(display.display, window, 0, 0, &event)
    XSync(display.display, 0)
  }

  var isRunning: Bool { process.isRunning }
  var status: Int32 { process.terminationStatus }
  /// Returns the output to standard error. Call this method after the process has ended.
  func complaints() -> String {
    String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// Runs the run loop until `condition` is true. Returns `false` if that takes more than three minutes.
  func wait(until condition: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: 180)
    while !condition() {
      guard Date() < end else { return false }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    }
    return true
  }

  /// Indicates whether the process sleeps for half a second, without timers and frames, after it has finished its work.
  /// Unlike processor times, the result does not depend on the speed or the load of the machine.
  func comesToRest() -> Bool {
    var sleeps = -100
    var end = Date.distantPast
    return wait {
      guard Date() >= end, isRunning else { return false }
      let before = sleeps
      sleeps = Sleeps.ofProcess(process.processIdentifier)
      end = Date(timeIntervalSinceNow: 0.5)
      return sleeps - before <= 4
    }
  }

  /// Performs an action while the program is stopped. The program then receives all events at once, so that a quick
  /// action is quick on any machine.
  func atOnce(_ body: () throws -> Void) rethrows {
    kill(process.processIdentifier, SIGSTOP)
    defer { kill(process.processIdentifier, SIGCONT) }
    try body()
  }

  /// Finds the only window of the process with the expected size below the root window. A window of a program that has
  /// just ended may still exist.
  private func findWindow() -> Bool {
    var root: Window = 0
    var parent: Window = 0
    var children: UnsafeMutablePointer<Window>?
    var count: UInt32 = 0
    guard XQueryTree(display.display, XDefaultRootWindow(display.display), &root, &parent, &children, &count) != 0
    else { return false }
    defer { XFree(children) }
    for index in 0..<Int(count) {
      var attributes = XWindowAttributes()
      guard let child = children?[index], XGetWindowAttributes(display.display, child, &attributes) != 0 else {
        continue
      }
      if attributes.map_state == IsViewable, Int(attributes.width) == size.width,
        Int(attributes.height) == size.height, display.process(of: child) == process.processIdentifier
      {
        window = child
        return true
      }
    }
    return false
  }

  // MARK: Pictures

  /// Returns the screen contents at the position of the window.
  func picture() -> Snapshot { display.picture(x: 0, y: 0, width: size.width, height: size.height) }

  /// Waits until the window looks like the picture in `file`. If it does not, writes both pictures side by side and
  /// throws.
  func expect(_ file: URL, share: Double = 0.0005) throws {
    let expected = try Snapshot(contentsOf: file)
    let tolerance = SnapshotTolerance(color: 0.05, fraction: share, squareFraction: 1)
    if wait(until: { picture().isSimilar(expected, tolerance: tolerance) || !isRunning }), isRunning { return }
    guard isRunning else {
      throw Problem(description: "the Gallery ended with \(status) instead of showing \(file.path)")
    }
    try picture().expect(equalTo: file, tolerance: tolerance)
  }
}
