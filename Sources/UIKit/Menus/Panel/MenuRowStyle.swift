import CoreGraphics

/// The way in which an element of a menu is shown.
enum MenuRowStyle {
  /// A row with the image beside the title.
  case list
  /// An item in a line of several items, with the image above the title.
  case medium
  /// An item in a line of several items, with the image alone, or the title if it has no image.
  case small
  /// A small item of a palette.
  case palette

  /// The largest number of items side by side. As in UIKit, a line has three medium or four small items. UIKit scrolls
  /// palettes sideways, whereas Tessera continues them on the next line.
  var itemsPerLine: Int {
    switch self {
    case .list: 1
    case .medium: 3
    case .small: 4
    case .palette: 8
    }
  }

  /// Creates the style of the rows of a menu from the menu's options and preferred element size. The menu is the opened menu or
  /// an inline submenu.
  @MainActor init(_ menu: UIMenu) {
    if menu.options.contains(.displayAsPalette) {
      self = .palette
    } else {
      switch menu.preferredElementSize {
      case .small: self = .small
      case .medium: self = .medium
      default: self = .list
      }
    }
  }
}
