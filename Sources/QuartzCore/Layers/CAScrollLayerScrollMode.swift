import Foundation

/// The directions in which a `CAScrollLayer` can be scrolled.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name.
  ///
  /// - Parameter rawValue: The mode's name in Core Animation. With an unknown name the layer is not scrolled.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No scrolling.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")

  /// Vertical scrolling only.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")

  /// Horizontal scrolling only.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Scrolling in both directions. This is the default.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
