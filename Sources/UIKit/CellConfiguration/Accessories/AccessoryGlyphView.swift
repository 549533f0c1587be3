import CoreGraphics

/// A view that draws an accessory glyph in the center of its bounds. The size of the glyph is `glyphSize`. The drawing
/// remains in the view's layer while its row is reused.
@MainActor
final class AccessoryGlyphView: UIView {
  /// The glyph that the view draws. The view is redrawn when it changes.
  var glyph: AccessoryGlyph {
    didSet { if glyph != oldValue { setNeedsDisplay() } }
  }
  /// The size of the drawn glyph, in points. The view may be larger.
  var glyphSize: CGSize {
    didSet { if glyphSize != oldValue { setNeedsDisplay() } }
  }
  /// The color of the glyph's lines and shapes, or `nil` to use the view's tint color.
  var lineColor: UIColor? {
    didSet { if lineColor != oldValue { setNeedsDisplay() } }
  }
  /// The color of the disc behind the glyph's shapes, or `nil` to use the view's tint color. Glyphs without a disc ignore this color.
  var discColor: UIColor? {
    didSet { if discColor != oldValue { setNeedsDisplay() } }
  }

  init(_ glyph: AccessoryGlyph, size: CGSize) {
    self.glyph = glyph
    glyphSize = size
    super.init(frame: CGRect(origin: .zero, size: size))
    isOpaque = false
    contentMode = .redraw
    super.isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    glyph = .disclosure
    glyphSize = .zero
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let traits = traitCollection
    func color(_ color: UIColor?) -> CGColor { (color ?? tintColor).resolvedColor(with: traits).cgColor }
    let scale = max(1, traits.displayScale)
    func centeredOrigin(_ length: CGFloat, _ glyphLength: CGFloat) -> CGFloat {
      (((length - glyphLength) / 2) * scale + 0.5).rounded(.down) / scale
    }
    let glyphRect = CGRect(
      x: centeredOrigin(bounds.width, glyphSize.width), y: centeredOrigin(bounds.height, glyphSize.height),
      width: glyphSize.width,
      height: glyphSize.height)
    glyph.draw(in: glyphRect, lineColor: color(lineColor), discColor: color(discColor), context: context)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { glyphSize }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if lineColor == nil || discColor == nil { setNeedsDisplay() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }
}
