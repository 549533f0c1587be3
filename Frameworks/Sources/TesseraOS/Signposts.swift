import Foundation

/// The kinds of signposts.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The kind as a number.
  public let rawValue: UInt8
  /// Creates a kind from a number.
  ///
  /// - Parameter rawValue: The kind as a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A single point in time.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// The identifier of an interval between two signposts.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The identifier as a number.
  public let rawValue: UInt64
  /// Creates an identifier from a number.
  ///
  /// - Parameter value: The identifier as a number.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates an identifier from a number.
  ///
  /// - Parameter rawValue: The identifier as a number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates a random identifier.
  ///
  /// - Parameter log: The log. It is ignored.
  public init(log: OSLog) { rawValue = UInt64.random(in: 1..<(1 << 62)) }
  /// Creates the identifier of an object. It is the same each time until the object is deallocated.
  ///
  /// - Parameters:
  ///   - log: The log. It is ignored.
  ///   - object: The object.
  public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)) }
  /// The identifier of intervals that do not overlap others of the same name.
  public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
  /// The identifier of signposts that are not valid.
  public static let invalid = OSSignpostID(rawValue: .max)
  /// The identifier of signposts that are not recorded.
  public static let null = OSSignpostID(rawValue: 0)
  /// Returns whether the number of an identifier is less than that of another one.
  public static func < (first: OSSignpostID, second: OSSignpostID) -> Bool { first.rawValue < second.rawValue }
}

/// Does nothing: no program on Linux reads signposts of Instruments.
///
/// - Parameters:
///   - type: The kind of the signpost.
///   - dso: The library of the caller.
///   - log: The log. It is ignored.
///   - name: The name of the signpost.
///   - signpostID: The identifier of the interval.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Does nothing: no program on Linux reads signposts of Instruments.
///
/// - Parameters:
///   - type: The kind of the signpost.
///   - dso: The library of the caller.
///   - log: The log. It is ignored.
///   - name: The name of the signpost.
///   - signpostID: The identifier of the interval.
///   - format: The format of the message.
///   - arguments: The values for the format.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// The message of a signpost. Nothing reads it, so its values are not computed.
public struct SignpostMetadata: ExpressibleByStringInterpolation, Sendable {
  /// Creates a message from a text, which is not stored.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) {}
  /// Creates a message from a text with values, which are not stored.
  ///
  /// - Parameter stringInterpolation: The text and the values.
  public init(stringInterpolation: Interpolation) {}

  /// Accepts values with the options of Instruments.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    /// Creates an empty text.
    ///
    /// - Parameters:
    ///   - literalCapacity: The length of the literal parts.
    ///   - interpolationCount: The number of values.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Ignores a literal part of the message.
    ///
    /// - Parameter literal: The text.
    public mutating func appendLiteral(_ literal: String) {}
    /// Ignores a value of the message.
    ///
    /// - Parameters:
    ///   - value: The value. It is not computed.
    ///   - attributes: The options of Instruments.
    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, attributes: String = "") {}
    /// Ignores a value of the message.
    ///
    /// - Parameters:
    ///   - value: The value. It is not computed.
    ///   - privacy: The privacy.
    ///   - attributes: The options of Instruments.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy, attributes: String = ""
    ) {}
  }
}

/// The state of an interval between two signposts.
public final class OSSignpostIntervalState: Sendable {
  let signpostID: OSSignpostID

  init(_ signpostID: OSSignpostID) { self.signpostID = signpostID }

  /// Returns the state of an interval that was begun elsewhere.
  ///
  /// - Parameter id: The identifier of the interval.
  /// - Returns: The state, which contains the identifier.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

/// Makes signposts, which no program on Linux reads: the intervals are run, and nothing is recorded.
public struct OSSignposter: Sendable {
  /// A signposter that is turned off.
  public static let disabled = OSSignposter()

  /// Creates a signposter.
  public init() {}
  /// Creates a signposter.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the program or of a part of it. It is ignored.
  ///   - category: The name of the log within the subsystem. It is ignored.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the program or of a part of it. It is ignored.
  ///   - category: The category. It is ignored.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a signposter.
  ///
  /// - Parameter logHandle: The log. It is ignored.
  public init(logHandle: OSLog) {}
  /// Creates a signposter.
  ///
  /// - Parameter logger: The logger. It is ignored.
  public init(logger: Logger) {}

  /// Indicates whether signposts are recorded, which is never the case.
  public var isEnabled: Bool { false }

  /// Returns a new identifier.
  ///
  /// - Returns: A random identifier.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(UInt64.random(in: 1..<(1 << 62))) }
  /// Returns the identifier of an object.
  ///
  /// - Parameter object: The object.
  /// - Returns: The identifier, which is the same each time until the object is deallocated.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
  }

  /// Does nothing, because no program on Linux reads signposts.
  ///
  /// - Parameters:
  ///   - name: The name of the signpost.
  ///   - id: The identifier of the interval.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Does nothing, because no program on Linux reads signposts.
  ///
  /// - Parameters:
  ///   - name: The name of the signpost.
  ///   - id: The identifier of the interval.
  ///   - message: The message.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {}

  /// Begins an interval. Nothing is recorded.
  ///
  /// - Parameters:
  ///   - name: The name of the signpost.
  ///   - id: The identifier of the interval.
  /// - Returns: The state with which the interval ends.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
  /// Begins an interval. Nothing is recorded.
  ///
  /// - Parameters:
  ///   - name: The name of the signpost.
  ///   - id: The identifier of the interval.
  ///   - message: The message.
  /// - Returns: The state with which the interval ends.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
  /// Begins an interval for an animation. Nothing is recorded.
  ///
  /// - Parameters:
  ///   - name: The name of the signpost.
  ///   - id: The identifier of the interval.
  /// - Returns: The state with which the interval ends.
  public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }

  /// Ends an interval. Nothing is recorded.
  ///
  /// - Parameters:
  ///   - name: The name of the signpost.
  ///   - state: The state of the interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval. Nothing is recorded.
  ///
  /// - Parameters:
  ///   - name: The name of the signpost.
  ///   - state: The state of the interval.
  ///   - message: The message.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {}

  /// Runs a closure.
  ///
  /// - Parameters:
  ///   - name: The name of the signpost.
  ///   - id: The identifier of the interval.
  ///   - task: The closure.
  /// - Returns: The result of the closure.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
  /// Runs a closure.
  ///
  /// - Parameters:
  ///   - name: The name of the signpost.
  ///   - id: The identifier of the interval.
  ///   - message: The message.
  ///   - task: The closure.
  /// - Returns: The result of the closure.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata, around task: () throws -> T
  ) rethrows -> T { try task() }
}
