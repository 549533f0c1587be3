import Foundation

/// Decodes the values of tab bars and their items.
extension NibLoader {
  func decodeTabBar(_ bar: UITabBar, _ element: NibElement) {
    if let style = Self.barStyle(element) { bar.barStyle = style }
    if let value = element.bool("translucent") { bar.isTranslucent = value }
    if let color = document.color(element, "barTintColor") { bar.barTintColor = color }
    if let color = document.color(element, "selectedImageTintColor") { bar.tintColor = color }
    if let color = document.color(element, "unselectedItemTintColor") { bar.unselectedItemTintColor = color }
    if let image = document.image(element, "backgroundImage") { bar.backgroundImage = image }
    if let image = document.image(element, "shadowImage") { bar.shadowImage = image }
    if let image = document.image(element, "selectionIndicatorImage") { bar.selectionIndicatorImage = image }
    if let value = element["itemPositioning"].flatMap({ Self.positionings[$0] }) { bar.itemPositioning = value }
    if let value = element.length("itemWidth") { bar.itemWidth = value }
    if let value = element.length("itemSpacing") { bar.itemSpacing = value }
    decodeAppearances(element, as: { UITabBarAppearance() }) { key, appearance in
      switch key {
      case "standardAppearance": bar.standardAppearance = appearance
      case "scrollEdgeAppearance": bar.scrollEdgeAppearance = appearance
      default: break
      }
    }
    let items = element.elements(in: "items").compactMap { makeObject($0) as? UITabBarItem }
    if !items.isEmpty { bar.items = items }
  }

  func decodeTabBarItem(_ item: UITabBarItem, _ element: NibElement) {
    if let system = element["systemItem"].flatMap({ Self.systemTabs[$0] }) { item.configure(as: system) }
    decodeBarItem(item, element)
    if let image = document.image(element, "selectedImage") { item.selectedImage = image }
    if let text = document.string(element, "badgeValue") { item.badgeValue = text }
    if let color = document.color(element, "badgeColor") { item.badgeColor = color }
  }

  private static let systemTabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
    "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
    "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]
}
