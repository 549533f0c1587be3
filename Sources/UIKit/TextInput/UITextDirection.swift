import CoreGraphics
import Foundation

/// A direction in the text or in the layout. Its raw value is the raw value of a `UITextStorageDirection` or a
/// `UITextLayoutDirection`.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of the `UITextStorageDirection` or `UITextLayoutDirection` that the direction represents.
  public var rawValue: Int
  /// Creates a direction from a raw value.
  ///
  /// - Parameter rawValue: The raw value of a `UITextStorageDirection` or a `UITextLayoutDirection`.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Returns the direction that represents a direction in the text.
  ///
  /// - Parameter direction: The direction in the order of the characters.
  /// - Returns: The direction with the same raw value.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Returns the direction that represents a direction in the layout.
  ///
  /// - Parameter direction: The visual direction.
  /// - Returns: The direction with the same raw value.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  var isForward: Bool { rawValue == 0 || rawValue == 2 || rawValue == 5 }
}
