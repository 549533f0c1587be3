import CX11
import Foundation
import UIKit
import UIKitTesting
import XCTest

/// The built Gallery as a process of its own, and its window on the tests' display.
@MainActor
final class GalleryProcess {
  struct Problem: Error, CustomStringConvertible { let description: String }

  /// The program, or another one of ours; it lies beside the bundle of the tests.
  static func program(_ name: String = "tessera-gallery") throws -> URL {
    let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let places = [executable.resolvingSymlinksInPath(), URL(fileURLWithPath: CommandLine.arguments[0])]
    for place in places {
      let program = place.deletingLastPathComponent().appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    }
    throw XCTSkip("\(name) is not built beside \(executable.path)")
  }

  /// Runs the Gallery without a display to its end, which is to be a good one.
  static func run(_ arguments: [String]) throws {
    let (status, text) = try outcome(arguments)
    guard status == 0 else { throw Problem(description: "tessera-gallery \(arguments) ended with \(status): \(text)") }
  }

  /// Runs the Gallery without a display to its end: its status, and what it said on standard error.
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

  /// Starts the Gallery without a display and without a word about what to do then: it serves browsers. Waits until it
  /// has said where.
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
      try process.run()
      while !said.contains("Ctrl+C") {
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { break }
        said += String(decoding: more, as: UTF8.self)
      }
    }

    /// The page's address, as it was printed.
    var address: URL? {
      said.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("http://") }.flatMap { URL(string: String($0)) }
    }

    var isRunning: Bool { process.isRunning }

    /// What Ctrl+C does: its status, and what it said on standard error.
    func interrupt() -> (status: Int32, complaints: String) {
      process.interrupt()
      let complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, complaints)
    }

    func end() { if process.isRunning { process.terminate() } }
  }

  /// Without displays, and with a cache of the tests' own.
  static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("TESSERA_") && $0.key != "DISPLAY" && $0.key != "WAYLAND_DISPLAY"
    }
    environment["XDG_CACHE_HOME"] = cache.path
    return environment
  }

  /// Where the Gallery of these tests keeps its index.
  static let cache = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-cache-\(getpid())")

  private let process = Process()
  private let errors = Pipe()
  private let display: TestDisplay
  private var size: (width: Int, height: Int)
  private(set) var window: Window = 0

  /// Starts it with a window of so many points, which are pixels, at the screen's top left.
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
    try process.run()
    guard wait(until: { self.findWindow() || !self.isRunning }), window != 0 else {
      end()
      throw Problem(description: "no window: \(complaints())")
    }
    try display.xdotool("windowmove", "--sync", "\(window)", "0", "0")
    XSync(display.display, 0)
    // What is clicked before the first frame nobody has seen.
    guard wait(until: { self.showsSomething || !self.isRunning }) else {
      end()
      throw Problem(description: "nothing is shown")
    }
  }

  /// Whether not all rows of its pixels are the same.
  private var showsSomething: Bool {
    let pixels = picture().pixels
    return (1..<pixels.height).contains {
      memcmp(pixels.base, pixels.base + $0 * pixels.bytesPerRow, pixels.width * 4) != 0
    }
  }

  /// Gives the window another size, as somebody does who drags its corner.
  func resize(_ width: Int, _ height: Int) throws {
    size = (width, height)
    try display.xdotool("windowsize", "--sync", "\(window)", "\(width)", "\(height)")
    XSync(display.display, 0)
  }

  /// Ends the process if it still runs, and takes its index away.
  func end() {
    defer { try? FileManager.default.removeItem(at: Self.cache) }
    guard process.isRunning else { return }
    process.terminate()
    if !wait(until: { !self.process.isRunning }) { kill(process.processIdentifier, SIGKILL) }
  }

  /// What a window manager does when somebody presses the close button.
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
  /// What it said on standard error; to be asked when it has ended.
  func complaints() -> String {
    String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// Serves the run loop until `condition` holds, however slow the machine is; false if it did not come true in a minute.
  func wait(until condition: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: 60)
    while !condition() {
      guard Date() < end else { return false }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    }
    return true
  }

  /// Whether there comes half a second in which nothing wakes it: no timer ticks, no frame is made. What it still has to
  /// do, or a busy machine has not let it do, comes first; and unlike seconds of processor time this says the same on any
  /// machine.
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

  /// Does something while the program stands still. Afterwards it hears of all of it at once, as if there had been no time
  /// between: what a hand does quickly is quick on any machine.
  func atOnce(_ body: () throws -> Void) rethrows {
    kill(process.processIdentifier, SIGSTOP)
    defer { kill(process.processIdentifier, SIGCONT) }
    try body()
  }

  /// The process's one window of the expected size that hangs below the root. (One of a program that has just ended may
  /// still be there.)
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

  // MARK: What is seen

  /// What the screen shows where the window is.
  func picture() -> Snapshot { display.picture(x: 0, y: 0, width: size.width, height: size.height) }

  /// Waits until the window looks like the picture in `file`; else writes both side by side and throws.
  func expect(_ file: URL, share: Double = 0.0005) throws {
    let expected = try Snapshot(contentsOf: file)
    let tolerance = SnapshotTolerance(color: 0.05, share: share, spot: 1)
    if wait(until: { picture().looksLike(expected, tolerance: tolerance) || !isRunning }), isRunning { return }
    guard isRunning else {
      throw Problem(description: "the Gallery ended with \(status) instead of showing \(file.path)")
    }
    try picture().expect(equalTo: file, tolerance: tolerance)
  }
}
