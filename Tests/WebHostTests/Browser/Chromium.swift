import Foundation
import XCTest

/// A headless Chromium process for the tests, controlled with DevTools over two pipes. It ends with this process,
/// because the pipes are closed.
@MainActor
final class Chromium {
  struct Problem: Error, CustomStringConvertible { let description: String }

  private let pid: pid_t
  private let toBrowser: Int32
  private let fromBrowser: Int32
  private let profile: URL
  private var received: [UInt8] = []
  private var answers: [Int: [String: Any]] = [:]
  private var number = 0
  /// The errors that pages reported.
  private(set) var complaints: [String] = []

  static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

  /// Starts the browser, or skips the test if none is installed.
  init() throws {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    let found = folders.flatMap { folder in Chromium.names.map { "\(folder)/\($0)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let program = found else { throw XCTSkip("chromium is not installed") }
    let profile = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-chromium-\(UUID().uuidString)")
    self.profile = profile
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    var commands: [Int32] = [0, 0]
    var answers: [Int32] = [0, 0]
    guard pipe(&commands) == 0, pipe(&answers) == 0 else { throw Problem(description: "no pipes") }
    for end in commands + answers { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
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
    // All user data is stored in the profile.
    let home = ["HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR", "TMPDIR"]
    let kept = ProcessInfo.processInfo.environment.filter { !home.contains($0.key) && $0.key != "DISPLAY" }
    let environment = kept.map { "\($0.key)=\($0.value)" } + home.map { "\($0)=\(profile.path)" }
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for pointer in pointers + variables { free(pointer) } }
    let status = posix_spawn(&child, program, &actions, nil, &pointers, &variables)
    close(commands[0])
    close(answers[1])
    guard status == 0 else { throw Problem(description: "\(program) does not start") }
    pid = child
    toBrowser = commands[1]
    fromBrowser = answers[0]
    _ = fcntl(fromBrowser, F_SETFL, O_NONBLOCK)
  }

  /// Closes the browser and deletes its profile.
  func end() {
    _ = try? call("Browser.close")
    close(toBrowser)
    close(fromBrowser)
    var status: Int32 = 0
    for _ in 0..<500 {
      if waitpid(pid, &status, WNOHANG) != 0 { break }
      usleep(10_000)
    }
    if waitpid(pid, &status, WNOHANG) == 0 {
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

  /// Runs the run loop and reads the pipe until a condition holds.
  func wait(_ what: String, _ seconds: TimeInterval = 60, until condition: () -> Bool) throws {
    let end = Date(timeIntervalSinceNow: seconds)
    poll()
    while !condition() {
      guard Date() < end else { throw Problem(description: "\(what) did not come within \(seconds) s") }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.004))
      poll()
    }
  }

  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil) throws -> [String: Any] {
    number += 1
    let mine = number
    var message: [String: Any] = ["id": mine, "method": method, "params": parameters]
    message["sessionId"] = session
    let bytes = try JSONSerialization.data(withJSONObject: message) + [0]
    let written = bytes.withUnsafeBytes { write(toBrowser, $0.baseAddress, $0.count) }
    guard written == bytes.count else { throw Problem(description: "the browser is gone") }
    try wait(method) { self.answers[mine] != nil }
    let answer = answers.removeValue(forKey: mine) ?? [:]
    if let error = answer["error"] { throw Problem(description: "\(method): \(error)") }
    return answer["result"] as? [String: Any] ?? [:]
  }

  private func poll() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(fromBrowser, &buffer, buffer.count)
      guard count > 0 else { break }
      received += buffer[..<count]
    }
    while let end = received.firstIndex(of: 0) {
      let message = try? JSONSerialization.jsonObject(with: Data(received[..<end])) as? [String: Any]
      received.removeSubrange(...end)
      guard let message else { continue }
      if let id = message["id"] as? Int {
        answers[id] = message
      } else if let method = message["method"] as? String,
        ["Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled"].contains(method)
      {
        complaints.append("\(method) \(message["params"] ?? "")")
      }
    }
  }

  // MARK: Pages

  /// A tab of the browser.
  @MainActor struct Tab {
    let browser: Chromium
    let target: String
    let session: String

    @discardableResult
    func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
      try browser.call(method, parameters, session: session)
    }

    func resize(_ width: Int, _ height: Int, scale: Double) throws {
      try call(
        "Emulation.setDeviceMetricsOverride",
        ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false])
    }

    /// Returns the value of a JavaScript expression.
    func evaluate(_ expression: String) throws -> Any? {
      let result = try call(
        "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
      return (result["result"] as? [String: Any])?["value"]
    }

    /// Returns a PNG of the page.
    func screenshot() throws -> Data {
      guard let text = try call("Page.captureScreenshot", ["format": "png"])["data"] as? String,
        let data = Data(base64Encoded: text)
      else { throw Problem(description: "no picture") }
      return data
    }

    func mouse(_ type: String, _ x: Double, _ y: Double, buttons: Int = 0, _ more: [String: Any] = [:]) throws {
      var parameters: [String: Any] = ["type": type, "x": x, "y": y, "buttons": buttons]
      if type == "mousePressed" || type == "mouseReleased" {
        parameters["button"] = "left"
        parameters["clickCount"] = 1
      }
      try call("Input.dispatchMouseEvent", parameters.merging(more) { $1 })
    }

    func click(_ x: Double, _ y: Double) throws {
      try mouse("mouseMoved", x, y)
      try mouse("mousePressed", x, y, buttons: 1)
      try mouse("mouseReleased", x, y)
    }

    func touch(_ type: String, _ points: [(Double, Double)]) throws {
      try call(
        "Input.dispatchTouchEvent",
        ["type": type, "touchPoints": points.enumerated().map { ["x": $1.0, "y": $1.1, "id": $0] as [String: Any] }])
    }

    func key(_ key: String, _ code: String, _ number: Int, text: String? = nil, modifiers: Int = 0) throws {
      var parameters: [String: Any] = [
        "type": text == nil ? "rawKeyDown" : "keyDown", "key": key, "code": code, "windowsVirtualKeyCode": number,
        "modifiers": modifiers,
      ]
      parameters["text"] = text
      try call("Input.dispatchKeyEvent", parameters)
      parameters["type"] = "keyUp"
      parameters["text"] = nil
      try call("Input.dispatchKeyEvent", parameters)
    }

    func close() { _ = try? browser.call("Target.closeTarget", ["targetId": target]) }
  }

  /// Opens a tab with the given size in points.
  func open(_ address: String, width: Int, height: Int, scale: Double) throws -> Tab {
    guard let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String,
      let session = try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    else { throw Problem(description: "no tab") }
    let tab = Tab(browser: self, target: target, session: session)
    for domain in ["Page", "Runtime", "Log"] { try tab.call("\(domain).enable") }
    try tab.resize(width, height, scale: scale)
    try tab.call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try tab.call("Page.navigate", ["url": address])
    return tab
  }
}
