import Foundation

/// A description of how the corners of a view are rounded. See `UIView.cornerConfiguration`.
public struct UICornerConfiguration: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a corner configuration: none, a capsule, or one radius for each corner.
  enum Kind: Hashable, Sendable {
    /// The absence of a configuration. The layer's own `cornerRadius` applies.
    case unspecified
    case capsule(maximum: Double?)
    /// The radii of the top left, top right, bottom left and bottom right corners. `nil` represents a square corner.
    case corners([UICornerRadius?])
  }

  let kind: Kind
  /// The groups of corners that share the largest of their radii. The bits of a group are those of `UIRectCorner`.
  let sharedCorners: [UInt]

  private init(_ kind: Kind, sharing sharedCorners: [UIRectCorner] = []) {
    self.kind = kind
    self.sharedCorners = sharedCorners.map(\.rawValue)
  }

  /// The configuration of a view before its `cornerConfiguration` is set.
  static let unspecified = UICornerConfiguration(.unspecified)

  /// Returns a configuration with the same radius at each corner. Concentric corners may resolve to different radii.
  ///
  /// - Parameter radius: The radius of all four corners.
  /// - Returns: A configuration with these radii.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(.corners([radius, radius, radius, radius]))
  }

  /// Returns a configuration with a separate radius for each corner.
  ///
  /// - Parameters:
  ///   - topLeftRadius: The radius of the top left corner, or nil for a square corner.
  ///   - topRightRadius: The radius of the top right corner, or nil for a square corner.
  ///   - bottomLeftRadius: The radius of the bottom left corner, or nil for a square corner.
  ///   - bottomRightRadius: The radius of the bottom right corner, or nil for a square corner.
  /// - Returns: A configuration with these radii.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(.corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
  }

  /// Returns a configuration that rounds the corners by half of the view's shorter side, even when the size of the view
  /// changes.
  ///
  /// - Parameter maximumRadius: The largest radius, in points, or nil for no limit.
  /// - Returns: A configuration with these radii.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(.capsule(maximum: maximumRadius))
  }

  /// Returns a configuration with the same radius at all corners. If the radii of concentric corners differ, the
  /// largest applies.
  ///
  /// - Parameter radius: The radius of all four corners.
  /// - Returns: A configuration with these radii.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(.corners([radius, radius, radius, radius]), sharing: [.allCorners])
  }

  /// Returns a configuration with a common radius for the left corners and a common radius for the right corners.
  ///
  /// - Parameters:
  ///   - leftRadius: The radius of the left corners.
  ///   - rightRadius: The radius of the right corners.
  /// - Returns: A configuration with these radii.
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners([leftRadius, rightRadius, leftRadius, rightRadius]),
      sharing: [[.topLeft, .bottomLeft], [.topRight, .bottomRight]])
  }

  /// Returns a configuration with a common radius for the top corners and a common radius for the bottom corners.
  ///
  /// - Parameters:
  ///   - topRadius: The radius of the top corners.
  ///   - bottomRadius: The radius of the bottom corners.
  /// - Returns: A configuration with these radii.
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners([topRadius, topRadius, bottomRadius, bottomRadius]),
      sharing: [[.topLeft, .topRight], [.bottomLeft, .bottomRight]])
  }

  /// Returns a configuration with one radius for both top corners and separate radii for the bottom corners.
  ///
  /// - Parameters:
  ///   - topRadius: The radius of the top corners.
  ///   - bottomLeftRadius: The radius of the bottom left corner, or nil for a square corner.
  ///   - bottomRightRadius: The radius of the bottom right corner, or nil for a square corner.
  /// - Returns: A configuration with these radii.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners([topRadius, topRadius, bottomLeftRadius, bottomRightRadius]), sharing: [[.topLeft, .topRight]])
  }

  /// Returns a configuration with one radius for both bottom corners and separate radii for the top corners.
  ///
  /// - Parameters:
  ///   - bottomRadius: The radius of the bottom corners.
  ///   - topLeftRadius: The radius of the top left corner, or nil for a square corner.
  ///   - topRightRadius: The radius of the top right corner, or nil for a square corner.
  /// - Returns: A configuration with these radii.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners([topLeftRadius, topRightRadius, bottomRadius, bottomRadius]), sharing: [[.bottomLeft, .bottomRight]])
  }

  /// Returns a configuration with one radius for both left corners and separate radii for the right corners.
  ///
  /// - Parameters:
  ///   - leftRadius: The radius of the left corners.
  ///   - topRightRadius: The radius of the top right corner, or nil for a square corner.
  ///   - bottomRightRadius: The radius of the bottom right corner, or nil for a square corner.
  /// - Returns: A configuration with these radii.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners([leftRadius, topRightRadius, leftRadius, bottomRightRadius]), sharing: [[.topLeft, .bottomLeft]])
  }

  /// Returns a configuration with one radius for both right corners and separate radii for the left corners.
  ///
  /// - Parameters:
  ///   - rightRadius: The radius of the right corners.
  ///   - topLeftRadius: The radius of the top left corner, or nil for a square corner.
  ///   - bottomLeftRadius: The radius of the bottom left corner, or nil for a square corner.
  /// - Returns: A configuration with these radii.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners([topLeftRadius, rightRadius, bottomLeftRadius, rightRadius]), sharing: [[.topRight, .bottomRight]])
  }

  /// A textual representation of the configuration, for debugging.
  public var description: String {
    switch kind {
    case .unspecified: "unspecified"
    case .capsule(nil): "capsule"
    case .capsule(let maximum?): "capsule(maximumRadius: \(maximum))"
    case .corners(let radii):
      "corners(" + radii.map { $0?.description ?? "square" }.joined(separator: ", ") + ")"
    }
  }
}
