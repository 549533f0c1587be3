import Foundation
import TestInterruption
import XCTest

/// The superclass of the classes in a UI test target. The command `tessera` puts it in the place of `XCTestCase`.
///
/// With `continueAfterFailure = false`, the first failure ends the test method, and the next test runs. XCTest on Linux
/// would end the program.
open class XCUITestCase: XCTestCase {
  /// The test that is running, or nil. Tests run one after another on the main thread.
  nonisolated(unsafe) static weak var current: XCUITestCase?
  private var stopsAtFailure = false
  /// Indicates whether the test has failed where it could not be left.
  private let pendingFailure = PendingFailure()
  /// The failures that the running blocks expect, the innermost last.
  var expectedFailures: [ExpectedFailure] = []
  /// The closures that handle alerts which cover an element, the newest last.
  var interruptionMonitors: [InterruptionMonitor] = []

  /// A Boolean value that indicates whether the tests of the class run for each appearance and orientation that the
  /// application supports. They always run once.
  open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

  open override var continueAfterFailure: Bool {
    get { !stopsAtFailure }
    set { stopsAtFailure = !newValue }
  }

  open override func invokeTest() {
    let outer = XCUITestCase.current
    XCUITestCase.current = self
    defer { XCUITestCase.current = outer }
    pendingFailure.isSet = false
    expectedFailures = []
    guard isInterrupted({ super.invokeTest() }) else { return }
    // An exception of XCTest on iOS also leaves out the rest of the test only.
    _ = isInterrupted { self.tearDown() }
    _ = isInterrupted {
      do { try self.tearDownWithError() } catch {
        self.recordFailure(withDescription: "\(error)", inFile: "", atLine: 0, expected: false)
      }
    }
  }

  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    if let expectedFailure = expectedFailures.last {
      expectedFailure.isFulfilled = true
      print("\(filePath):\(lineNumber): expected failure: \(description)")
      return
    }
    let stops = stopsAtFailure
    stopsAtFailure = false
    super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    stopsAtFailure = stops
    stopAtFailure()
  }

  /// Leaves the test method, or another method of the test that is running, if `continueAfterFailure` is `false`.
  ///
  /// A test cannot be left from another thread or from a block that the run loop performs, such as a timer, while the test waits
  /// for an expectation: the run loop would keep its locks and its state. Such a test is left when it next asks the application
  /// for something. A test that is a task cannot be left, and continues.
  public func stopAtFailure() {
    guard stopsAtFailure else { return }
    pendingFailure.isSet = true
    leaveAfterFailure()
  }

  /// Leaves the test if it has failed, unless this is not possible here.
  func leaveAfterFailure() {
    guard pendingFailure.isSet, stopsAtFailure, Thread.isMainThread, RunLoop.main.currentMode == nil,
      withUnsafeCurrentTask(body: { $0 == nil })
    else { return }
    pendingFailure.isSet = false
    tessera_interrupt()
  }

  /// Performs work. Returns `true` if a failure ended it. The closure may be kept: a jump does not release it.
  private func isInterrupted(_ work: @escaping () -> Void) -> Bool {
    var body = work
    return withUnsafeMutablePointer(to: &body) { pointer in
      tessera_run_interruptibly({ $0!.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer) != 0
    }
  }
}

/// A value that indicates whether a test has failed. XCTest reports some failures on another thread.
private final class PendingFailure: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false
  var isSet: Bool {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }
}

/// A closure that handles alerts (`addUIInterruptionMonitor`).
final class InterruptionMonitor: NSObject {
  let handler: (XCUIElement) -> Bool
  /// Indicates whether the closure is running, so that it does not handle an alert in itself.
  var isRunning = false
  init(_ handler: @escaping (XCUIElement) -> Bool) { self.handler = handler }
}

extension XCTestCase {
  /// Adds a closure that is called with an alert that covers an element with which the test interacts.
  ///
  /// - Parameters:
  ///   - description: A description, which is ignored.
  ///   - handler: The closure. It returns `true` if it has closed the alert.
  /// - Returns: A token for `removeUIInterruptionMonitor(_:)`.
  @discardableResult
  public func addUIInterruptionMonitor(
    withDescription description: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    let monitor = InterruptionMonitor(handler)
    (self as? XCUITestCase)?.interruptionMonitors.append(monitor)
    return monitor
  }

  /// Removes a closure that handles alerts.
  ///
  /// - Parameter monitor: The token that `addUIInterruptionMonitor` has returned.
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    (self as? XCUITestCase)?.interruptionMonitors.removeAll { $0 === monitor }
  }

  /// The time that a test may take, in seconds. It is not enforced.
  public var executionTimeAllowance: TimeInterval {
    get { 600 }
    set {}
  }
}

/// Reports a failure of the running test.
func fail(_ message: String, _ file: StaticString, _ line: UInt) {
  if let test = XCUITestCase.current {
    test.recordFailure(withDescription: message, inFile: "\(file)", atLine: Int(line), expected: true)
  } else {
    XCTFail(message, file: file, line: line)
  }
}
