import Foundation

extension UITableView {
  /// A line that describes the visible elements, for debugging and tests, such as `[3, 5] | header 0@22 [0, 0]@50 … |
  /// leaving 1 | waiting 5`.
  ///
  /// The line contains the number of rows in each section, the visible elements in order with their vertical positions in the
  /// content, the number of views that disappear with an animation, and the number of views in the reuse pools.
  ///
  /// - Complexity: O(*n*), where *n* is the number of visible elements.
  package final var liveElementsDescription: String {
    let lines = liveElements.values.map { element -> String in
      let name =
        element.isRow ? "\(Array(element.path))" : "\(element.isHeader ? "header" : "footer") \(element.section)"
      return "\(name)@\(Int(element.view.frame.minY))"
    }
    return "\(heights.map { "\($0.counts)" } ?? "counts unknown") | \(lines.joined(separator: " ")) | "
      + "leaving \(animator.disappearingCount) | waiting \(cellPool.count + headerFooterPool.count)"
  }
}
