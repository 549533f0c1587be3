import Foundation
import RuntimeInterface

/// What the identifiers of a table stand for, and the views that wait to be used again: one pile for each identifier.
/// They stay subviews of the table, hidden, so that taking one costs no change of window.
@MainActor
final class TableReuse<View: UIView> {
  @exclusivity(unchecked) private var classes: [String: View.Type] = [:]
  @exclusivity(unchecked) private var piles: [String: [View]] = [:]

  func register(_ viewClass: AnyClass?, _ identifier: String, in table: UITableView) {
    for view in piles.removeValue(forKey: identifier) ?? [] { view.removeFromSuperview() }
    guard let viewClass else {
      classes[identifier] = nil
      return
    }
    guard let known = viewClass as? View.Type else {
      Misuse.report("\(viewClass) cannot be registered with \(table) for “\(identifier)”: it is no \(View.self)")
      return
    }
    classes[identifier] = known
  }

  func registered(_ identifier: String) -> View.Type? { classes[identifier] }

  func put(_ view: View, _ identifier: String) { piles[identifier, default: []].append(view) }

  /// A waiting view, of the registered class where there is one: another may have been registered while it was on screen.
  func take(_ identifier: String) -> View? {
    while let view = piles[identifier]?.popLast() {
      if let wanted = classes[identifier], type(of: view) != wanted {
        view.removeFromSuperview()
        continue
      }
      return view
    }
    return nil
  }

  /// How many views wait.
  var count: Int { piles.values.reduce(0) { $0 + $1.count } }
}
