import Foundation

extension UITableView {
  /// One line about what is on screen: `[3, 5] | header 0@22 [0, 0]@50 … | leaving 1 | waiting 5`: the rows a section, the
  /// elements in order with where they begin (content coordinates), how many views are leaving with animations, and how
  /// many wait to be used again. O(elements on screen).
  package final var realizedDescription: String {
    let shown = realized.values.map { element -> String in
      let name =
        element.isRow ? "\(Array(element.path))" : "\(element.isHeader ? "header" : "footer") \(element.section)"
      return "\(name)@\(Int(element.view.frame.minY))"
    }
    return "\(heights.map { "\($0.counts)" } ?? "counts unknown") | \(shown.joined(separator: " ")) | "
      + "leaving \(animator.disappearingCount) | waiting \(cellPool.count + headerFooterPool.count)"
  }
}
