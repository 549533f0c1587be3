import Foundation

/// The kinds of signposts.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let event = OSSignpostType(rawValue: 0)
  public static let begin = OSSignpostType(rawValue: 1)
  public static let end = OSSignpostType(rawValue: 2)
}

/// The identifier of an interval between two signposts.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: UInt64
  public init(_ value: UInt64) { rawValue = value }
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public init(log: OSLog) { rawValue = UInt64.random(in: 1..<(1 << 62)) }
  public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)) }
  public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(rawValue: .max)
  public static let null = OSSignpostID(rawValue: 0)
  public static func < (first: OSSignpostID, second: OSSignpostID) -> Bool { first.rawValue < second.rawValue }
}

/// Does nothing: no program on Linux reads signposts of Instruments.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Does nothing: no program on Linux reads signposts of Instruments.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// The message of a signpost. Nothing reads it, so its values are not computed.
public struct SignpostMetadata: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: Interpolation) {}

  /// Accepts values with the options of Instruments.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, attributes: String = "") {}
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
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

/// Makes signposts, which no program on Linux reads: the intervals are run, and nothing is recorded.
public struct OSSignposter: Sendable {
  /// A signposter that is turned off.
  public static let disabled = OSSignposter()

  public init() {}
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: OSLog.Category) {}
  public init(logHandle: OSLog) {}
  public init(logger: Logger) {}

  /// Indicates whether signposts are recorded, which is never the case.
  public var isEnabled: Bool { false }

  /// Returns a new identifier.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(UInt64.random(in: 1..<(1 << 62))) }
  /// Returns the identifier of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
  }

  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {}

  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
  public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {}

  /// Runs a closure, and returns its result.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
  /// Runs a closure, and returns its result.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata, around task: () throws -> T
  ) rethrows -> T { try task() }
}
