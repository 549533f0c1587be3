import CoreGraphics

/// The ways in which an element of a menu is shown.
enum MenuRowStyle {
  /// A row with the image beside the title.
  case list
  /// An item beside others, with the image above the title.
  case medium
  /// An item beside others, with the image alone, or the title if it has no image.
  case small
  /// A small item of a palette.
  case palette

  /// The largest number of items side by side. UIKit's rows have three medium or four small items. UIKit scrolls
  /// palettes sideways, and Tessera continues them on the next line.
  var itemsPerLine: Int {
    switch self {
    case .list: 1
    case .medium: 3
    case .small: 4
    case .palette: 8
    }
  }

  /// Creates the style of the elements of a menu that is open or inline. The options and the preferred size of the menu
  /// determine it.
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
