import Foundation
import UITestInterface
import XCTest

/// A proxy for an application that a test starts and operates. All proxies for one application share its process.
open class XCUIApplication: XCUIElement, @unchecked Sendable {
  /// The states of an application.
  public enum State: UInt, Sendable {
    /// No application of the project has the identifier.
    case unknown
    /// The application has not been started or has ended.
    case notRunning
    /// The application is in the background and is not running. It does not occur.
    case runningBackgroundSuspended
    /// The application is in the background.
    case runningBackground
    /// The application is in the foreground.
    case runningForeground
  }

  private let identifierOrNil: String?
  /// The arguments with which `launch()` starts the application. The default are those of the scheme's Test action.
  open var launchArguments: [String] = XCUIApplication.schemeValue("TESSERA_UI_TEST_ARGUMENTS") ?? []
  /// The environment variables that `launch()` adds to those of the test. The default are those of the scheme's Test action.
  open var launchEnvironment: [String: String] = XCUIApplication.schemeValue("TESSERA_UI_TEST_ENVIRONMENT") ?? [:]

  /// Returns a value of the scheme, which `tessera test` passes in the environment.
  private static func schemeValue<Value: Decodable>(_ variable: String) -> Value? {
    ProcessInfo.processInfo.environment[variable].flatMap {
      try? JSONDecoder().decode(Value.self, from: Data($0.utf8))
    }
  }

  /// Creates a proxy for the application that is named as the target application of the running test's target.
  public convenience init() { self.init(identifier: nil) }

  /// Creates a proxy for an application. Only applications of the project can be started.
  ///
  /// - Parameter bundleIdentifier: The bundle identifier of the application.
  public convenience init(bundleIdentifier: String) { self.init(identifier: bundleIdentifier) }

  private init(identifier: String?) {
    identifierOrNil = identifier
    super.init(source: ElementSource(identifier: identifier, query: ElementQuery()), name: "application")
  }

  var process: ApplicationProcess? { source.process }

  /// Starts the application, and ends it first if it is running.
  open func launch() { start() }

  private func start(file: StaticString = #filePath, line: UInt = #line) {
    guard let process else {
      return fail(
        "Failed to launch \(identifierOrNil ?? "the application"): it is no application of this project", file, line)
    }
    if let reason = process.start(arguments: launchArguments, environment: launchEnvironment) {
      return fail("Failed to launch \(process.identifier): \(reason)", file, line)
    }
    // The device may have been turned before.
    let orientation = XCUIDevice.shared.orientation
    if orientation.isLandscape { _ = process.send(.setOrientation(orientation.rawValue)) }
  }

  /// Brings the application to the foreground, and starts it if it is not running.
  open func activate() {
    guard let process, process.isRunning else { return start() }
    guard process.isInBackground else { return }
    process.isInBackground = false
    _ = process.send(.setForeground(true))
  }

  /// Ends the application.
  open func terminate() { process?.stop() }

  /// The current state.
  open var state: State {
    guard let process else { return .unknown }
    guard process.isRunning else { return .notRunning }
    return process.isInBackground ? .runningBackground : .runningForeground
  }

  /// Waits until the application has a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - timeout: The longest time to wait, in seconds.
  /// - Returns: `true` if the application has the state.
  @discardableResult
  open func wait(for state: State, timeout: TimeInterval) -> Bool { Waiting.wait(timeout) { self.state == state } }

  /// Does nothing, because the system asks the user for no permissions.
  ///
  /// - Parameter resource: The resource.
  open func resetAuthorizationStatus(for resource: XCUIProtectedResource) {}
}

/// The resources whose use a user has to permit on iOS.
public enum XCUIProtectedResource: Int, Sendable {
  /// The contacts.
  case contacts = 1
  /// The calendars.
  case calendar
  /// The reminders.
  case reminders
  /// The photos.
  case photos
  /// The microphone.
  case microphone
  /// The camera.
  case camera
  /// The music and the videos.
  case mediaLibrary
  /// The devices of the home.
  case homeKit
  /// The devices that are connected by Bluetooth.
  case bluetooth
  /// The access of a keyboard to the network.
  case keyboardNetwork
  /// The location of the device.
  case location
  /// The health data.
  case health
}

/// Waits for what another process does.
enum Waiting {
  /// Waits until a condition is true. Returns whether it is.
  static func wait(_ seconds: TimeInterval, until condition: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while true {
      if condition() { return true }
      guard Date() < end else { return false }
      pause(0.05)
    }
  }

  /// Serves the run loop of the test for a time.
  static func pause(_ seconds: TimeInterval) {
    let end = Date(timeIntervalSinceNow: seconds)
    repeat {
      if !RunLoop.current.run(mode: .default, before: end) { usleep(5000) }
    } while Date() < end
  }
}
