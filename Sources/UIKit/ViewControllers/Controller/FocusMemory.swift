import Foundation

/// The item that was focused in a controller's view before another view covered it.
@MainActor final class FocusMemory {
  private weak var item: (any UIFocusItem)?
  private weak var host: (any FocusCellHost)?

  init(_ item: any UIFocusItem) {
    self.item = item
    host = (item as? any FocusCell)?.focusHost
  }

  /// The item, if it can become focused again. For a collection view it is the present cell of the same item.
  var target: (any UIFocusItem)? {
    if let host {
      guard host.window != nil else { return nil }
      host.resolveLayoutForFocus()
      return host.returnToFocus()
    }
    return item.flatMap { FocusTree.isFocusable($0) ? $0 : nil }
  }
}
