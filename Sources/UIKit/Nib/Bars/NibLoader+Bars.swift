import Foundation

/// Decodes the values of bars and their items.
extension NibLoader {
  func decodeNavigationBar(_ bar: UINavigationBar, _ element: NibElement) {
    if let style = Self.barStyle(element) { bar.barStyle = style }
    if let value = element.bool("translucent") { bar.isTranslucent = value }
    if let value = element.bool("largeTitles") { bar.prefersLargeTitles = value }
    if let color = document.color(element, "barTintColor") { bar.barTintColor = color }
    if let attributes = document.titleAttributes(element, "titleTextAttributes") {
      bar.titleTextAttributes = attributes
    }
    if let attributes = document.titleAttributes(element, "largeTitleTextAttributes") {
      bar.largeTitleTextAttributes = attributes
    }
    if let image = document.image(element, "shadowImage") { bar.shadowImage = image }
    if let image = document.image(element, "backIndicatorImage") {
      bar.backIndicatorImage = image
      bar.backIndicatorTransitionMaskImage = document.image(element, "backIndicatorTransitionMaskImage")
    }
    decodeAppearances(element, as: { UINavigationBarAppearance() }) { key, appearance in
      switch key {
      case "standardAppearance": bar.standardAppearance = appearance
      case "compactAppearance": bar.compactAppearance = appearance
      case "scrollEdgeAppearance": bar.scrollEdgeAppearance = appearance
      default: bar.compactScrollEdgeAppearance = appearance
      }
    }
    let items = element.elements(in: "items").compactMap { makeObject($0) as? UINavigationItem }
    if !items.isEmpty { bar.items = items }
  }

  func decodeToolbar(_ bar: UIToolbar, _ element: NibElement) {
    if let style = Self.barStyle(element) { bar.barStyle = style }
    if let value = element.bool("translucent") { bar.isTranslucent = value }
    if let color = document.color(element, "barTintColor") { bar.barTintColor = color }
    decodeAppearances(element, as: { UIToolbarAppearance() }) { key, appearance in
      switch key {
      case "standardAppearance": bar.standardAppearance = appearance
      case "compactAppearance": bar.compactAppearance = appearance
      case "scrollEdgeAppearance": bar.scrollEdgeAppearance = appearance
      default: bar.compactScrollEdgeAppearance = appearance
      }
    }
    let items = element.elements(in: "items").compactMap { makeObject($0) as? UIBarButtonItem }
    if !items.isEmpty { bar.items = items }
  }

  /// Decodes the bar that a navigation or tab bar controller creates and positions itself.
  func decodeControllerBar(_ bar: UIView, _ element: NibElement) {
    if let id = element.id { objects[id] = bar }
    if let color = document.color(element, "tintColor") { bar.tintColor = color }
    if let color = document.color(element, "backgroundColor") { bar.backgroundColor = color }
    if let value = element.integer("tag") { bar.tag = value }
    if let bar = bar as? UINavigationBar { decodeNavigationBar(bar, element) }
    if let bar = bar as? UIToolbar { decodeToolbar(bar, element) }
    if let bar = bar as? UITabBar { decodeTabBar(bar, element) }
    adopt(bar, element)
  }

  static func barStyle(_ element: NibElement) -> UIBarStyle? {
    switch element["barStyle"] {
    case "black", "blackOpaque", "blackTranslucent": .black
    case "default": .default
    default: nil
    }
  }

  func decodeNavigationItem(_ item: UINavigationItem, _ element: NibElement) {
    if let text = document.string(element, "title") { item.title = text }
    if let text = document.string(element, "prompt") { item.prompt = text }
    if let text = document.string(element, "backButtonTitle") { item.backButtonTitle = text }
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    switch element["backButtonDisplayMode"] {
    case "generic": item.backButtonDisplayMode = .generic
    case "minimal": item.backButtonDisplayMode = .minimal
    default: break
    }
    decodeAppearances(element, as: { UINavigationBarAppearance() }) { key, appearance in
      switch key {
      case "standardAppearance": item.standardAppearance = appearance
      case "compactAppearance": item.compactAppearance = appearance
      case "scrollEdgeAppearance": item.scrollEdgeAppearance = appearance
      default: item.compactScrollEdgeAppearance = appearance
      }
    }
    if let value = element.bool("hidesBackButton") { item.hidesBackButton = value }
    if let value = element.bool("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = value }
    if let value = element.bool("hidesSearchBarWhenScrolling") { item.hidesSearchBarWhenScrolling = value }
    if let child = element.child(key: "titleView") { item.titleView = makeView(child) }
    if let child = element.child(key: "backBarButtonItem") {
      item.backBarButtonItem = makeObject(child) as? UIBarButtonItem
    }
    if let items = barItems(element, "leftBarButtonItem") { item.leftBarButtonItems = items }
    if let items = barItems(element, "rightBarButtonItem") { item.rightBarButtonItems = items }
  }

  /// Returns the bar button items on one side of a navigation item. In the file, a single item is the value of a
  /// property, and several items are in an element with the plural name.
  private func barItems(_ element: NibElement, _ key: String) -> [UIBarButtonItem]? {
    let elements = element.child(key: key).map { [$0] } ?? element.elements(in: key + "s")
    guard !elements.isEmpty else { return nil }
    return elements.compactMap { makeObject($0) as? UIBarButtonItem }
  }

  func decodeBarButtonItem(_ item: UIBarButtonItem, _ element: NibElement) {
    if let system = element["systemItem"].flatMap({ NibNames.systemItem[$0] }) { item.configure(as: system) }
    if element["style"] == "done" { item.style = .done }
    if let value = element.length("width") { item.width = value }
    if let color = document.color(element, "tintColor") { item.tintColor = color }
    decodeBarItem(item, element)
    if let child = element.child(key: "customView")
      ?? element.children.first(where: { NibClasses.views[$0.name] != nil })
    {
      item.customView = makeView(child)
    }
  }

  func decodeBarItem(_ item: UIBarItem, _ element: NibElement) {
    if let text = document.string(element, "title") { item.title = text }
    if let image = document.image(element) { item.image = image }
    if let image = document.image(element, "landscapeImage") { item.landscapeImagePhone = image }
    if let value = element.bool("enabled") { item.isEnabled = value }
    if let value = element.integer("tag") { item.tag = value }
    if let insets = element.insets("imageInsets") { item.imageInsets = insets }
  }
}
