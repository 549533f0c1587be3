import CoreGraphics
import Foundation

/// The widths of a line's clusters, including the computed widths of tabs.
struct LineAdvances {
  /// The width of each cluster of the line, in points.
  private(set) var values: [CGFloat] = []
  /// The width of the line in points, without white space at its end.
  private(set) var width: CGFloat = 0
  /// The width of the line in points, with white space at its end.
  private(set) var widthWithTrailingSpace: CGFloat = 0

  init(typesetter: Typesetter, fragment: Typesetter.LineFragment, x: CGFloat) {
    let paragraph = typesetter.document.paragraphs[fragment.paragraph]
    values.reserveCapacity(fragment.clusters.count)
    for index in fragment.clusters {
      let cluster = paragraph.shaped.clusters[index]
      let advance =
        cluster.kind == .tab
        ? TabStops.advance(
          paragraph.style, from: x + widthWithTrailingSpace,
          following: { typesetter.tabSegment(paragraph, after: index) })
        : typesetter.advance(paragraph, cluster)
      values.append(advance)
      widthWithTrailingSpace += advance
      if cluster.kind != .space && cluster.kind != .newline { width = widthWithTrailingSpace }
    }
  }

  /// Increases the width of every cluster except the last one, in points.
  mutating func add(_ width: CGFloat) {
    guard values.count > 1 else { return }
    for index in values.indices.dropLast() { values[index] += width }
    self.width += width * CGFloat(values.count - 1)
    widthWithTrailingSpace += width * CGFloat(values.count - 1)
  }
}
