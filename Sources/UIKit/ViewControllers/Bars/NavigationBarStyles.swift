import Foundation

/// The four appearances that a navigation bar or item can have. Each one is a copy of the appearance that the
/// application assigned.
@MainActor struct NavigationBarStyles {
  var standardAppearance: UINavigationBarAppearance?
  var compactAppearance: UINavigationBarAppearance?
  var scrollEdgeAppearance: UINavigationBarAppearance?
  var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Copies an appearance. The copy calls `onChange` after each change.
  static func observedCopy<Appearance: UIBarAppearance>(of appearance: Appearance, _ onChange: @escaping () -> Void)
    -> Appearance
  {
    guard let copy = appearance.copy(with: nil) as? Appearance else { return appearance }
    copy.onChange = onChange
    return copy
  }
}
