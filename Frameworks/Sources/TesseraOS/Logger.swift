/// Writes messages to standard error.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the program or of a part of it.
  ///   - category: The name of the log within the subsystem.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a logger of a log.
  ///
  /// - Parameter log: The log.
  public init(_ log: OSLog) { self.log = log }
  /// Creates a logger without a subsystem.
  public init() { log = .default }

  /// Writes a message of the type `default`.
  ///
  /// - Parameter message: The message.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message.
  ///
  /// - Parameters:
  ///   - level: The importance of the message.
  ///   - message: The message.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a message of the type `debug`. It appears only if the environment variable `OS_ACTIVITY_MODE` is `debug`.
  ///
  /// - Parameter message: The message.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message of the type `debug`. It appears only if the environment variable `OS_ACTIVITY_MODE` is `debug`.
  ///
  /// - Parameter message: The message.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message of the type `info`.
  ///
  /// - Parameter message: The message.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes a message of the type `default`.
  ///
  /// - Parameter message: The message.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message of the type `error`, as on iOS.
  ///
  /// - Parameter message: The message.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a message of the type `error`.
  ///
  /// - Parameter message: The message.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a message of the type `fault`.
  ///
  /// - Parameter message: The message.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes a message of the type `fault`.
  ///
  /// - Parameter message: The message.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// A message with values. Private values are shown: the log belongs to the user of the program.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message from a text.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message from a text with values.
  ///
  /// - Parameter stringInterpolation: The text and the values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Creates an empty text.
  ///
  /// - Parameters:
  ///   - literalCapacity: The length of the literal parts. It is ignored.
  ///   - interpolationCount: The number of values. It is ignored.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Appends a literal part of the message.
  ///
  /// - Parameter literal: The text.
  public mutating func appendLiteral(_ literal: String) { text += literal }
  /// Appends a value of the message.
  ///
  /// - Parameters:
  ///   - value: The value, whose description is appended.
  ///   - align: The alignment. It is ignored.
  ///   - privacy: The privacy. It is ignored: the value is shown.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }
}

/// The privacy of a value. It has no effect.
public struct OSLogPrivacy: Sendable {
  /// The privacy that depends on the type of the value.
  public static let auto = OSLogPrivacy()
  /// The value is shown.
  public static let `public` = OSLogPrivacy()
  /// The value is hidden on iOS. Here it is shown.
  public static let `private` = OSLogPrivacy()
  /// The value is hidden on iOS, even while a debugger is used. Here it is shown.
  public static let sensitive = OSLogPrivacy()
  /// The form in which a private value is shown.
  public struct Mask: Sendable {
    /// The value is replaced by its hash value on iOS. Here it is shown.
    public static let hash = Mask()
    /// The value is hidden on iOS. Here it is shown.
    public static let none = Mask()
  }
  /// Returns a privacy with which the value is hidden on iOS.
  ///
  /// - Parameter mask: The form of the hidden value. It is ignored.
  /// - Returns: A privacy without an effect.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Returns a privacy that depends on the type of the value on iOS.
  ///
  /// - Parameter mask: The form of the hidden value. It is ignored.
  /// - Returns: A privacy without an effect.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The alignment of a value. It has no effect.
public struct OSLogStringAlignment: Sendable {
  /// The value is not aligned.
  public static let none = OSLogStringAlignment()
  /// Returns an alignment to the left.
  ///
  /// - Parameter columns: The number of characters. It is ignored.
  /// - Returns: An alignment without an effect.
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  /// Returns an alignment to the right.
  ///
  /// - Parameter columns: The number of characters. It is ignored.
  /// - Returns: An alignment without an effect.
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}
