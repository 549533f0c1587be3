import QuartzCore

/// The glass of a tab bar's platter. Its colors in the light style are measured (case glass-tab-platter-grays).
@MainActor final class PlatterGlassEffect: UIVisualEffect {
  override func backdropFilter(for traits: UITraitCollection) -> BackdropFilter? {
    traits.userInterfaceStyle == .dark ? GlassMaterial.platterDark : GlassMaterial.platterLight
  }
}
