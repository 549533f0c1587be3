import CoreGraphics

/// A view that shows a color above a checkerboard, which is visible through a translucent color.
@MainActor final class ColorCheckerboardView: UIView {
  /// The color that is drawn above the checkerboard. The default is clear.
  var color = UIColor.clear { didSet { if color != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    fatalError("ColorCheckerboardView does not support init(coder:); the color picker creates it in code")
  }

  override func draw(_ rect: CGRect) {
    ColorCheckerboard.draw(in: bounds, clippedTo: UIBezierPath(rect: bounds), below: color)
    color.setFill()
    UIRectFill(bounds)
  }
}
