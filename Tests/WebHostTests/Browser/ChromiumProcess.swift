import Foundation

/// The process of a headless Chromium, with the two pipes for DevTools and a profile of its own.
@MainActor
final class ChromiumProcess {
  private let pid: pid_t
  private let toBrowser: Int32
  private let fromBrowser: Int32
  private let profile: URL
  /// Indicates whether the browser has closed its end of the pipe, as it does when it ends.
  private(set) var hasClosedItsPipe = false

  /// Starts a browser with an empty profile.
  init(program: String) throws {
    // The browser ends if the path of the socket that it makes in the profile has more than 107 bytes.
    let name = "tessera-chromium-\(UUID().uuidString.prefix(8))"
    let profile = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    self.profile = profile
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    var commands: [Int32] = [0, 0]
    var answers: [Int32] = [0, 0]
    guard pipe(&commands) == 0, pipe(&answers) == 0 else { throw Chromium.Problem(description: "no pipes") }
    for end in commands + answers { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, Self.log(in: profile).path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    // First to numbers that do not conflict with 3 and 4, which the browser expects.
    posix_spawn_file_actions_adddup2(&actions, commands[0], 40)
    posix_spawn_file_actions_adddup2(&actions, answers[1], 41)
    posix_spawn_file_actions_adddup2(&actions, 40, 3)
    posix_spawn_file_actions_adddup2(&actions, 41, 4)
    let arguments = [
      program, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
      "--user-data-dir=\(profile.path)", "--force-color-profile=srgb", "--disable-extensions", "--disable-sync",
      "--disable-background-networking", "--disable-component-update", "--disable-default-apps", "--mute-audio",
      "--disable-dev-shm-usage", "--proxy-server=direct://", "about:blank",
    ]
    var child: pid_t = 0
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    // All user data is stored in the profile. There is no session bus: the browser would wait for its services.
    let home = ["HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR", "TMPDIR"]
    let replaced = home + ["DISPLAY", "DBUS_SESSION_BUS_ADDRESS"]
    let kept = ProcessInfo.processInfo.environment.filter { !replaced.contains($0.key) }
    let environment =
      kept.map { "\($0.key)=\($0.value)" } + home.map { "\($0)=\(profile.path)" }
      + ["DBUS_SESSION_BUS_ADDRESS=disabled:"]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for pointer in pointers + variables { free(pointer) } }
    let status = posix_spawn(&child, program, &actions, nil, &pointers, &variables)
    close(commands[0])
    close(answers[1])
    guard status == 0 else { throw Chromium.Problem(description: "\(program) does not start") }
    pid = child
    toBrowser = commands[1]
    fromBrowser = answers[0]
    _ = fcntl(fromBrowser, F_SETFL, O_NONBLOCK)
  }

  private static func log(in profile: URL) -> URL { profile.appendingPathComponent("standard-error.txt") }

  /// The last part of the browser's output to standard error.
  var output: String {
    let text = (try? String(decoding: Data(contentsOf: Self.log(in: profile)), as: UTF8.self)) ?? ""
    return text.isEmpty ? "nothing" : String(text.suffix(600))
  }

  /// Writes bytes to the browser, and returns whether all of them were written.
  func write(_ bytes: Data) -> Bool {
    bytes.withUnsafeBytes { Glibc.write(toBrowser, $0.baseAddress, $0.count) } == bytes.count
  }

  /// Returns the bytes that the browser has written, without waiting for more.
  func read() -> [UInt8] {
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(fromBrowser, &buffer, buffer.count)
      if count == 0 { hasClosedItsPipe = true }
      guard count > 0 else { return received }
      received += buffer[..<count]
    }
  }

  /// Closes the pipes, waits until the browser has ended or kills it, and deletes the profile.
  func end() {
    close(toBrowser)
    close(fromBrowser)
    var status: Int32 = 0
    var hasEnded = false
    for _ in 0..<500 {
      hasEnded = waitpid(pid, &status, WNOHANG) != 0
      if hasEnded { break }
      usleep(10_000)
    }
    if !hasEnded {
      kill(pid, SIGKILL)
      waitpid(pid, &status, 0)
    }
    // The browser's processes may write files until they have ended.
    for _ in 0..<50 {
      try? FileManager.default.removeItem(at: profile)
      if !FileManager.default.fileExists(atPath: profile.path) { break }
      usleep(20_000)
    }
  }
}
