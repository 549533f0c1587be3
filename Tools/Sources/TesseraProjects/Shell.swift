import Foundation

/// Runs other programs and returns their output.
package enum Shell {
  /// The output and the exit status of a program.
  package struct Output: Sendable {
    package var status: Int32
    package var output: Data
    package var errors: String
  }

  /// Runs a program and waits until it ends.
  ///
  /// - Parameters:
  ///   - arguments: The name of the program, which is searched in PATH, followed by its arguments.
  ///   - folder: The working directory of the program, or nil for that of this process.
  ///   - environment: Variables in addition to those of this process.
  /// - Returns: The output and the exit status. If the program does not exist, the status is 127.
  /// - Throws: An error if no process can be started.
  package static func run(_ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]) throws
    -> Output
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Reading one of two pipes to its end could block the program, which waits for a reader of the other pipe. Errors
    // are therefore written to a file.
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: log) }
    process.standardError = try FileHandle(forWritingTo: log)
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let errors = FileManager.default.contents(atPath: log.path) ?? Data()
    return Output(status: process.terminationStatus, output: output, errors: String(decoding: errors, as: UTF8.self))
  }
}
