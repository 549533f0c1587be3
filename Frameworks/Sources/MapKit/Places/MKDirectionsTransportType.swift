/// Kinds of transport.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The kinds as a number.
  public let rawValue: UInt
  /// Creates kinds from a number.
  ///
  /// - Parameter rawValue: The kinds as a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// Public transport.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// The bicycle.
  public static let cycling = MKDirectionsTransportType(rawValue: 8)
  /// All kinds.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}
