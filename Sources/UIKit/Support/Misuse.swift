import Foundation
import RuntimeInterface

/// Where everything is reported on which UIKit would raise: one place, so that tests can listen and messages look alike.
package final class Misuse {
  private nonisolated(unsafe) var reports: ((String) -> Void)?
  private nonisolated(unsafe) var lines: ((String) -> Void)?
  private static var own: Misuse? { ApplicationContext.existing?.misuse }

  /// Gets every report instead of standard error: the testing kit makes failures of them. Set and called on the main
  /// thread.
  package static var handler: ((String) -> Void)? {
    get { own?.reports }
    set { ApplicationContext.current.misuse.reports = newValue }
  }

  /// Says what is wrong and goes on. `TESSERA_STRICT=1` in the environment traps instead.
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

  /// Gets every line of `log` instead of standard error. Set and called on the main thread.
  package static var logHandler: ((String) -> Void)? {
    get { own?.lines }
    set { ApplicationContext.current.misuse.lines = newValue }
  }

  /// Says what UIKit would write to the log: odd, but with a defined outcome.
  package static func log(_ message: @autoclosure () -> String) {
    let text = message()
    if let logHandler {
      logHandler(text)
    } else {
      StandardStream.error.writeLine("UIKit: \(text)")
    }
  }

  /// Says what is wrong where nothing sane could follow.
  package static func trap(_ message: @autoclosure () -> String) -> Never {
    fatalError("UIKit: \(message())")
  }
}
