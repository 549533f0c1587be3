import Foundation

/// A folder for temporary files that is removed however this process ends, also by Ctrl-C or SIGKILL.
package final class RunFolder {
  /// The path of the folder. It is created by the first process that writes to it.
  package let path: String
  private let process = Process()
  private let pipe = Pipe()

  /// Determines a folder in the folder for temporary files, and starts a shell that removes it.
  ///
  /// The shell waits for the end of its input, which comes with the end of this process.
  ///
  /// - Parameter name: The name of the folder.
  /// - Throws: An error if the shell cannot be started.
  package init(named name: String) throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // Signals of the terminal reach all processes in its foreground.
    process.arguments = ["-c", "trap '' INT TERM HUP QUIT; echo; exec >/dev/null; cat; rm -rf -- \"$1\"", "sh", path]
    process.standardInput = pipe
    let ready = Pipe()
    process.standardOutput = ready
    try process.run()
    try? pipe.fileHandleForReading.close()
    // From here on, signals do not end the shell.
    _ = ready.fileHandleForReading.availableData
  }

  /// The process that removes the folder.
  var remover: pid_t { process.processIdentifier }

  /// Removes the folder and waits until this is done.
  package func remove() {
    try? pipe.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
