/// The order of annotation views that overlap, from 0 to 1000. Views with a larger number are in front.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float
  /// Creates a priority.
  ///
  /// - Parameter rawValue: The number, from 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  ///
  /// - Parameter rawValue: The number, from 0 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// In front of all others.
  public static let max = MKAnnotationViewZPriority(1000)
  /// The priority of a selected view.
  public static let defaultSelected = MKAnnotationViewZPriority(1000)
  /// The priority of other views.
  public static let defaultUnselected = MKAnnotationViewZPriority(500)
  /// Behind all others.
  public static let min = MKAnnotationViewZPriority(0)
}
