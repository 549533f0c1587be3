import Foundation
import TestSupport
import XCTest

/// A program of this package that listens on a port of the loopback address. It is a process with few file descriptors.
@MainActor
final class ServedProgram {
  struct Problem: Error, CustomStringConvertible { let description: String }

  let name: String
  private(set) var port: UInt16 = 0
  /// The target that a valid client requests, and for which it gets status 200.
  let target: String
  private let process = Process()

  static let token = "an-honest-client-knows-it"

  /// Starts the photo service.
  static func photoService(descriptors: Int = 256) throws -> ServedProgram {
    try ServedProgram("PhotoService", [], "/photos/popular", descriptors)
  }

  /// Starts the Gallery in the browser host.
  static func browserHost(descriptors: Int = 256) throws -> ServedProgram { try browserHost(descriptors, [:]) }

  /// Starts the Gallery in the browser host with additional environment variables.
  static func browserHost(_ descriptors: Int = 256, _ environment: [String: String]) throws -> ServedProgram {
    try ServedProgram("tessera-gallery", ["--example", "Circle"], "/?token=\(token)", descriptors, environment)
  }

  private init(
    _ name: String, _ arguments: [String], _ target: String, _ descriptors: Int, _ environment: [String: String] = [:]
  ) throws {
    self.name = name
    self.target = target
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The limit only applies to the child process.
    process.arguments =
      ["-c", "ulimit -n \(descriptors); exec \"$0\" \"$@\"", try GalleryProcess.program(name).path] + arguments
    process.environment = GalleryProcess.environment.merging(["TESSERA_HOST": "web", "TESSERA_WEB_TOKEN": Self.token]) {
      $1
    }.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.runUntilTestsEnd()
    var said = ""
    while port == 0 {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Problem(description: "\(name) does not say where it is: \(said)") }
      said += String(decoding: more, as: UTF8.self)
      if let match = said.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\//) { port = UInt16(match.1) ?? 0 }
    }
  }

  /// Kills the process with a signal that cannot be handled.
  func kill() {
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Terminates the process, and fails if it does not exit.
  func end(file: StaticString = #filePath, line: UInt = #line) {
    guard process.isRunning else { return }
    process.terminate()
    let end = Date(timeIntervalSinceNow: 60)
    while process.isRunning, Date() < end { usleep(10_000) }
    guard process.isRunning else { return }
    XCTFail("the program goes on a minute after SIGTERM", file: file, line: line)
    kill()
  }

  var isRunning: Bool { process.isRunning }

  func connection() throws -> RawConnection { try RawConnection(port: port) }

  /// Returns the status for a valid client. Like a browser it retries rejected connections, for at most a minute.
  func validClientStatus() throws -> Int {
    var last = 0
    let end = Date(timeIntervalSinceNow: 60)
    while Date() < end {
      guard isRunning else { throw Problem(description: "\(name) has ended with \(process.terminationStatus)") }
      let client = try connection()
      client.get(target)
      last = (try? client.status()) ?? 0
      if last == 200 { return last }
      usleep(50_000)
    }
    return last
  }

  /// The processor time that the process has used, in seconds.
  var cpu: Double {
    let text = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)) ?? ""
    let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return 0 }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// The resident memory of the process, in megabytes.
  var memory: Int {
    let text = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return (line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) / 1024
  }

  var descriptorCount: Int {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.processIdentifier)/fd")) ?? []).count
  }
}
