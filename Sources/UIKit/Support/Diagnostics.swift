import Foundation
import RuntimeInterface

/// Reports programming errors for which UIKit raises exceptions. All reports pass through this class, so that tests can
/// intercept them and messages look alike.
package final class Diagnostics {
  private nonisolated(unsafe) var reports: ((String) -> Void)?
  private nonisolated(unsafe) var lines: ((String) -> Void)?
  private static var made: Diagnostics { ApplicationContext.object(.diagnostics, Diagnostics()) }
  private static var own: Diagnostics? { ApplicationContext.existing(.diagnostics, Diagnostics.self) }

  /// Receives every report instead of standard error; UIKitTesting uses it to fail tests. Set and called on the main
  /// thread.
  package static var handler: ((String) -> Void)? {
    get { own?.reports }
    set { made.reports = newValue }
  }

  /// Reports an error and continues. With `TESSERA_STRICT=1` in the environment, it stops the program instead.
  package static func report(_ message: @autoclosure () -> String) {
    let text = message()
    if let handler {
      handler(text)
    } else if ProcessInfo.processInfo.environment["TESSERA_STRICT"] == "1" {
      fatalError(text)
    } else {
      StandardStream.error.writeLine("UIKit: \(text)")
    }
  }

  /// Receives every line of `log` instead of standard error. Set and called on the main thread.
  package static var logHandler: ((String) -> Void)? {
    get { own?.lines }
    set { made.lines = newValue }
  }

  /// Writes a message that UIKit writes to the log, about unusual code with a defined result.
  package static func log(_ message: @autoclosure () -> String) {
    let text = message()
    if let logHandler {
      logHandler(text)
    } else {
      StandardStream.error.writeLine("UIKit: \(text)")
    }
  }

  /// Reports an error after which the program cannot continue, and stops it.
  package static func trap(_ message: @autoclosure () -> String) -> Never {
    fatalError("UIKit: \(message())")
  }
}
