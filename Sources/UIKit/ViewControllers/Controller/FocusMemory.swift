import Foundation

/// A record of the focused item of a controller's view while another view covers that view.
@MainActor final class FocusMemory {
  private weak var item: (any UIFocusItem)?
  private weak var host: (any FocusCellHost)?

  init(_ item: any UIFocusItem) {
    self.item = item
    host = (item as? any FocusCell)?.focusHost
  }

  /// The item to focus again, or nil if there is no item that can be focused. If a collection view has reused the
  /// recorded cell, the value is the cell that is now at the recorded index path.
  var target: (any UIFocusItem)? {
    if let host {
      guard host.window != nil else { return nil }
      host.resolveLayoutForFocus()
      return host.revealFocusedCell()
    }
    return item.flatMap { FocusTree.isFocusable($0) ? $0 : nil }
  }
}
