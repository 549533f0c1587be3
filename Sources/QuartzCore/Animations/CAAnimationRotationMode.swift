import Foundation

/// The mode in which a layer that moves along a path is rotated with the path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name, such as "auto".
  ///
  /// - Parameter rawValue: The mode's name in Core Animation.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x-axis points in the direction of travel.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x-axis points against the direction of travel.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
