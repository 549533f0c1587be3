import Foundation

/// Decodes the appearances of bars: their backgrounds, hairlines, titles and items.
extension NibLoader {
  /// Sets the appearances that Interface Builder writes as children of a bar or of a navigation item.
  ///
  /// - Parameters:
  ///   - element: The element of the bar or item.
  ///   - set: A closure that assigns the appearance with a key, such as `standardAppearance`.
  func decodeAppearances<Appearance: UIBarAppearance>(
    _ element: NibElement, as make: () -> Appearance, set: (String, Appearance) -> Void
  ) {
    for key in ["standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance"] {
      guard let child = element.child(key: key) else { continue }
      let appearance = make()
      decodeBackground(appearance, child)
      if let appearance = appearance as? UINavigationBarAppearance { decodeNavigation(appearance, child) }
      if let appearance = appearance as? UIToolbarAppearance {
        decodeButtons(appearance.buttonAppearance, child, "buttonAppearance")
        decodeButtons(appearance.doneButtonAppearance, child, "doneButtonAppearance")
      }
      if let appearance = appearance as? UITabBarAppearance { decodeTabs(appearance, child) }
      set(key, appearance)
    }
  }

  private func decodeBackground(_ appearance: UIBarAppearance, _ element: NibElement) {
    if let name = element["backgroundEffect"] {
      if let style = Self.blurs[name] {
        appearance.backgroundEffect = UIBlurEffect(style: style)
      } else if name == "none" {
        // Without an effect, a bar with a color shows the color alone, and a bar without one is transparent.
        let shadow = appearance.shadowColor
        appearance.configureWithTransparentBackground()
        appearance.shadowColor = shadow
      }
    }
    if let color = document.color(element, "backgroundColor") { appearance.backgroundColor = color }
    if let image = document.image(element, "backgroundImage") { appearance.backgroundImage = image }
    if let mode = element["backgroundImageContentMode"].flatMap({ NibNames.contentMode[$0] }) {
      appearance.backgroundImageContentMode = mode
    }
    if let color = document.color(element, "shadowColor") { appearance.shadowColor = color }
    if let image = document.image(element, "shadowImage") { appearance.shadowImage = image }
  }

  private func decodeNavigation(_ appearance: UINavigationBarAppearance, _ element: NibElement) {
    if let attributes = document.titleAttributes(element, "titleTextAttributes") {
      appearance.titleTextAttributes = attributes
    }
    if let attributes = document.titleAttributes(element, "largeTitleTextAttributes") {
      appearance.largeTitleTextAttributes = attributes
    }
    if let offset = offset(element, "titlePositionAdjustment") { appearance.titlePositionAdjustment = offset }
    if let image = document.image(element, "backIndicatorImage") {
      appearance.setBackIndicatorImage(
        image, transitionMaskImage: document.image(element, "backIndicatorTransitionMaskImage"))
    }
    decodeButtons(appearance.buttonAppearance, element, "buttonAppearance")
    decodeButtons(appearance.doneButtonAppearance, element, "doneButtonAppearance")
    decodeButtons(appearance.backButtonAppearance, element, "backButtonAppearance")
  }

  private func decodeButtons(_ appearance: UIBarButtonItemAppearance, _ element: NibElement, _ key: String) {
    guard let child = element.child(key: key) else { return }
    for (key, state) in [
      ("normal", appearance.normal), ("highlighted", appearance.highlighted), ("disabled", appearance.disabled),
      ("focused", appearance.focused),
    ] {
      guard let child = child.child(key: key) else { continue }
      if let attributes = document.titleAttributes(child, "titleTextAttributes") {
        state.titleTextAttributes = attributes
      }
      if let offset = offset(child, "titlePositionAdjustment") { state.titlePositionAdjustment = offset }
      if let image = document.image(child, "backgroundImage") { state.backgroundImage = image }
      if let offset = offset(child, "backgroundImagePositionAdjustment") {
        state.backgroundImagePositionAdjustment = offset
      }
    }
  }

  private func decodeTabs(_ appearance: UITabBarAppearance, _ element: NibElement) {
    if let color = document.color(element, "selectionIndicatorTintColor") {
      appearance.selectionIndicatorTintColor = color
    }
    if let image = document.image(element, "selectionIndicatorImage") { appearance.selectionIndicatorImage = image }
    if let value = element.length("stackedItemWidth") { appearance.stackedItemWidth = value }
    if let value = element.length("stackedItemSpacing") { appearance.stackedItemSpacing = value }
    if let value = element["stackedItemPositioning"].flatMap({ Self.positionings[$0] }) {
      appearance.stackedItemPositioning = value
    }
    for (key, items) in [
      ("stackedLayoutAppearance", appearance.stackedLayoutAppearance),
      ("inlineLayoutAppearance", appearance.inlineLayoutAppearance),
      ("compactInlineLayoutAppearance", appearance.compactInlineLayoutAppearance),
    ] {
      guard let child = element.child(key: key) else { continue }
      for (key, state) in [
        ("normal", items.normal), ("selected", items.selected), ("disabled", items.disabled),
        ("focused", items.focused),
      ] {
        if let child = child.child(key: key) { decodeTabState(state, child) }
      }
    }
  }

  private func decodeTabState(_ state: UITabBarItemStateAppearance, _ element: NibElement) {
    if let attributes = document.titleAttributes(element, "titleTextAttributes") {
      state.titleTextAttributes = attributes
    }
    if let offset = offset(element, "titlePositionAdjustment") { state.titlePositionAdjustment = offset }
    if let color = document.color(element, "iconColor") { state.iconColor = color }
    if let color = document.color(element, "badgeBackgroundColor") { state.badgeBackgroundColor = color }
    if let attributes = document.titleAttributes(element, "badgeTextAttributes") {
      state.badgeTextAttributes = attributes
    }
    if let offset = offset(element, "badgePositionAdjustment") { state.badgePositionAdjustment = offset }
    if let offset = offset(element, "badgeTitlePositionAdjustment") { state.badgeTitlePositionAdjustment = offset }
  }

  static let positionings: [String: UITabBar.ItemPositioning] = [
    "automatic": .automatic, "fill": .fill, "centered": .centered,
  ]

  private func offset(_ element: NibElement, _ key: String) -> UIOffset? {
    guard let child = element.child(key: key) else { return nil }
    return UIOffset(horizontal: child.length("horizontal") ?? 0, vertical: child.length("vertical") ?? 0)
  }
}
