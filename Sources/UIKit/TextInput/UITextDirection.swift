import CoreGraphics
import Foundation

/// A direction in the text or in the layout: the raw value of a `UITextStorageDirection` or a `UITextLayoutDirection`.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of the direction.
  public var rawValue: Int
  /// Creates a direction.
  ///
  /// - Parameter rawValue: The raw value of a `UITextStorageDirection` or a `UITextLayoutDirection`.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Returns the direction of a storage direction.
  ///
  /// - Parameter direction: The storage direction.
  /// - Returns: The direction.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Returns the direction of a layout direction.
  ///
  /// - Parameter direction: The layout direction.
  /// - Returns: The direction.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  var isForward: Bool { rawValue == 0 || rawValue == 2 || rawValue == 5 }
}
