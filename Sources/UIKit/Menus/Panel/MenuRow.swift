import Foundation

/// A row of a visible menu: a title, a separator, a placeholder for elements that are being loaded, an element that can
/// be chosen, or a submenu.
enum MenuRow {
  case title(String)
  case separator
  case loading
  case leaf(UIMenuElement & UIMenuLeaf)
  case submenu(UIMenu)

  /// Indicates whether the row can be highlighted and chosen.
  @MainActor var isEnabled: Bool {
    switch self {
    case .title, .separator, .loading: return false
    case .leaf(let leaf): return !leaf.attributes.contains(.disabled)
    case .submenu: return true
    }
  }

  @MainActor var element: UIMenuElement? {
    switch self {
    case .title, .separator, .loading: return nil
    case .leaf(let leaf): return leaf
    case .submenu(let menu): return menu
    }
  }

  /// The image beside the title, or `nil` if there is none.
  @MainActor var image: UIImage? {
    if case .leaf(let leaf) = self, leaf.state == .on, let selected = leaf.selectedImage { return selected }
    return element?.image
  }

  @MainActor var isDestructive: Bool {
    switch self {
    case .leaf(let leaf): return leaf.attributes.contains(.destructive)
    case .submenu(let menu): return menu.options.contains(.destructive)
    default: return false
    }
  }
}
