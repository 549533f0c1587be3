import Foundation

extension CGPath {
  /// The outline that filling would have to be given to look like this path's stroke. `lineWidth` is measured in this
  /// path's space; `transform` is applied to the path first.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var line = LineStyle()
    line.width = lineWidth
    line.cap = lineCap
    line.join = lineJoin
    line.miterLimit = miterLimit
    let outline = storage.applying(transform).stroked(line, tolerance: Self.tolerance(lineWidth))
    return CGPath(storage: outline)
  }

  /// This path cut into dashes: `lengths` in turn is drawn and left out, beginning `phase` into them. Lengths that are
  /// negative, or 0 altogether, leave the path as it is.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = storage.applying(transform)
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 }), lengths.contains(where: { $0 > 0 }) else {
      return CGPath(storage: path)
    }
    return CGPath(storage: path.dashed(phase: phase, lengths: lengths, tolerance: 0.01))
  }

  /// This path made of straight lines that stay within `threshold` of it.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(storage: storage.flattened(tolerance: threshold))
  }

  private static func tolerance(_ width: CGFloat) -> CGFloat { min(0.05, max(0.001, abs(width) / 200)) }
}
