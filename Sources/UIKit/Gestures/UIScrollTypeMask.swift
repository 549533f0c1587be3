import Foundation

/// A set of the kinds of scrolls that a pan gesture recognizer responds to.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// One bit for each kind of scroll. The values are the same as in UIKit.
  public let rawValue: Int

  /// Creates a mask with the bits of a raw value.
  ///
  /// - Parameter rawValue: The bits of the kinds.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Scrolls in steps by a wheel with notches.
  public static let discrete = UIScrollTypeMask(rawValue: 1)

  /// Continuous scrolls by two fingers on a touchpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)

  /// All kinds of scrolls.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
