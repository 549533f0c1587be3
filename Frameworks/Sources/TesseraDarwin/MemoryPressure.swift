import Dispatch

/// A source of events about the memory of the machine.
///
/// No event is delivered in Tessera: Linux reports memory pressure only to programs that poll for it, and a desktop ends a program
/// instead of asking it for memory. The source can be activated and cancelled like any other.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSourceMemoryPressure {
  /// The last event, which is always `normal`.
  public var data: DispatchSource.MemoryPressureEvent { .normal }
}

// The methods of sources are for this class only.
extension DispatchSource: DispatchSourceMemoryPressure {}

extension DispatchSource {
  /// States of the memory.
  public struct MemoryPressureEvent: OptionSet, RawRepresentable, Sendable {
    /// The bits of the states.
    public let rawValue: UInt
    /// Creates a set of states.
    ///
    /// - Parameter rawValue: The bits of the states.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// There is enough memory again.
    public static let normal = MemoryPressureEvent(rawValue: 1)
    /// There is little memory.
    public static let warning = MemoryPressureEvent(rawValue: 2)
    /// There is almost no memory.
    public static let critical = MemoryPressureEvent(rawValue: 4)
    /// All states.
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// Creates a source of events about the memory.
  ///
  /// - Parameters:
  ///   - eventMask: The events, which are never delivered.
  ///   - queue: The queue of the handlers, or nil for a default queue.
  /// - Returns: The source, which is not active yet.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    // A source whose events a program posts itself. Nothing posts any.
    DispatchSource.makeUserDataOrSource(queue: queue) as! DispatchSource
  }
}
