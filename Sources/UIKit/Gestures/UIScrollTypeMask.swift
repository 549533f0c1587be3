import Foundation

/// Which scrolls of a pointing device a pan takes part in.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// One bit for each kind; UIKit's values.
  public let rawValue: Int

  /// The kinds whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The notches of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)

  /// The even scrolling of a touchpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)

  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
