import UIKit

class ScrollHandler {
  var calls: [String] = []
}

class TableHandler: ScrollHandler {
  var rows = 0
}

/// The override has a handler with a more general type, as in the library Closures.
extension UIScrollView {
  @discardableResult
  @objc func update(handler: (_ delegate: ScrollHandler) -> Void) -> Self {
    let delegate = ScrollHandler()
    handler(delegate)
    accessibilityLabel = "scroll view: \(delegate.calls.joined())"
    return self
  }
}

extension UITableView {
  @discardableResult
  @objc override func update(handler: (_ delegate: TableHandler) -> Void) -> Self {
    let delegate = TableHandler()
    handler(delegate)
    accessibilityLabel = "table view: \(delegate.calls.joined()) \(delegate.rows)"
    return self
  }

  func setRows(_ count: Int) -> Self { return update { $0.rows = count } }
}
