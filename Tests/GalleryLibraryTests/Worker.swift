import Foundation
import GalleryLibrary
import TestSupport
import XCTest

/// A process that performs commands on the library of the test.
final class Worker {
  private let process: Process
  private let input = Pipe()
  private let output = Pipe()
  private var buffer = Data()

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - arguments: The folders of the index, of the user data and of the photos.
  ///   - home: The home folder of the process, with its trash.
  ///   - disk: A folder that is a disk of its own (`tmpfs`) for this process, in its mount namespace, or `nil`.
  ///   - megabytes: The size of that disk.
  init(_ arguments: [String], home: URL, disk: URL? = nil, megabytes: Int = 0) throws {
    process = try Process.libraryWorker(["commands"] + arguments, home: home)
    if let disk, let program = process.executableURL {
      let script = "mount -t tmpfs -o size=\(megabytes)m gallery \"$1\" && shift && exec \"$@\""
      process.arguments =
        ["unshare", "-rm", "sh", "-c", script, "sh", disk.path, program.path] + (process.arguments ?? [])
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    }
    process.standardInput = input
    process.standardOutput = output
    try process.runUntilTestsEnd()
  }

  /// Returns the next line of the process's output.
  func line() -> String {
    while !buffer.contains(UInt8(ascii: "\n")) {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return "the process has ended" }
      buffer += data
    }
    let end = buffer.firstIndex(of: UInt8(ascii: "\n")) ?? buffer.endIndex
    defer { buffer = Data(buffer[buffer.index(after: end)...]) }
    return String(decoding: buffer[..<end], as: UTF8.self)
  }

  /// Begins a command, whose result is the next line.
  func send(_ command: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data((command + "\n").utf8))
  }

  /// Performs a command and returns its result.
  func perform(_ command: String) throws -> String {
    try send(command)
    return line()
  }

  func stop() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}

extension LibraryTestCase {
  /// The home folder of processes, with its own trash.
  var home: URL { work.appendingPathComponent("home") }

  /// Starts a process that performs commands on the library.
  func worker() throws -> Worker {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    return try Worker([location.index.path, location.userData.path, root.description], home: home)
  }
}

extension Process {
  /// Returns a process of the program `LibraryWorker`, which is not running yet.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the program.
  ///   - home: The home folder of the process, with its trash.
  /// - Throws: `XCTSkip` if the program is not built beside the tests.
  static func libraryWorker(_ arguments: [String], home: URL) throws -> Process {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let program = [executable, URL(fileURLWithPath: CommandLine.arguments[0])].map {
      $0.deletingLastPathComponent().appendingPathComponent("LibraryWorker")
    }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let program else { throw XCTSkip("LibraryWorker is not built beside \(executable.path)") }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["HOME"] = home.path
    environment["XDG_DATA_HOME"] = home.appendingPathComponent("data").path
    // The trash is a folder: no service of the desktop is needed.
    environment["GIO_USE_VFS"] = "local"
    environment["DBUS_SESSION_BUS_ADDRESS"] = nil
    process.environment = environment
    return process
  }
}
