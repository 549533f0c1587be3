import Foundation

extension CGPath {
  /// Returns the outline of the path's stroke. Fill the outline to draw the stroke.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the stroke, in the coordinate system of the path.
  ///   - lineCap: The shape of the ends.
  ///   - lineJoin: The shape of the corners.
  ///   - miterLimit: The largest ratio of miter length to line width.
  ///   - transform: A transform that is applied to the path before it is stroked.
  /// - Returns: The outline.
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

  /// Returns a copy of the path in which subpaths are replaced by dashes.
  ///
  /// - Parameters:
  ///   - phase: The offset into the pattern at which each subpath begins.
  ///   - lengths: The alternating lengths of dashes and gaps. If the array is empty, a length is negative, or all lengths are
  ///     0, the path is not divided into dashes.
  ///   - transform: A transform that is applied to the path first.
  /// - Returns: The dashes, as open subpaths.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = storage.applying(transform)
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 }), lengths.contains(where: { $0 > 0 }) else {
      return CGPath(storage: path)
    }
    return CGPath(storage: path.dashed(phase: phase, lengths: lengths, tolerance: 0.01))
  }

  /// Returns the path with its curves replaced by straight lines.
  ///
  /// - Parameter threshold: The largest distance of the lines from the curves.
  /// - Returns: The new path.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(storage: storage.flattened(tolerance: threshold))
  }

  private static func tolerance(_ width: CGFloat) -> CGFloat { min(0.05, max(0.001, abs(width) / 200)) }
}
