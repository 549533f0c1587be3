import CoreGraphics
import Foundation

/// The widths of a line's clusters, tabs resolved.
struct LineAdvances {
  /// One for each cluster of the line.
  private(set) var values: [CGFloat] = []
  /// Without the white space at the end.
  private(set) var width: CGFloat = 0
  /// With it.
  private(set) var full: CGFloat = 0

  init(setter: LineSetter, draft: LineSetter.Draft, x: CGFloat) {
    let paragraph = setter.document.paragraphs[draft.paragraph]
    values.reserveCapacity(draft.clusters.count)
    for index in draft.clusters {
      let cluster = paragraph.shaped.clusters[index]
      let advance =
        cluster.kind == .tab
        ? TabStops.advance(
          paragraph.style, from: x + full, following: { setter.tabSegment(paragraph, after: index) })
        : setter.advance(paragraph, cluster)
      values.append(advance)
      full += advance
      if cluster.kind != .space && cluster.kind != .newline { width = full }
    }
  }

  /// Widens every cluster but the last.
  mutating func add(_ width: CGFloat) {
    guard values.count > 1 else { return }
    for index in values.indices.dropLast() { values[index] += width }
    self.width += width * CGFloat(values.count - 1)
    full += width * CGFloat(values.count - 1)
  }
}
