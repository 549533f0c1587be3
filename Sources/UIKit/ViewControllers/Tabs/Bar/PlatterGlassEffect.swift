import QuartzCore

/// The glass of a tab bar's platter, which is the rounded background of the buttons. The colors in the light style were
/// measured on UIKit (case `glass-tab-platter-grays` of Tests/Oracle).
@MainActor final class PlatterGlassEffect: UIVisualEffect {
  override func backdropFilter(for traits: UITraitCollection) -> BackdropFilter? {
    traits.userInterfaceStyle == .dark ? GlassMaterial.platterDark : GlassMaterial.platterLight
  }
}
