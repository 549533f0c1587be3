/// The kinds of features of a map that can be selected.
public struct MKMapFeatureOptions: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: Int
  /// Creates a set.
  ///
  /// - Parameter rawValue: The raw value of the set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Points of interest, such as shops.
  public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
  /// Cities and states.
  public static let territories = MKMapFeatureOptions(rawValue: 2)
  /// Mountains and rivers.
  public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}
