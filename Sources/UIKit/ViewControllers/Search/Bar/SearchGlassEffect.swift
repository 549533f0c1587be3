import QuartzCore

/// The glass of a search field in a bar, and of the bar behind the field.
///
/// The colors were measured on iOS 26.1 by Vercantez/openuikit (UISearchBar.swift: the center of the field and the
/// bar's own rectangle in front of eight uniform colors). Over the glass of the bar, a field is 252 to 253 in the light
/// style and 19 to 21 in the dark one. In the light style, these are the colors of a tab bar's platter.
@MainActor final class SearchGlassEffect: UIVisualEffect {
  /// The parts of a search bar that are glass.
  enum Part { case field, bar }
  private let part: Part

  init(_ part: Part) {
    self.part = part
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func backdropFilter(for traits: UITraitCollection) -> BackdropFilter? {
    let isDark = traits.userInterfaceStyle == .dark
    return switch part {
    case .field: isDark ? GlassMaterial.searchFieldDark : GlassMaterial.platterLight
    case .bar: isDark ? GlassMaterial.searchBarDark : GlassMaterial.searchBarLight
    }
  }
}
