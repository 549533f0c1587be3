import Foundation

/// One animated change of a table, until its animation is over.
@MainActor
final class RunningTableUpdate {
  /// What leaves the screen with this change: its time on the screen ends with it.
  private var leaving: [TableElement]
  /// A reload, or the loss of the window, ended it before its time.
  private(set) var isInterrupted = false

  init(leaving: [TableElement]) {
    self.leaving = leaving
    for element in leaving { element.departure = self }
  }

  var count: Int { leaving.count }

  /// The element is shown again: it is no longer this change's business.
  func keep(_ element: TableElement) {
    leaving.removeAll { $0 === element }
    element.departure = nil
  }

  /// Recycles the views that have left. Does nothing the second time.
  func end(in table: UITableView) {
    let elements = leaving
    leaving = []
    table.batches.running.removeAll { $0 === self }
    for element in elements {
      element.departure = nil
      if table.batches.departing[element.key] === element { table.batches.departing[element.key] = nil }
      let view = element.view
      for key in view.layer.animationKeys() ?? [] { view.layer.removeAnimation(forKey: key) }
      table.retire(element)
      view.alpha = 1
    }
  }

  /// Ends it now; its completion will say that it did not run to its end.
  func interrupt(in table: UITableView) {
    isInterrupted = true
    end(in: table)
  }
}

extension UITableView {
  /// Ends all animated changes at once: their views are recycled, their completions hear `false`.
  final func interruptUpdates() {
    for update in batches.running { update.interrupt(in: self) }
    batches.departing = [:]
  }

  /// The view of an element that was about to leave, taken back; nil when there is none.
  final func takeBack(_ key: ElementKey) -> TableElement? {
    guard let element = batches.departing.removeValue(forKey: key) else { return nil }
    element.departure?.keep(element)
    realized[key] = element
    if let cell = element.cell { restoreState(of: cell, element.path) }
    return element
  }
}
