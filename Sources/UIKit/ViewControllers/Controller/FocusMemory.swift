import Foundation

/// What had the focus in a controller's view when something else came in front of it.
@MainActor final class FocusMemory {
  private weak var item: (any UIFocusItem)?
  private weak var host: (any FocusCellHost)?

  init(_ item: any UIFocusItem) {
    self.item = item
    host = (item as? any FocusCell)?.focusHost
  }

  /// The item, if it can have the focus again. A collection view answers with whatever cell its item has now.
  var target: (any UIFocusItem)? {
    if let host {
      guard host.window != nil else { return nil }
      host.settleForFocus()
      return host.returnToFocus()
    }
    return item.flatMap { FocusTree.isFocusable($0) ? $0 : nil }
  }
}
