import Foundation
import XCTest

/// A headless Chromium for tests, which is controlled with DevTools over two pipes. It ends with this process, because
/// the pipes are then closed.
@MainActor
final class Chromium {
  struct Problem: Error, CustomStringConvertible { let description: String }

  private var process: ChromiumProcess
  private var received: [UInt8] = []
  private var answers: [Int: [String: Any]] = [:]
  private var number = 0
  /// The error messages of pages.
  private(set) var complaints: [String] = []

  static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

  /// Returns the path of an installed browser, or skips the test if there is none.
  static func installed() throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    let found = folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else { throw XCTSkip("chromium is not installed") }
    return found
  }

  /// Starts a browser, or skips the test if it does not answer.
  ///
  /// Occasionally a browser starts but never answers. In 1 of 20 runs on the build machine, six tests waited a minute
  /// each for their first tab. The process is then ended, and another one is started.
  ///
  /// - Parameters:
  ///   - program: The path of the browser.
  ///   - timeout: The seconds to wait for the first tab. Each start doubles them, for a machine that is busy.
  init(program: String, timeout: TimeInterval = 15) throws {
    process = try ChromiumProcess(program: program)
    for attempt in 1...3 {
      let seconds = timeout * Double(1 << (attempt - 1))
      if answers(within: seconds) { return }
      let output = process.output
      process.end()
      let report = "\(program) opened no tab within \(seconds) s. It said: \(output)"
      if attempt == 3 { throw XCTSkip("\(report). It was started \(attempt) times") }
      print(report)
      received = []
      process = try ChromiumProcess(program: program)
    }
  }

  /// Returns whether the browser opens and closes a tab in time.
  private func answers(within seconds: TimeInterval) -> Bool {
    guard let tab = try? call("Target.createTarget", ["url": "about:blank"], within: seconds)["targetId"] as? String
    else { return false }
    return (try? call("Target.closeTarget", ["targetId": tab], within: seconds)) != nil
  }

  /// Closes the browser and deletes its profile.
  func end() {
    _ = try? call("Browser.close")
    process.end()
  }

  /// Runs the run loop and reads the pipe until a condition is true.
  func wait(_ what: String, _ seconds: TimeInterval = 180, until condition: () -> Bool) throws {
    let end = Date(timeIntervalSinceNow: seconds)
    poll()
    while !condition() {
      guard !process.hasClosedItsPipe else { throw Problem(description: "the browser ended: \(process.output)") }
      guard Date() < end else { throw Problem(description: "\(what) did not come within \(seconds) s") }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.004))
      poll()
    }
  }

  @discardableResult
  func call(
    _ method: String, _ parameters: [String: Any] = [:], session: String? = nil, within seconds: TimeInterval = 180
  ) throws -> [String: Any] {
    number += 1
    let mine = number
    var message: [String: Any] = ["id": mine, "method": method, "params": parameters]
    message["sessionId"] = session
    let bytes = try JSONSerialization.data(withJSONObject: message) + [0]
    guard process.write(bytes) else { throw Problem(description: "the browser is gone: \(process.output)") }
    try wait(method, seconds) { self.answers[mine] != nil }
    let answer = answers.removeValue(forKey: mine) ?? [:]
    if let error = answer["error"] { throw Problem(description: "\(method): \(error)") }
    return answer["result"] as? [String: Any] ?? [:]
  }

  private func poll() {
    received += process.read()
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
