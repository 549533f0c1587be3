import Foundation
import UITestInterface
import XCTest

/// An application that the tests can start: its program, and its process while it is running.
final class ApplicationProcess: @unchecked Sendable {
  let identifier: String
  private let program: String
  /// The folder for the files that the application writes. They remain for the next start in the same run of tests.
  private let folder: String
  private var process: pid_t = 0
  private var channel: UITestChannel?
  /// The longest time in which an application answers a request, in seconds. An application that does not answer has an
  /// endless loop or waits for itself, and is ended, so that the other tests can run.
  private static let answerLimit: Int32 = 300
  var isInBackground = false

  private init(identifier: String, program: String, folder: String) {
    self.identifier = identifier
    self.program = program
    self.folder = folder
  }

  // MARK: The applications of the run

  /// The applications by their bundle identifiers, and the identifiers by the modules of their tests. `tessera test`
  /// passes them in the environment: lines with the module, the identifier and the program, separated by tabs.
  private static let known: (applications: [String: ApplicationProcess], modules: [String: String]) = {
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["TESSERA_UI_TEST_FOLDER"] ?? NSTemporaryDirectory() + "tessera-ui-test-\(getpid())"
    var applications: [String: ApplicationProcess] = [:]
    var modules: [String: String] = [:]
    for line in (environment["TESSERA_UI_TEST_APPLICATIONS"] ?? "").split(separator: "\n") {
      let parts = line.split(separator: "\t").map(String.init)
      guard parts.count == 3 else { continue }
      modules[parts[0]] = parts[1]
      guard applications[parts[1]] == nil else { continue }
      applications[parts[1]] = ApplicationProcess(
        identifier: parts[1], program: parts[2], folder: folder + "/" + parts[1])
    }
    return (applications, modules)
  }()

  /// Returns the application with a bundle identifier, or the one that the running test is for.
  static func find(_ identifier: String?) -> ApplicationProcess? {
    if let identifier { return known.applications[identifier] }
    let module = XCUITestCase.current.map { String(reflecting: type(of: $0)).split(separator: ".")[0] }
    return (module.flatMap { known.modules[String($0)] } ?? known.modules.values.sorted().first).flatMap {
      known.applications[$0]
    }
  }

  /// All applications of the run.
  static var all: [ApplicationProcess] { known.applications.values.sorted { $0.identifier < $1.identifier } }

  // MARK: Life

  /// Indicates whether the process is running.
  var isRunning: Bool {
    guard process > 0 else { return false }
    var status: Int32 = 0
    if waitpid(process, &status, WNOHANG) == 0 { return true }
    ended()
    return false
  }

  private func ended() {
    process = 0
    if let channel { close(channel.descriptor) }
    channel = nil
  }

  /// Starts the application. Returns the reason if it could not be started.
  func start(arguments: [String], environment: [String: String]) -> String? {
    stop()
    isInBackground = false
    var sockets: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &sockets) == 0 else {
      return "no socket could be created (\(errno))"
    }
    var variables = ProcessInfo.processInfo.environment
    for name in ["APPLICATIONS", "FOLDER", "ARGUMENTS", "ENVIRONMENT"] { variables["TESSERA_UI_TEST_\(name)"] = nil }
    variables["TESSERA_HOST"] = "uitest"
    // The device has a size of its own, whichever one the user's windows have.
    variables["TESSERA_WINDOW"] = nil
    variables["TESSERA_SCALE"] = nil
    for (name, part) in [
      ("XDG_DATA_HOME", "data"), ("XDG_CONFIG_HOME", "config"), ("XDG_CACHE_HOME", "cache"),
      ("XDG_STATE_HOME", "state"),
    ] {
      let path = folder + "/" + part
      try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      variables[name] = path
    }
    variables.merge(environment) { $1 }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, sockets[1], STDIN_FILENO)
    let words = ([program] + arguments).map { strdup($0) }
    let entries = variables.map { strdup("\($0.key)=\($0.value)") }
    defer { (words + entries).forEach { free($0) } }
    let error = posix_spawn(&process, program, &actions, nil, words + [nil], entries + [nil])
    // While this process has the application's end open, it does not notice the end of the application.
    close(sockets[1])
    guard error == 0 else {
      process = 0
      close(sockets[0])
      return String(cString: strerror(error))
    }
    channel = UITestChannel(descriptor: sockets[0])
    // The first answer arrives when the application has launched and is idle.
    guard case .snapshot? = send(.snapshot(offscreenRows: false)) else { return "it ended while it was launching" }
    return nil
  }

  /// Ends the application and waits for its end.
  func stop() {
    guard isRunning else { return }
    _ = channel?.send(UITestRequest.terminate)
    for _ in 0..<500 {
      guard isRunning else { return }
      usleep(10_000)
    }
    end()
  }

  /// Ends the process without its cooperation.
  private func end() {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    ended()
  }

  /// Sends a request and waits for the answer. Returns nil if the application is not running, ends meanwhile, or does not
  /// answer within five minutes, after which it is ended.
  func send(_ request: UITestRequest) -> UITestResponse? {
    guard let channel, channel.send(request) else { return nil }
    var waiting = pollfd(fd: channel.descriptor, events: Int16(POLLIN), revents: 0)
    var result = poll(&waiting, 1, Self.answerLimit * 1000)
    while result < 0, errno == EINTR { result = poll(&waiting, 1, Self.answerLimit * 1000) }
    if result > 0, let answer = channel.receive(UITestResponse.self) { return answer }
    if isRunning { end() }
    return nil
  }
}
