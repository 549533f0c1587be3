import Foundation

/// A line of a section whose items differ in size.
package struct FlowLine: Sendable, Equatable {
  /// Its first item; the next line's first item ends it.
  package let first: Int
  /// From the start of the section's lines.
  package let offset: Double
  /// Of its thickest item.
  package let thickness: Double

  /// What a line may be over-full by: sums of thirds must not fall off a line that they fill exactly.
  static let slack = 1e-4

  /// Fills lines greedily. O(items).
  static func fill(_ input: FlowSectionInput, axis: FlowAxis, available: Double) -> [FlowLine] {
    var lines: [FlowLine] = []
    var first = 0
    var offset = 0.0
    var used = 0.0
    var thickness = 0.0
    let limit = available + slack
    for (item, size) in input.sizes.list.enumerated() {
      let extent = axis.cross(size)
      if item > first, used + input.interitemSpacing + extent > limit {
        lines.append(FlowLine(first: first, offset: offset, thickness: thickness))
        offset += thickness + input.lineSpacing
        first = item
        used = extent
        thickness = axis.main(size)
      } else {
        used += item > first ? input.interitemSpacing + extent : extent
        thickness = max(thickness, axis.main(size))
      }
    }
    if input.sizes.count > 0 { lines.append(FlowLine(first: first, offset: offset, thickness: thickness)) }
    return lines
  }
}
