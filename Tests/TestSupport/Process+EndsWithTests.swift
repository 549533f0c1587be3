import Foundation

extension Process {
  /// Starts the program so that the system ends it when the tests have ended, also after a crash or if they are killed. A compositor
  /// and its clients would otherwise keep each other, and the X server, running.
  ///
  /// The system ends the program with the thread that starts it, so the main thread must call this method.
  public func runUntilTestsEnd() throws {
    dispatchPrecondition(condition: .onQueue(.main))
    let wrapper = "/usr/bin/setpriv"
    if FileManager.default.isExecutableFile(atPath: wrapper), let program = executableURL?.path {
      // It replaces itself by the program, which has the same process identifier.
      arguments = ["--pdeathsig", "KILL", program] + (arguments ?? [])
      executableURL = URL(fileURLWithPath: wrapper)
    }
    try run()
  }
}
