import Foundation

/// The four appearances that a navigation bar or an item may have, each a copy of what was given.
@MainActor struct NavigationLooks {
  var standardAppearance: UINavigationBarAppearance?
  var compactAppearance: UINavigationBarAppearance?
  var scrollEdgeAppearance: UINavigationBarAppearance?
  var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// A copy that tells of its changes.
  static func own<Appearance: UIBarAppearance>(_ appearance: Appearance, _ onChange: @escaping () -> Void) -> Appearance
  {
    guard let copy = appearance.copy() as? Appearance else { return appearance }
    copy.onChange = onChange
    return copy
  }
}
