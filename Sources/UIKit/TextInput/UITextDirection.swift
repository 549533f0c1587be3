import CoreGraphics
import Foundation

/// A direction of either kind: the raw value of a `UITextStorageDirection` or a `UITextLayoutDirection`.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: Int
  /// A direction with that raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A direction along the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A direction as it is seen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  var isForward: Bool { rawValue == 0 || rawValue == 2 || rawValue == 5 }
}
