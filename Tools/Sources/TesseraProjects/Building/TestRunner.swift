import Foundation

/// Runs the tests of a program without a display.
package struct TestRunner {
  /// The path of the program.
  let program: String
  /// Environment variables for the program, in addition to those of this process.
  let variables: [String: String]
  /// A closure that receives the text for the user.
  let say: (String) -> Void

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - variables: Environment variables for the program, in addition to those of this process.
  ///   - say: A closure that receives the text for the user.
  package init(program: String, variables: [String: String] = [:], say: @escaping (String) -> Void) {
    self.program = program
    self.variables = variables
    self.say = say
  }

  /// Runs the XCTest tests. If the program ends during a test, that test has failed, and the program is started again for
  /// the tests that follow.
  ///
  /// - Parameter filter: The class or the method whose tests are run, as `Module.Class` or `Module.Class/method`, or nil for
  ///   all tests.
  /// - Returns: The exit status, which is 0 if all tests have passed.
  /// - Throws: An error if the program cannot be started.
  package func runXCTests(filter: String?) throws -> Int32 {
    var status: Int32 = 0
    var arguments = filter.map { [$0] } ?? []
    /// The tests that the program runs, or nil if these are all that the filter selects.
    var running: [String]?
    while true {
      var progress = TestProgress()
      status = max(status, try run(arguments, &progress))
      guard let test = progress.current else { return status }
      status = max(status, 1)
      let remaining = TestProgress.tests(after: test, in: try running ?? list(filter))
      // XCTest does not print the module, and two modules can have a test of this name. The list becomes shorter each time,
      // so the tests end in any case.
      running = remaining
      say(
        "The program ended during the test \(test), which has failed."
          + (remaining.isEmpty ? "" : " It is started again for the tests that follow (\(remaining.count))."))
      if remaining.isEmpty { return status }
      arguments = [TestProgress.argument(for: remaining)]
    }
  }

  /// Runs the program and waits until it ends.
  ///
  /// - Parameter arguments: The arguments of the program.
  /// - Returns: The exit status.
  /// - Throws: An error if the program cannot be started.
  package func run(_ arguments: [String]) throws -> Int32 {
    let process = process(arguments)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Returns the tests that a filter selects, in the order in which they run.
  private func list(_ filter: String?) throws -> [String] {
    let output = try Shell.run([program, "--list-tests"], environment: ["TESSERA_HOST": "headless"]).output
    return TestProgress.tests(inList: String(decoding: output, as: UTF8.self)).filter { name in
      filter.map { name == $0 || name.hasPrefix($0 + "/") } ?? true
    }
  }

  private func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["TESSERA_HOST": "headless"]) { own, _ in own }
      .merging(variables) { $1 }
    return process
  }

  /// Runs the program, shows its output, and reads the progress of the tests from it.
  private func run(_ arguments: [String], _ progress: inout TestProgress) throws -> Int32 {
    let process = process(arguments)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let reader = pipe.fileHandleForReading
    var state = pollfd(fd: reader.fileDescriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let hasEnded = !process.isRunning
      // The pipe ends when the program, and each process that it has started, has closed it. A process that remains after
      // the tests is not waited for without a limit.
      if poll(&state, 1, hasEnded ? 5000 : 100) > 0 {
        let data = reader.availableData
        if data.isEmpty { break }
        progress.read(data)
        FileHandle.standardOutput.write(data)
      } else if hasEnded {
        break
      }
    }
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
  }
}
