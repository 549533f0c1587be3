import CoreGraphics

/// Draws the checkerboard behind translucent colors.
@MainActor enum ColorCheckerboard {
  /// The width of a square in points.
  private static let squareSide: CGFloat = 5

  /// Draws a checkerboard into the current context if a color is not opaque.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to fill, in points.
  ///   - path: A path that clips the squares.
  ///   - color: The color that is drawn above the checkerboard.
  static func draw(in rect: CGRect, clippedTo path: UIBezierPath, below color: UIColor) {
    var alpha: CGFloat = 1
    _ = color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
    guard alpha < 1, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    path.addClip()
    UIColor.white.setFill()
    UIRectFill(rect)
    UIColor(white: 0.75, alpha: 1).setFill()
    for row in 0..<Int((rect.height / squareSide).rounded(.up)) {
      for column in 0..<Int((rect.width / squareSide).rounded(.up)) where (row + column) % 2 == 1 {
        UIRectFill(
          CGRect(
            x: rect.minX + CGFloat(column) * squareSide, y: rect.minY + CGFloat(row) * squareSide, width: squareSide,
            height: squareSide))
      }
    }
    context.restoreGState()
  }
}
