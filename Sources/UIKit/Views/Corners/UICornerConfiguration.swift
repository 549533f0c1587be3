import Foundation

/// How the corners of a view are rounded; see `UIView.cornerConfiguration`.
public struct UICornerConfiguration: Hashable, Sendable, CustomStringConvertible {
  enum Kind: Hashable, Sendable {
    /// Nothing was said: the layer's own radius applies.
    case unspecified
    case capsule(maximum: Double?)
    /// Top left, top right, bottom left, bottom right; nil is square.
    case corners([UICornerRadius?])
  }

  let kind: Kind
  /// Sets of corners (bits as in `UIRectCorner`) that share the largest of their radii.
  let groups: [UInt]

  private init(_ kind: Kind, sharing groups: [UIRectCorner] = []) {
    self.kind = kind
    self.groups = groups.map(\.rawValue)
  }

  /// What a view has at first.
  static let unspecified = UICornerConfiguration(.unspecified)

  /// That radius at each corner; concentric corners may come to different radii.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(.corners([radius, radius, radius, radius]))
  }

  /// A radius for each corner; nil is a square corner.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(.corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
  }

  /// Half of the shorter side, whatever the size becomes, up to `maximumRadius` points; nil, the default: without end.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(.capsule(maximum: maximumRadius))
  }

  /// The same radius at all corners: the largest, where concentric ones differ.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(.corners([radius, radius, radius, radius]), sharing: [.allCorners])
  }

  /// One radius for both left corners and one for both right corners.
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners([leftRadius, rightRadius, leftRadius, rightRadius]),
      sharing: [[.topLeft, .bottomLeft], [.topRight, .bottomRight]])
  }

  /// One radius for both top corners and one for both bottom corners.
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners([topRadius, topRadius, bottomRadius, bottomRadius]),
      sharing: [[.topLeft, .topRight], [.bottomLeft, .bottomRight]])
  }

  /// One radius for both top corners; the bottom ones have their own or, nil, are square.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners([topRadius, topRadius, bottomLeftRadius, bottomRightRadius]), sharing: [[.topLeft, .topRight]])
  }

  /// One radius for both bottom corners; the top ones have their own or, nil, are square.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners([topLeftRadius, topRightRadius, bottomRadius, bottomRadius]), sharing: [[.bottomLeft, .bottomRight]])
  }

  /// One radius for both left corners; the right ones have their own or, nil, are square.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners([leftRadius, topRightRadius, leftRadius, bottomRightRadius]), sharing: [[.topLeft, .bottomLeft]])
  }

  /// One radius for both right corners; the left ones have their own or, nil, are square.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners([topLeftRadius, rightRadius, bottomLeftRadius, rightRadius]), sharing: [[.topRight, .bottomRight]])
  }

  /// For debugging.
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
