import Foundation

/// A log of one part of a program. Its messages are written to standard error.
public final class OSLog: NSObject, Sendable {
  /// The log without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  let subsystem: String
  let category: String

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the program or of a part of it, in the form of a bundle identifier.
  ///   - category: The name of the log within the subsystem.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    super.init()
  }

  /// Creates a log with a category that has a meaning on iOS. Here it is a name like others.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the program or of a part of it, in the form of a bundle identifier.
  ///   - category: The category.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// A category with a meaning on iOS.
  public struct Category: RawRepresentable, Sendable {
    /// The name of the category.
    public let rawValue: String
    /// Creates a category.
    ///
    /// - Parameter rawValue: The name of the category.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Points of interest in Instruments.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  /// Returns whether messages of a type are written. Debugging messages are written only if the environment variable
  /// `OS_ACTIVITY_MODE` is `debug`.
  ///
  /// - Parameter type: The type of the messages.
  /// - Returns: `true` if messages of the type are written. It is `false` for the log `disabled`.
  public func isEnabled(type: OSLogType) -> Bool {
    self !== Self.disabled && (type != .debug || ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "debug")
  }

  func write(_ message: String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let line = (place.isEmpty ? "" : "[\(place)] ") + (type.name.isEmpty ? "" : type.name + ": ") + message + "\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The importance as a number.
  public let rawValue: UInt8
  /// Creates an importance from a number.
  ///
  /// - Parameter rawValue: The importance as a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates an importance from a number.
  ///
  /// - Parameter rawValue: The importance as a number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A message that is useful to find out what has happened. It has no prefix.
  public static let `default` = OSLogType(rawValue: 0)
  /// A message that may be useful. Its prefix is "info".
  public static let info = OSLogType(rawValue: 1)
  /// A message for the time of development. It appears only if the environment variable `OS_ACTIVITY_MODE` is `debug`.
  public static let debug = OSLogType(rawValue: 2)
  /// A message about an error in the program. Its prefix is "error".
  public static let error = OSLogType(rawValue: 16)
  /// A message about a defect of the program or the system. Its prefix is "fault".
  public static let fault = OSLogType(rawValue: 17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: ""
    }
  }
}

/// Writes a message with a format.
///
/// - Parameters:
///   - type: How important the message is.
///   - dso: The library of the caller. It is not used.
///   - log: The log.
///   - message: A format as for `String(format:)`; `%{public}@` and `%{private}@` count as `%@`.
///   - args: The values for the format.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(formatted(message, args), type)
}

/// Writes a message with a format.
///
/// - Parameters:
///   - message: A format as for `String(format:)`; `%{public}@` and `%{private}@` count as `%@`.
///   - dso: The library of the caller. It is not used.
///   - log: The log.
///   - type: How important the message is.
///   - args: The values for the format.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  log.write(formatted(message, args), type)
}

/// Returns a message with its values. `String(format:)` on Linux takes no Swift strings for `%@`.
func formatted(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
  var result = ""
  var rest = Substring("\(message)")
  var arguments = arguments[...]
  while let percent = rest.firstIndex(of: "%") {
    result += rest[..<percent]
    rest = rest[rest.index(after: percent)...]
    if rest.first == "%" {
      result += "%"
      rest = rest.dropFirst()
      continue
    }
    if rest.first == "{", let end = rest.firstIndex(of: "}") { rest = rest[rest.index(after: end)...] }
    guard let end = rest.firstIndex(where: { $0.isLetter && !"hlqLzjt".contains($0) || $0 == "@" }) else { break }
    let format = "%" + rest[...end]
    if let argument = arguments.popFirst() {
      let isObject = rest[end] == "@" || argument is String || argument is NSString
      result += isObject ? "\(argument)" : String(format: format, argument)
    }
    rest = rest[rest.index(after: end)...]
  }
  return result + rest
}
