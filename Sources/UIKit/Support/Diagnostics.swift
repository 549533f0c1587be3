import Foundation
import RuntimeInterface

/// Reports programming errors for which UIKit raises exceptions. All reports are sent through this class, so that tests
/// can intercept them and all messages have the same format.
package final class Diagnostics {
  private nonisolated(unsafe) var reportHandler: ((String) -> Void)?
  private nonisolated(unsafe) var lineHandler: ((String) -> Void)?
  private static var shared: Diagnostics { ApplicationContext.object(.diagnostics, Diagnostics()) }
  private static var existing: Diagnostics? { ApplicationContext.existing(.diagnostics, Diagnostics.self) }

  /// A closure that receives every report. If it is nil, reports are written to standard error. UIKitTesting sets the closure so that
  /// reports fail tests. The closure is set and called on the main thread.
  package static var handler: ((String) -> Void)? {
    get { existing?.reportHandler }
    set { shared.reportHandler = newValue }
  }

  /// Reports an error and continues. If the environment variable `TESSERA_STRICT` is 1, the function traps instead.
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

  /// A closure that receives every message of `log(_:)`. If it is nil, messages are written to standard error. The closure is set and
  /// called on the main thread.
  package static var logHandler: ((String) -> Void)? {
    get { existing?.lineHandler }
    set { shared.lineHandler = newValue }
  }

  /// Logs a message that UIKit logs too, about unusual calls that nevertheless have a defined result.
  package static func log(_ message: @autoclosure () -> String) {
    let text = message()
    if let logHandler {
      logHandler(text)
    } else {
      StandardStream.error.writeLine("UIKit: \(text)")
    }
  }

  /// Reports an error after which the program cannot continue, and traps.
  package static func trap(_ message: @autoclosure () -> String) -> Never {
    fatalError("UIKit: \(message())")
  }
}
