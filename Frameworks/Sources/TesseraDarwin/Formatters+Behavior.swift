import Foundation

// The versions of the formatters. Those of Mac OS X 10.0 were never available on iOS, so the properties change nothing.

extension NumberFormatter {
  /// The versions of number formatters.
  public enum Behavior: UInt, Sendable {
    /// The version of the system, which is that of Mac OS X 10.4.
    case `default` = 0
    /// The version of Mac OS X 10.4.
    case behavior10_4 = 1040
  }

  /// The version of the formatter. It is always that of Mac OS X 10.4.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension DateFormatter {
  /// The versions of date formatters.
  public enum Behavior: UInt, Sendable {
    /// The version of the system, which is that of Mac OS X 10.4.
    case `default` = 0
    /// The version of Mac OS X 10.4.
    case behavior10_4 = 1040
  }

  /// The version of the formatter. It is always that of Mac OS X 10.4.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
