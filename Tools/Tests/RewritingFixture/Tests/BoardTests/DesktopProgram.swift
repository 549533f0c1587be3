import Foundation

/// Replaces a program of the desktop by one that writes its arguments into a file, until the object is released.
final class DesktopProgram {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  private var output: URL { folder.appendingPathComponent("arguments") }

  /// Creates the program.
  ///
  /// - Parameters:
  ///   - name: The name of the program that is replaced.
  ///   - status: The exit code of the program.
  init(_ name: String, status: Int = 0) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = folder.appendingPathComponent(name)
    let script = """
      #!/bin/sh
      for argument in "$@"; do printf '%s\\000' "$argument"; done >"\(output.path).new"
      mv "\(output.path).new" "\(output.path)"
      exit \(status)
      """
    try Data(script.utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    setenv("PATH", "\(folder.path):\(path)", 1)
  }

  deinit {
    setenv("PATH", path, 1)
    try? FileManager.default.removeItem(at: folder)
  }

  /// The arguments of the last call, or nil if the program was not called.
  var arguments: [String]? {
    guard let data = try? Data(contentsOf: output) else { return nil }
    let parts = data.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Waits until the program was called.
  ///
  /// - Returns: The arguments, or nil after a minute.
  func waitForArguments() async throws -> [String]? {
    let end = Date(timeIntervalSinceNow: 60)
    while arguments == nil, Date() < end { try await Task.sleep(nanoseconds: 10_000_000) }
    return arguments
  }
}
